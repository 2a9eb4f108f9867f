/** A client of the language server, over a real process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import {
  type ClientCapabilities,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { OpenFile } from './open-file.js'
import { MAIN } from './polyipsum.js'

/** The capabilities of an editor that takes texts as they are, and asks for the edit of a chosen action. */
export const CAPABLE: ClientCapabilities = {
  textDocument: {
    completion: {
      completionItem: { snippetSupport: true, insertTextModeSupport: { valueSet: [1, 2] } },
    },
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
  },
}

interface Start {
  readonly capabilities?: ClientCapabilities
  readonly initializationOptions?: unknown
  /** What the editor answers when it is asked for settings. */
  readonly configuration?: unknown
  /** Options of Node.js for the server. */
  readonly nodeOptions?: readonly string[]
}

export class LanguageClient {
  readonly connection: ProtocolConnection
  readonly exit: Promise<unknown[]>
  readonly messages: string[] = []
  /** What the server says is wrong in each file, by its address. */
  readonly diagnostics = new Map<string, readonly Diagnostic[]>()
  /** What the server asked to be told of. */
  readonly registered: string[] = []
  configuration: unknown
  initialized: InitializeResult | undefined
  #number = 0
  readonly #kill: () => void
  /** Ends the input of the server, as the death of an editor does. */
  readonly leave: () => void

  constructor({ configuration, nodeOptions = [] }: Start) {
    const server = spawn(process.execPath, [...nodeOptions, MAIN, 'lsp', '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.exit = once(server, 'exit')
    this.configuration = configuration
    this.connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    )
    this.connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(() => this.configuration ?? null),
    )
    this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations.map(({ method }) => method))
    })
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message)
    })
    this.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.diagnostics.set(uri, diagnostics)
    })
    this.connection.listen()
    this.#kill = () => server.kill()
    this.leave = () => server.stdin.end()
  }

  async kill(): Promise<void> {
    this.connection.dispose()
    this.#kill()
    await this.exit
  }

  /** Opens a file whose text has the cursor as `|`, or a selection as `«…»`. */
  open(languageId: string, marked: string, name = `file-${languageId}`): Promise<OpenFile> {
    const [begin, end] = [marked.search(/[«|]/u), marked.replace(/[«|]/u, '').search(/[»]|$/u)]
    const uri = `file:///project/${this.#number++}/${name}`
    return this.openAt(uri, marked.replace(/[«»|]/gu, ''), languageId, begin, end)
  }

  /** Opens a file with an address, and the cursor or a selection at offsets. */
  async openAt(
    uri: string,
    text: string,
    languageId = 'plaintext',
    begin = text.length,
    end = begin,
  ): Promise<OpenFile> {
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    })
    return new OpenFile(this.connection, TextDocument.create(uri, languageId, 1, text), begin, end)
  }

  async shutDown(): Promise<unknown[]> {
    await this.connection.sendRequest(ShutdownRequest.type)
    await this.connection.sendNotification(ExitNotification.type)
    return this.exit
  }

  configure(settings: unknown): Promise<void> {
    return this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings })
  }
}

/** A server for the tests of a file. */
export function sharedServer(): { readonly client: LanguageClient } {
  let client: LanguageClient | undefined
  beforeAll(async () => {
    client = await start({})
  })
  afterAll(() => client?.kill())
  return {
    get client() {
      if (client === undefined) throw new Error('no test runs')
      return client
    },
  }
}

/** A server for one test. */
export async function startServer(options: Start = {}): Promise<LanguageClient> {
  const client = await start(options)
  onTestFinished(() => client.kill())
  return client
}

async function start(options: Start): Promise<LanguageClient> {
  const client = new LanguageClient(options)
  client.initialized = await client.connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: options.capabilities ?? CAPABLE,
    initializationOptions: options.initializationOptions,
  })
  await client.connection.sendNotification(InitializedNotification.type, {})
  return client
}

/** The whole file after the first offer at `|` is taken; undefined if there is none. */
export async function completed(
  client: LanguageClient,
  languageId: string,
  marked: string,
  name?: string,
): Promise<string | undefined> {
  return (await client.open(languageId, marked, name)).completed()
}
