/** Where the reference of the API is. */
export const OPENAPI_PATH = '/openapi.json'
export const DOCS_PATH = '/docs'
export const LLMS_PATH = '/llms.txt'
