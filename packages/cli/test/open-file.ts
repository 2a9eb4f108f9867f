/** A file that an editor has open, as the language server answers about it. */
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  type CompletionItem,
  type CompletionList,
  CompletionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  type ProtocolConnection,
  type TextEdit,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

export class OpenFile {
  readonly #connection: ProtocolConnection
  readonly document: TextDocument
  readonly #begin: number
  readonly #end: number

  constructor(connection: ProtocolConnection, document: TextDocument, begin: number, end: number) {
    this.#connection = connection
    this.document = document
    this.#begin = begin
    this.#end = end
  }

  /** The offers at the cursor; undefined if the server offers nothing. */
  async offers(offset = this.#begin): Promise<CompletionList | undefined> {
    const result = await this.#connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: this.document.uri },
      position: this.document.positionAt(offset),
    })
    if (result === null) return undefined
    return Array.isArray(result) ? { isIncomplete: false, items: result } : result
  }

  /** The whole file after the first offer is taken; undefined if there is none. */
  async completed(): Promise<string | undefined> {
    const item = (await this.offers())?.items[0]
    return item === undefined ? undefined : this.applied(item)
  }

  applied(item: CompletionItem): string {
    return TextDocument.applyEdits(this.document, [item.textEdit as TextEdit])
  }

  /** Types a text at the end of the file. */
  async type(text: string): Promise<void> {
    const { length } = this.document.getText()
    await this.#change(length, length, text)
  }

  /** Puts a text in place of another one. */
  async replace(old: string, text: string): Promise<void> {
    const begin = this.document.getText().indexOf(old)
    await this.#change(begin, begin + old.length, text)
  }

  async #change(begin: number, stop: number, text: string): Promise<void> {
    const [start, end] = [this.document.positionAt(begin), this.document.positionAt(stop)]
    const contentChanges = [{ range: { start, end }, text }]
    TextDocument.update(this.document, contentChanges, this.document.version + 1)
    const { uri, version } = this.document
    await this.#connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    })
  }

  close(): Promise<void> {
    return this.#connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri: this.document.uri },
    })
  }

  /** The actions for the selection. */
  async actions(begin = this.#begin, end = this.#end): Promise<CodeAction[]> {
    const actions = await this.#connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: this.document.uri },
      range: { start: this.document.positionAt(begin), end: this.document.positionAt(end) },
      context: { diagnostics: [] },
    })
    return (actions ?? []) as CodeAction[]
  }

  /** The whole file after an action; undefined if the action changes nothing. */
  async after(action: CodeAction | undefined): Promise<string | undefined> {
    if (action === undefined) return undefined
    const { edit } =
      action.edit === undefined
        ? await this.#connection.sendRequest(CodeActionResolveRequest.type, action)
        : action
    const edits = edit?.changes?.[this.document.uri]
    return edits === undefined ? undefined : TextDocument.applyEdits(this.document, edits)
  }
}
