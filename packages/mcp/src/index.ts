/** Placeholder text as tools of the Model Context Protocol. */
export type { TextObserver } from './generate-text.js'
export { answerMessage } from './http.js'
export { LONGEST_UNASKED } from './schemas.js'
export { createMcpServer } from './server.js'
export { TOOL_LIST } from './tools.js'
