/** The language server: speaks the Language Server Protocol on standard input and output. */
import {
  type CodeAction,
  createConnection,
  DidChangeConfigurationNotification,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { TRIGGERS } from './abbreviation.js'
import { ACTION_KIND, type Client, clientOf } from './client.js'
import type { FaultReporter } from './own-text/fault-reporter.js'
import { mayBeOwnText, NOTATION_TRIGGERS } from './own-text/text-files.js'
import { readSettings, type Settings, sectionOf } from './settings.js'
import { WrittenTexts } from './written-texts.js'

/** Serves until the editor ends the connection, which ends the process. */
export async function serveLanguage(version: string): Promise<void> {
  // Given the streams themselves, it ends the process when the editor closes them.
  const connection = createConnection(process.stdin, process.stdout)
  const documents = new TextDocuments(TextDocument)
  const written = new WrittenTexts()
  const warned = new Set<string>()
  let client: Client = clientOf({})
  let general: Settings = readSettings({}, warn)
  /** The settings of each document, which may differ by the folder of the workspace. */
  const settings = new Map<string, Promise<Settings>>()

  function warn(message: string): void {
    if (warned.has(message)) return
    warned.add(message)
    connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message,
    })
  }

  async function settingsOf(uri: string): Promise<Settings> {
    if (!client.hasConfiguration) return general
    const known = settings.get(uri) ?? askSettings(uri)
    settings.set(uri, known)
    return known
  }

  async function askSettings(scopeUri: string): Promise<Settings> {
    const given = await connection.workspace
      .getConfiguration({ scopeUri, section: 'polyipsum' })
      .catch(() => null)
    return given === null ? general : readSettings(given, warn)
  }

  connection.onInitialize(({ capabilities, initializationOptions }: InitializeParams) => {
    client = clientOf(capabilities)
    if (initializationOptions !== undefined && initializationOptions !== null) {
      general = readSettings(sectionOf(initializationOptions), warn)
    }
    return {
      serverInfo: { name: 'polyipsum', version },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: [...TRIGGERS, ...NOTATION_TRIGGERS] },
        codeActionProvider: {
          codeActionKinds: [ACTION_KIND],
          resolveProvider: client.resolvesEdits,
        },
      },
    } satisfies InitializeResult
  })

  connection.onInitialized(async () => {
    if (client.registersConfiguration) {
      await connection.client.register(DidChangeConfigurationNotification.type)
    }
  })

  connection.onDidChangeConfiguration(({ settings: given }) => {
    settings.clear()
    if (given !== undefined && given !== null && Object.keys(given).length > 0) {
      general = readSettings(sectionOf(given), warn)
    }
  })

  /** The reporter of faults in own text, from the first text file on. */
  let reporter: Promise<FaultReporter> | undefined

  async function reporterFor({ uri }: TextDocument): Promise<FaultReporter | undefined> {
    if (!mayBeOwnText(uri)) return undefined
    reporter ??= import('./own-text/fault-reporter.js').then(
      (module) =>
        new module.FaultReporter((document, diagnostics) =>
          connection.sendDiagnostics({
            uri: document.uri,
            version: document.version,
            diagnostics,
          }),
        ),
    )
    return reporter
  }

  documents.onDidChangeContent(async ({ document }) => {
    await (await reporterFor(document))?.changed(document)
  })

  documents.onDidClose(async ({ document }) => {
    settings.delete(document.uri)
    ;(await reporterFor(document))?.closed(document)
  })

  // The rest is loaded when it is first needed, for a faster start.
  connection.onCompletion(async ({ textDocument, position }) => {
    const { uri } = textDocument
    const textFile = mayBeOwnText(uri) ? documents.get(uri) : undefined
    if (textFile !== undefined) {
      const { completeNotation } = await import('./own-text/notation-completion.js')
      const offers = await completeNotation(textFile, position, client.takesSnippets)
      if (offers !== undefined) return offers
    }
    const { complete } = await import('./completion.js')
    const wanted = await settingsOf(uri)
    const document = documents.get(uri)
    return document === undefined
      ? null
      : (complete(document, position, wanted, client, written) ?? null)
  })

  connection.onCodeAction(async (params) => {
    const { actionsFor } = await import('./code-actions.js')
    const { uri } = params.textDocument
    const wanted = await settingsOf(uri)
    const document = documents.get(uri)
    return document === undefined ? null : actionsFor(document, params, wanted, client, written)
  })

  connection.onCodeActionResolve(async (action: CodeAction) => {
    const { resolveAction, uriOf } = await import('./code-actions.js')
    const wanted = await settingsOf(uriOf(action))
    const document = documents.get(uriOf(action))
    return document === undefined ? action : resolveAction(action, document, wanted, written)
  })

  documents.listen(connection)
  connection.listen()
}
