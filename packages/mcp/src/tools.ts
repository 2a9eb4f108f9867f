/** The tools, by their names. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { Languages } from '@polyipsum/text/reading'
import { argumentsReader } from './arguments.js'
import { generateText, type TextObserver } from './generate-text.js'
import { OUR_LANGUAGES } from './languages.js'
import { listLanguages } from './list-languages.js'
import { inputSchema, OUTPUT_SCHEMA } from './schemas.js'

interface ToolRow {
  readonly tool: Omit<Tool, 'name'>
  readonly call: (
    given: Readonly<Record<string, unknown>>,
    observer: TextObserver,
    signal: AbortSignal,
  ) => CallToolResult | Promise<CallToolResult>
}

/** They change nothing, so a client may call them without asking a person. */
const annotations = { readOnlyHint: true }

/** The tools in some languages. */
export interface Tools {
  readonly list: readonly Tool[]
  /** The tool with a name; undefined if there is none. */
  readonly find: (name: string) => ToolRow | undefined
}

const known = new WeakMap<Languages, Tools>()

/** The tools in these languages. They are made once. */
export function toolsOf(languages: Languages): Tools {
  const made = known.get(languages) ?? makeTools(languages)
  known.set(languages, made)
  return made
}

function makeTools(languages: Languages): Tools {
  const count = Object.values(languages.locales).filter((one) => !one.isPseudolocale).length
  const readArguments = argumentsReader(languages)
  const rows: Readonly<Record<string, ToolRow>> = {
    generate_text: {
      tool: {
        description: `Placeholder text in ${count} languages that reads like the real thing`,
        inputSchema: inputSchema(languages),
        outputSchema: OUTPUT_SCHEMA,
        annotations,
      },
      call: (given, observer, signal) =>
        generateText(languages, readArguments, given, observer, signal),
    },
    list_languages: {
      tool: {
        description: 'Languages and their topics',
        inputSchema: { type: 'object' },
        annotations,
      },
      call: () => listLanguages(languages),
    },
  }
  return {
    list: Object.entries(rows).map(([name, { tool }]) => ({ name, ...tool })),
    find: (name) => (Object.hasOwn(rows, name) ? rows[name] : undefined),
  }
}

/** The tools in our languages. */
export const TOOL_LIST: readonly Tool[] = toolsOf(OUR_LANGUAGES).list
