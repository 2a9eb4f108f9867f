/** Gets the texts that the visitor chose last, and asks again when the service gives none. */
import type { Choice } from './choice.js'
import type { Limit } from './limit.js'
import type { Notice } from './notice.js'
import { groupsOf } from './request-groups.js'
import { askTogether, type Hindrance, knownText } from './service.js'

export interface Wish {
  readonly choices: readonly Choice[]
  /**
   * Takes all texts at once, in the order of the choices, so that the page moves once. A text that did
   * not come is undefined; the writer calls again when it has more.
   */
  readonly take: (bodies: readonly (string | undefined)[]) => void
}

/** How many requests a browser sends to one server at the same time, at most. */
const AT_A_TIME = 6

export class Writer {
  readonly #notice: Notice
  readonly #showLimit: (limit: Limit | undefined) => void
  #controller = new AbortController()
  /** Before this time, the service refuses requests. */
  #closedUntil = 0
  /** The reply that said so. */
  #closed: Hindrance | undefined

  constructor(notice: Notice, showLimit: (limit: Limit | undefined) => void) {
    this.#notice = notice
    this.#showLimit = showLimit
  }

  /** Asks for the texts of a wish, and gives up the wish before it. */
  async write(wish: Wish): Promise<void> {
    this.#controller.abort()
    this.#controller = new AbortController()
    const { signal } = this.#controller
    const retry = () => void this.write(wish)
    const bodies = new Map(wish.choices.map((choice) => [choice, knownText(choice)]))
    const missing = wish.choices.filter((choice) => bodies.get(choice) === undefined)
    const wait = Math.ceil((this.#closedUntil - performance.now()) / 1000)
    if (wait > 0 && this.#closed?.kind === 'wait' && missing.length > 0) {
      this.#notice.show({ ...this.#closed, seconds: wait }, retry)
      return
    }

    let hindrance: Hindrance | undefined
    const groups = groupsOf(missing).values()
    const work = async () => {
      for (const group of groups) {
        const reply = await askTogether(group, signal, this.#showLimit)
        if (signal.aborted) return
        if (reply.kind === 'texts') {
          for (const [place, choice] of group.entries()) bodies.set(choice, reply.bodies[place])
        } else {
          hindrance ??= reply
        }
        if (hindrance !== undefined) return
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_A_TIME }, work))
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    if (signal.aborted) return
    wish.take(wish.choices.map((choice) => bodies.get(choice)))
    if (hindrance === undefined) {
      this.#notice.hide()
      return
    }
    if (hindrance.kind === 'wait') {
      this.#closed = hindrance
      this.#closedUntil = performance.now() + 1000 * hindrance.seconds
    }
    this.#notice.show(hindrance, retry)
  }
}
