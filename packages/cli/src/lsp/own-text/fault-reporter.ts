/** Shows the faults of own text in the files that are open, as they are typed. */
import { Worker } from 'node:worker_threads'
import type { NotationFault } from '@polyipsum/text'
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckRequest, CheckResult } from './check-thread.js'
import { isOwnText, type OwnTextFile, pathOf, placeOf } from './own-text-file.js'

/** How long nobody types before a check, in milliseconds. */
const PAUSE_MS = 250

interface OpenFile {
  readonly document: TextDocument
  readonly place: OwnTextFile
}

/** Tells the editor the faults of a file; none when the list is empty. */
export type Publish = (document: TextDocument, diagnostics: Diagnostic[]) => void

export class FaultReporter {
  readonly #publish: Publish
  readonly #open = new Map<string, OpenFile>()
  /** The documents of which it is not known yet whether they are own text. */
  readonly #unknown = new Set<string>()
  /** The documents with faults that the editor shows. */
  readonly #shown = new Set<string>()
  /** The folders to check, each with the time of its last change. */
  readonly #waiting = new Map<string, NodeJS.Timeout>()
  readonly #answers = new Map<number, (faults: readonly NotationFault[] | undefined) => void>()
  #worker: Worker | undefined
  #number = 0
  /** The folders under check, and whether they have changed since it began. */
  readonly #checking = new Map<string, boolean>()

  constructor(publish: Publish) {
    this.#publish = publish
  }

  /** A file has been opened, or has changed. */
  async changed(document: TextDocument): Promise<void> {
    const place = placeOf(document.uri)
    if (place === undefined) return
    const { uri } = document
    if (!this.#open.has(uri)) {
      this.#unknown.add(uri)
      const isOwn = await isOwnText(place, document.getText())
      // It may have been closed in the meantime.
      if (!this.#unknown.delete(uri) || !isOwn) return
    }
    this.#open.set(uri, { document, place })
    this.#schedule(place.folder)
  }

  /** A file has been closed: what is on the disk counts again. */
  closed(document: TextDocument): void {
    const { uri } = document
    this.#unknown.delete(uri)
    const file = this.#open.get(uri)
    if (file === undefined) return
    this.#open.delete(uri)
    if (this.#shown.delete(uri)) this.#publish(document, [])
    this.#schedule(file.place.folder)
  }

  #schedule(folder: string): void {
    clearTimeout(this.#waiting.get(folder))
    this.#waiting.set(
      folder,
      setTimeout(() => this.#check(folder), PAUSE_MS),
    )
  }

  async #check(folder: string): Promise<void> {
    this.#waiting.delete(folder)
    // One check of a folder at a time: the thread would only fall behind.
    if (this.#checking.has(folder)) {
      this.#checking.set(folder, true)
      return
    }
    const files = this.#filesOf(folder)
    if (files.length === 0) return
    const versions = files.map(({ document }) => document.version)
    this.#checking.set(folder, false)
    const faults = await this.#ask(folder, files)
    const hasChanged = this.#checking.get(folder)
    this.#checking.delete(folder)
    if (faults !== undefined) {
      for (const [i, file] of files.entries()) {
        // Lines have moved in a file that has changed: its next check is near.
        if (file.document.version === versions[i] && this.#isOpen(file)) {
          this.#show(file, files, faults)
        }
      }
    }
    if (hasChanged) this.#schedule(folder)
  }

  #filesOf(folder: string): readonly OpenFile[] {
    return [...this.#open.values()].filter(({ place }) => place.folder === folder)
  }

  #isOpen({ document }: OpenFile): boolean {
    return this.#open.get(document.uri)?.document === document
  }

  /** The faults of a folder; undefined when the thread ends before it answers. */
  #ask(folder: string, files: readonly OpenFile[]): Promise<readonly NotationFault[] | undefined> {
    const languages = new Set(files.flatMap(({ place }) => place.language ?? []))
    const open = files.map(({ document, place }) => [pathOf(place), document.getText()] as const)
    const id = ++this.#number
    const request = { id, folder, languages: [...languages], open: Object.fromEntries(open) }
    this.#thread().postMessage(request satisfies CheckRequest)
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(new URL('./check-thread.js', import.meta.url))
    worker.on('message', ({ id, faults }: CheckResult) => {
      this.#answers.get(id)?.(faults)
      this.#answers.delete(id)
    })
    worker.on('error', (error) => process.stderr.write(`polyipsum: ${error.stack}\n`))
    worker.on('exit', () => {
      this.#worker = undefined
      for (const answer of this.#answers.values()) answer(undefined)
      this.#answers.clear()
    })
    // The server ends when the editor does, whatever is under check.
    worker.unref()
    this.#worker = worker
    return worker
  }

  #show(file: OpenFile, files: readonly OpenFile[], faults: readonly NotationFault[]): void {
    const { document, place } = file
    const own = faults.filter((fault) => fault.file === pathOf(place))
    const elsewhere = own.length === 0 ? this.#faultElsewhere(place, files, faults) : undefined
    const diagnostics = [
      ...own.map((fault) => diagnosticOf(document, fault.line - 1, textOf(fault))),
      ...(elsewhere === undefined ? [] : [noteOf(document, elsewhere)]),
    ]
    if (diagnostics.length === 0 && !this.#shown.has(document.uri)) return
    if (diagnostics.length === 0) this.#shown.delete(document.uri)
    else this.#shown.add(document.uri)
    this.#publish(document, diagnostics)
  }

  /**
   * The first fault of a file that is not open, of the language of one that is: nothing can be written
   * with the language, and a fault of `language.txt` hides those of the other files.
   */
  #faultElsewhere(
    { language }: OwnTextFile,
    files: readonly OpenFile[],
    faults: readonly NotationFault[],
  ): NotationFault | undefined {
    if (language === undefined) return undefined
    const open = new Set(files.map(({ place }) => pathOf(place)))
    return faults.find(
      ({ file }) => !open.has(file) && (!file.includes('/') || file.startsWith(`${language}/`)),
    )
  }
}

/** A fault in the words of `polyipsum check`. */
function textOf({ fault, remedy }: NotationFault): string {
  return `${fault}. ${remedy}.`
}

function noteOf(document: TextDocument, fault: NotationFault): Diagnostic {
  const message = `${fault.file}:${fault.line}: ${textOf(fault)}`
  return { ...diagnosticOf(document, 0, message), severity: DiagnosticSeverity.Information }
}

/** A diagnostic of a whole line, from 0. */
function diagnosticOf(document: TextDocument, line: number, message: string): Diagnostic {
  const start = { line: Math.min(line, document.lineCount - 1), character: 0 }
  const text = document.getText({ start, end: { line: start.line + 1, character: 0 } })
  return {
    range: { start, end: { ...start, character: text.replace(/\r?\n$/u, '').length } },
    severity: DiagnosticSeverity.Error,
    source: 'polyipsum',
    message,
  }
}
