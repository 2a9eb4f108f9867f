/** What an editor can do, and what it is told of the server. */
import { type ClientCapabilities, CodeActionKind, InsertTextMode } from 'vscode-languageserver'
import type { Indentation } from './text-at.js'

/** The kind of all code actions. */
export const ACTION_KIND = CodeActionKind.RefactorRewrite

export interface Client {
  /** Whether it can be told to take the indentation of a text as it is. */
  readonly takesInsertTextMode: boolean
  /**
   * Whether texts of several lines must be snippets. Neovim inserts only the first line of any other
   * text. Its snippets are indented by the editor.
   */
  readonly wantsSnippets: boolean
  /**
   * Whether a part of a line may be a snippet. Older Neovim says that it takes snippets, but needs a plugin for it.
   */
  readonly takesSnippets: boolean
  readonly indentation: Indentation
  /** Whether it asks for the edit of a code action only when the user has chosen it. */
  readonly resolvesEdits: boolean
  /** Whether the server may ask for settings. */
  readonly hasConfiguration: boolean
  /** Whether it tells of changed settings only when asked to. */
  readonly registersConfiguration: boolean
}

export function clientOf({ textDocument, workspace }: ClientCapabilities): Client {
  const item = textDocument?.completion?.completionItem
  const takesInsertTextMode =
    item?.insertTextModeSupport?.valueSet.includes(InsertTextMode.asIs) === true
  const wantsSnippets = !takesInsertTextMode && item?.snippetSupport === true
  const adjusts = textDocument?.completion?.insertTextMode === InsertTextMode.adjustIndentation
  const action = textDocument?.codeAction
  return {
    takesInsertTextMode,
    wantsSnippets,
    takesSnippets: takesInsertTextMode && item?.snippetSupport === true,
    indentation: wantsSnippets || (adjusts && !takesInsertTextMode) ? 'editor' : 'own',
    resolvesEdits:
      action?.dataSupport === true && action.resolveSupport?.properties.includes('edit') === true,
    hasConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
  }
}
