/** The tools for agents, tried with the inspector and the conformance suite of the protocol. */
import { join } from 'node:path'
import { MCP_PATH } from '@polyipsum/contract'
import { generate } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListeningService, openService } from '../packages/server/test/listening-service.js'
import { run } from './packed-packages.js'
import { createProject, type UserProject } from './user-project.js'

let project: UserProject
let service: ListeningService
beforeAll(async () => {
  project = await createProject('mcp', {
    folders: ['text', 'client', 'mcp', 'cli'].map((name) => `packages/${name}`),
    programs: ['@modelcontextprotocol/conformance', '@modelcontextprotocol/inspector', 'node'],
  })
  service = await openService({ rateLimit: 0 })
})
afterAll(async () => {
  await service?.stop()
  await project?.remove()
})

const url = () => `${service.baseUrl}${MCP_PATH}`

/** What a program of the project prints, and its exit code. */
async function output(program: string, ...args: string[]) {
  const node = join(project.path, 'node_modules/node/bin/node')
  const options = {
    cwd: project.path,
    // The inspector keeps a catalogue in the home folder.
    env: { ...process.env, HOME: project.parent },
    maxBuffer: 2 ** 24,
  }
  return run(node, [project.program(program), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: code as number, stdout, stderr }),
  )
}

describe.each([
  ['stdio', () => [project.program('polyipsum'), 'mcp']],
  ['HTTP', () => [url()]],
])('the inspector, over %s,', (_, target) => {
  const inspect = (...args: string[]) => output('mcp-inspector', '--cli', ...target(), ...args)

  it('finds nothing wrong with the schemas', async () => {
    const { code, stdout, stderr } = await inspect('--method', 'tools/list', '--strict')
    expect(stderr).not.toMatch(/Warning|Error/u)
    expect(code).toBe(0)
    const { tools } = JSON.parse(stdout) as { tools: { name: string }[] }
    expect(tools.map(({ name }) => name)).toEqual(['generate_text', 'list_languages'])
  })

  const call = (...pairs: string[]) =>
    inspect(
      ...['--method', 'tools/call', '--tool-name', 'generate_text'],
      ...pairs.flatMap((pair) => ['--tool-arg', pair]),
    )

  it('calls the tool', async () => {
    const { stdout } = await call('locale=ja', 'type=title', 'count=2', 'seed=inspector')
    const { text } = generate({ locale: 'ja', type: 'title', count: 2, seed: 'inspector' })
    expect(JSON.parse(stdout)).toEqual({
      content: [{ type: 'text', text }],
      structuredContent: { texts: [{ locale: 'ja', text }] },
    })
  })

  it('shows how to mend a call', async () => {
    const { code, stdout } = await call('locale=japanse')
    expect(code).not.toBe(0)
    expect(JSON.parse(stdout).content[0].text).toContain('Did you mean ja?')
  })
})

/** The scenarios of the conformance suite that need no tool, prompt or resource of its own. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'] as const

it.each(SCENARIOS)('the conformance suite passes: %s', async (scenario) => {
  const { code, stdout } = await output(
    'conformance',
    'server',
    '--url',
    url(),
    '--scenario',
    scenario,
  )
  expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/u)
  expect(code).toBe(0)
})
