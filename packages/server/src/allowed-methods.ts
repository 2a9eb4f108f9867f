import type { FastifyInstance } from 'fastify'

/** The methods that each path takes, noted as routes are added: whoever adds one need say it nowhere else. */
export class AllowedMethods {
  readonly #byPath = new Map<string, Set<string>>()

  /** Notes the routes that are added to an app from now on, and to its plugins. They have fixed paths. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ path, method }) => {
      const methods = this.#byPath.get(path) ?? new Set()
      for (const one of [method].flat()) methods.add(one)
      this.#byPath.set(path, methods)
    })
  }

  /** The methods of a path as `Allow` lists them; none where there is nothing. */
  of(path: string): string | undefined {
    const methods = this.#byPath.get(path)
    return methods && [...methods].join(', ')
  }
}
