/** Tells why a text does not come, and when the page asks again. */
import { byId } from './element.js'
import { reached } from './limit.js'
import { number, say } from './messages.js'
import type { Hindrance } from './service.js'

const OFFLINE_SECONDS = 5

/** The seconds until the page asks again; undefined when asking again is of no use. */
function secondsUntilRetry(hindrance: Hindrance): number | undefined {
  if (hindrance.kind === 'wait') return hindrance.seconds
  return hindrance.kind === 'unreachable' ? OFFLINE_SECONDS : undefined
}

function message(hindrance: Hindrance): string {
  if (hindrance.kind === 'refused') return hindrance.detail
  return `${reasonOf(hindrance)} ${say('meanwhile')}`
}

function reasonOf(hindrance: Exclude<Hindrance, { readonly kind: 'refused' }>): string {
  if (hindrance.kind === 'unreachable') return say('unreachable')
  return hindrance.reason === 'quota' ? reached(hindrance.limit) : say('busy')
}

export class Notice {
  readonly #box = byId('notice', HTMLDivElement)
  readonly #text = byId('notice-text', HTMLSpanElement)
  readonly #countdown = byId('countdown', HTMLSpanElement)
  readonly #retry = byId('retry', HTMLButtonElement)
  #timer: ReturnType<typeof setInterval> | undefined
  #again: (() => void) | undefined

  constructor() {
    const now = () => this.#again?.()
    this.#retry.addEventListener('click', now)
    addEventListener('online', now)
  }

  /** Shows a hindrance, counts down, and then calls `again`. */
  show(hindrance: Hindrance, again: () => void): void {
    this.#stop()
    const text = message(hindrance)
    // Screen readers read a status out whenever it is set, even to the same text.
    if (this.#text.textContent !== text) this.#text.textContent = text
    this.#box.hidden = false
    const seconds = secondsUntilRetry(hindrance)
    this.#retry.hidden = hindrance.kind !== 'unreachable'
    this.#countdown.textContent = ''
    if (seconds === undefined) return
    const due = performance.now() + 1000 * seconds
    const tick = () => {
      const left = Math.ceil((due - performance.now()) / 1000)
      this.#countdown.textContent = `${number(Math.max(left, 0))} s`
      if (left > 0) return
      this.#stop()
      again()
    }
    // The visitor cannot shorten a wait that the service asks for.
    this.#again = hindrance.kind === 'unreachable' ? again : undefined
    this.#timer = setInterval(tick, 250)
    tick()
  }

  hide(): void {
    this.#stop()
    this.#box.hidden = true
    this.#text.textContent = ''
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#again = undefined
  }
}
