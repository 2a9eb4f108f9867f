/** Checks answers against the OpenAPI document: status, headers, content type and body. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { HttpRequest, HttpResponse } from './http-client.js'

// biome-ignore lint/suspicious/noExplicitAny: the document is plain JSON of any shape
export type OpenApiDocument = any

/** Headers of the transfer, which the document does not list. */
const TRANSFER_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
])

const METHODS = ['get', 'head', 'post', 'options']

/** Validators for the schemas of a document, by their place: the keys that lead to it. */
export function schemaValidator(
  document: OpenApiDocument,
): (place: readonly (string | number)[]) => ValidateFunction {
  // The document around the schemas has other keywords.
  const ajv = new Ajv2020({ allErrors: true, strictSchema: false, strictTypes: false })
  // The package is CommonJS. Its types do not show that the import is the function itself.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema(document, 'openapi:document')
  const validators = new Map<string, ValidateFunction>()
  return (place) => {
    const pointer = place
      .map(
        (key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`,
      )
      .join('')
    const known = validators.get(pointer)
    if (known !== undefined) return known
    const validator = ajv.compile({ $ref: `openapi:document#${pointer}` })
    validators.set(pointer, validator)
    return validator
  }
}

/** Follows references. Returns a part of the document, with its place. */
export function resolve(
  document: OpenApiDocument,
  place: readonly (string | number)[],
): { readonly place: readonly (string | number)[]; readonly thing: OpenApiDocument } {
  const thing = place.reduce((within, key) => within?.[key], document)
  const reference: unknown = thing?.$ref
  return typeof reference === 'string'
    ? resolve(document, reference.slice(2).split('/'))
    : { place, thing }
}

/** Makes a function that checks the answers of a service against its document. */
export function openApiConformance(
  document: OpenApiDocument,
): (request: HttpRequest, response: HttpResponse) => void {
  const validatorAt = schemaValidator(document)

  function expectValid(place: readonly (string | number)[], value: unknown): void {
    const validate = validatorAt(place)
    validate(value)
    expect(validate.errors ?? [], `${place.join(' ')}: ${JSON.stringify(value)}`).toEqual([])
  }

  return function expectConforms({ method = 'GET', url }, { status, headers, body }) {
    const { place, thing: response } = resolve(document, [
      ...responsesOf(document, method, url),
      status,
    ])
    expect(response, `${method} ${url} → ${status} is in the document`).toBeDefined()
    const documented = Object.keys(response.headers ?? {})
    const names = new Set(documented.map((name) => name.toLowerCase()))
    for (const name of Object.keys(headers)) {
      if (!TRANSFER_HEADERS.has(name)) expect([...names], `${method} ${url}`).toContain(name)
    }
    for (const name of documented) {
      const header = resolve(document, [...place, 'headers', name])
      const value = headers[name.toLowerCase()]
      if (header.thing.required) expect(value, name).toBeDefined()
      if (value === undefined) continue
      const isNumber = header.thing.schema.type === 'integer'
      expectValid([...header.place, 'schema'], isNumber ? Number(value) : value)
    }
    const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
    if (response.content === undefined) {
      expect(body.length).toBe(0)
    } else {
      expect(Object.keys(response.content)).toContain(type)
      const text = body.toString()
      expectValid(
        [...place, 'content', type, 'schema'],
        type.endsWith('json') ? JSON.parse(text) : text,
      )
    }
  }
}

/** The parameters of paths, as regular expressions. */
const IN_PATH: Readonly<Record<string, string>> = { count: '[0-9]+', flags: '.+', name: '[^/]+' }

/** The place of the answers to a request. Those to an unsupported method are with GET. */
function responsesOf(
  document: OpenApiDocument,
  method: string,
  url: string,
): readonly (string | number)[] {
  const path = (url.split('?', 1)[0] ?? '').replace(/(?<=generate)\/$/u, '')
  const template = Object.keys(document.paths).find((template) =>
    new RegExp(
      `^${template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => IN_PATH[name] ?? '')}$`,
      'u',
    ).test(path),
  )
  // The answers to an unknown path are with every path.
  if (template === undefined) return ['paths', '/openapi.json', 'get', 'responses']
  const name = method.toLowerCase()
  const operation = METHODS.includes(name) && document.paths[template][name] ? name : 'get'
  return ['paths', template, operation, 'responses']
}
