/** The tools, by their names. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { LANGUAGE_CODES } from '@polyipsum/text'
import { generateText, type TextObserver } from './generate-text.js'
import { listLanguages } from './list-languages.js'
import { INPUT_SCHEMA, OUTPUT_SCHEMA } from './schemas.js'

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

export const TOOLS = {
  generate_text: {
    tool: {
      description: `Placeholder text in ${LANGUAGE_CODES.length} languages that reads like the real thing`,
      inputSchema: INPUT_SCHEMA,
      outputSchema: OUTPUT_SCHEMA,
      annotations,
    },
    call: generateText,
  },
  list_languages: {
    tool: {
      description: 'Languages and their topics',
      inputSchema: { type: 'object' },
      annotations,
    },
    call: listLanguages,
  },
} as const satisfies Readonly<Record<string, ToolRow>>

export const TOOL_LIST: readonly Tool[] = Object.entries<ToolRow>(TOOLS).map(
  ([name, { tool }]) => ({
    name,
    ...tool,
  }),
)

/** The tool with a name; undefined if there is none. */
export function findTool(name: string): ToolRow | undefined {
  return Object.hasOwn(TOOLS, name) ? TOOLS[name as keyof typeof TOOLS] : undefined
}
