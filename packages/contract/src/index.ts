/**
 * The contract of the API: data and types, no code. Each fact of it stands here and nowhere else;
 * what the service, the client, the command line, the page and the documents say follows from it.
 */
export * from './formats.js'
export * from './http.js'
export * from './palette.js'
export * from './parameters.js'
export * from './path-options.js'
export * from './problems.js'
export * from './project.js'
export * from './result.js'
export * from './synonyms.js'
export * from './types.js'
