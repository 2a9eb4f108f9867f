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

/** Collects the faults of a file while it is read. */
export class FaultCollector {
  readonly file: string
  readonly #faults: NotationFault[] = []

  constructor(file: string) {
    this.file = file
  }

  /** Notes a fault. Neither text ends with a full stop. */
  add(line: number, fault: string, remedy: string): void {
    this.#faults.push({ file: this.file, line, fault, remedy })
  }

  /** @throws NotationError with all faults, if there are any */
  throwAny(): void {
    if (this.#faults.length > 0) {
      throw new NotationError(this.#faults.toSorted((a, b) => a.line - b.line))
    }
  }
}
