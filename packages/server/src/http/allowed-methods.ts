import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'

/** A path that has routes. */
export interface KnownPath {
  readonly path: string
  /** The methods that it takes, as `Allow` lists them. */
  readonly allow: string
}

/**
 * The methods that each path takes, noted as routes are added: whoever adds one need say it nowhere else.
 *
 * A router of Fastify's own kind finds the path of a URL, so that one that is absolute, encoded
 * or has a fragment is found here where it is found there.
 */
export class AllowedMethods {
  readonly #router = findMyWay({ querystringParser: () => ({}) })
  readonly #byPath = new Map<string, Set<string>>()

  /** Notes the routes that are added to an app from now on, and to its plugins. They have fixed paths. */
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

  /** What is known of the path of a URL, as a request line has it; undefined when there is no route. */
  at(url: string): KnownPath | undefined {
    const store = this.#router.find('GET', url)?.store
    if (store === undefined) return undefined
    const { path, methods } = store as { path: string; methods: ReadonlySet<string> }
    return { path, allow: [...methods].join(', ') }
  }
}
