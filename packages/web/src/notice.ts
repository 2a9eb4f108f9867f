/** Says what keeps a text from coming, and when the page tries again. */
import { byId } from './element.js'
import { reached } from './limit.js'
import { number, say } from './messages.js'
import type { Reply } from './service.js'

type Hindrance = Exclude<Reply, { kind: 'text' }>

const OFFLINE_SECONDS = 5

/** The seconds before the next try; undefined when another try is of no use. */
function secondsUntilRetry(hindrance: Hindrance): number | undefined {
  if (hindrance.kind === 'wait') return hindrance.seconds
  return hindrance.kind === 'unreachable' ? OFFLINE_SECONDS : undefined
}

function message(hindrance: Hindrance): string {
  if (hindrance.kind === 'refused') return hindrance.detail
  if (hindrance.kind === 'unreachable') {
    return `${say('unreachable')} ${say('meanwhile')}`
  }
  const reason = hindrance.reason === 'quota' ? reached(hindrance.limit) : say('busy')
  return `${reason} ${say('meanwhile')}`
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

  /** Shows the hindrance, counts down, and then tries again. */
  show(hindrance: Hindrance, again: () => void): void {
    this.#stop()
    const text = message(hindrance)
    // Set only when it differs: a live region reads out every text that it is given.
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
    // No button shortens a wait that the service asks for.
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
