/**
 * The contract of the API: its facts as data and types. The service, the client, the command line,
 * the page and the documents derive from it.
 */
export * from './body-fields.js'
export * from './formats.js'
export * from './http.js'
export * from './palette.js'
export * from './parameter-rules.js'
export * from './parameters.js'
export * from './path-options.js'
export * from './phrase.js'
export * from './problems.js'
export * from './project.js'
export * from './result.js'
export * from './synonyms.js'
export * from './types.js'
