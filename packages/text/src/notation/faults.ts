/** A fault in a file of a language. */
export interface NotationFault {
  /** The file, by its path under `locales/`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly fault: string
  /** What to write instead. */
  readonly remedy: string
}

/** A file of a language does not follow the notation. The message has one line for each fault. */
export class NotationError extends Error {
  override readonly name = 'NotationError'
  readonly faults: readonly NotationFault[]

  constructor(faults: readonly NotationFault[]) {
    super(faults.map(describe).join('\n'))
    this.faults = faults
  }
}

function describe({ file, line, fault, remedy }: NotationFault): string {
  return `${file}:${line}: ${fault}. ${remedy}.`
}

/** The most faults of a file that are told one by one: nobody reads more. */
const MOST_FAULTS = 100

/** Collects the faults of a file while it is read. */
export class FaultCollector {
  readonly file: string
  readonly #faults: NotationFault[] = []
  #untold = 0

  constructor(file: string) {
    this.file = file
  }

  /** Notes a fault. Neither text ends with a full stop. */
  add(line: number, fault: string, remedy: string): void {
    if (this.#faults.length < MOST_FAULTS) {
      this.#faults.push({ file: this.file, line, fault, remedy })
    } else this.#untold++
  }

  /** @throws NotationError with all faults, if there are any */
  throwAny(): void {
    if (this.#faults.length === 0) return
    const faults = this.#faults.toSorted((a, b) => a.line - b.line)
    if (this.#untold > 0) {
      const line = faults.at(-1)?.line ?? 1
      const fault = `${this.#untold} more faults in this file`
      faults.push({ file: this.file, line, fault, remedy: 'Mend these first' })
    }
    throw new NotationError(faults)
  }
}
