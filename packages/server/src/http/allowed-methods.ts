import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'

/** A path that has routes. */
export interface KnownPath {
  readonly path: string
  /** Its methods, in the form of `Allow`. */
  readonly allow: string
}

/**
 * Collects the methods of each path as routes are added.
 *
 * It uses the router of Fastify, so both find the same path in a URL that is absolute or encoded, or
 * that has a fragment.
 */
export class AllowedMethods {
  readonly #router = findMyWay({ querystringParser: () => ({}) })
  readonly #byPath = new Map<string, Set<string>>()

  /** Observes the routes that are added to an app and its plugins from now on. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ path, method }) => {
      let methods = this.#byPath.get(path)
      if (methods === undefined) {
        methods = new Set()
        this.#byPath.set(path, methods)
        this.#router.on('GET', path, () => undefined, { path, methods })
      }
      for (const one of [method].flat()) methods.add(one)
    })
  }

  /** The path of a URL of a request line; undefined when it has no route. */
  at(url: string): KnownPath | undefined {
    const store = this.#router.find('GET', url)?.store
    if (store === undefined) return undefined
    const { path, methods } = store as { path: string; methods: ReadonlySet<string> }
    return { path, allow: [...methods].join(', ') }
  }
}
