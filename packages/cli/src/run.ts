import { readFileSync } from 'node:fs'
import { ITEMS_PROPERTY } from '@polyipsum/contract'
import type { Languages } from './languages.js'
import type { Target, TextRequest } from './options.js'
import type { Task } from './program.js'
import { openText } from './text-source.js'
import { writeText } from './write-text.js'

/** Runs a task. Loads the modules of that task alone, for a faster start. @throws Fault */
export async function run(task: Task, languages: Languages): Promise<void> {
  switch (task.task) {
    case 'write':
      return write(task.request, task.target, languages)
    case 'list-locales': {
      const { localeJson, localeTable } = await import('./locale-table.js')
      return print(task.json ? localeJson(languages) : localeTable(languages), task.target)
    }
    case 'help':
      return print(task.text)
    case 'version':
      return print(`${version()}\n`)
    case 'check': {
      const { check } = await import('./check.js')
      const { report, hasFaults } = await check(task.folder, task.json)
      if (hasFaults) process.exitCode = 1
      return print(report)
    }
    case 'completion': {
      const { completionScript } = await import('./completion.js')
      return print(completionScript(task.shell))
    }
    case 'lsp': {
      const { serveLanguage } = await import('./lsp/server.js')
      return serveLanguage(version())
    }
    case 'mcp': {
      const { serveTools } = await import('@polyipsum/mcp/stdio')
      const complain = ({ message }: Error) => process.stderr.write(`polyipsum: ${message}\n`)
      if (task.folder === undefined) return serveTools(complain)
      const { openTextFolder } = await import('./text-folder.js')
      const { languagesOf } = await import('@polyipsum/text/reading')
      return serveTools(complain, languagesOf(await openTextFolder(task.folder)))
    }
    case 'new': {
      const { newText } = await import('./new-text.js')
      const paths = await newText(task.folder, task.code, task.topic)
      return print(paths.map((path) => `${path}\n`).join(''))
    }
    case 'sample': {
      const { sample } = await import('./sample.js')
      return print(await sample(task.folder, task.code, task.topic, task.isWhole))
    }
    case 'serve': {
      const { serve } = await import('./serve.js')
      return serve({ PORT: task.port, HOST: task.host, TEXT_DIR: task.folder })
    }
  }
}

async function write(request: TextRequest, target: Target, languages: Languages): Promise<void> {
  await writeText(await openText(request, languages), target, request)
  if (target === 'clipboard') {
    const { count, type, locale } = request
    const items = count === 1 ? type : ITEMS_PROPERTY[type]
    // The count of an article is that of its sections.
    const text = type === 'article' ? 'an article' : `${count} ${items}`
    process.stderr.write(
      `polyipsum: copied ${text} in ${languages.LOCALES[locale]?.englishName} to the clipboard\n`,
    )
  }
}

async function print(text: string, target: Target = 'stdout'): Promise<void> {
  await writeText([Buffer.from(text)], target)
}

function version(): string {
  const url = new URL('../package.json', import.meta.url)
  return (JSON.parse(readFileSync(url, 'utf8')) as { version: string }).version
}
