import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import type { LengthTable } from './length-table.js'
import type { Runs } from './runs.js'
import type { Range, Scope } from './scopes.js'
import type { SentenceWalk } from './sentence-walk.js'

/** The rows that a stretch can begin with, and the lengths that it may have. */
interface Found {
  readonly rows: readonly number[]
  /** See `LengthTable.stretchesOf`; undefined if each row can have the whole length. */
  readonly lengths: Uint32Array | undefined
}

/** Writes stretches of any paragraphs, where no consecutive paragraphs can have a length. */
export class Stretches {
  readonly #tables: Pick<LocaleTables, 'wordJoiner' | 'paragraphSentences'>
  readonly #passage: PassageWriter
  readonly #table: LengthTable
  readonly #runs: Runs
  readonly #walk: SentenceWalk
  readonly #budget: Budget
  /** The possible next stretches, by the length that is left. */
  readonly #found = new Map<number, Found>()
  #scope: Scope | undefined

  constructor(
    tables: Pick<LocaleTables, 'wordJoiner' | 'paragraphSentences'>,
    passage: PassageWriter,
    table: LengthTable,
    runs: Runs,
    walk: SentenceWalk,
    budget: Budget,
  ) {
    this.#tables = tables
    this.#passage = passage
    this.#table = table
    this.#runs = runs
    this.#walk = walk
    this.#budget = budget
  }

  /** Writes stretches that have a length together, which those of the scope can have. */
  write(length: number, scope: Scope, random: Random): void {
    if (scope !== this.#scope) this.#found.clear()
    this.#scope = scope
    for (let left = length; left > 0; ) {
      const found = this.#found.get(left) ?? this.#find(left, scope)
      this.#found.set(left, found)
      left = this.#writeOne(found, left, scope, random)
    }
  }

  /** Finds rows that can have a length: of paragraphs or else of sentences, or else a part of it. */
  #find(length: number, scope: Scope): Found {
    const { paragraphSentences } = this.#tables
    const [first, end] = scope.paragraphs
    const has = (row: number) => this.#table.has(row, length)
    const paragraphs = [...paragraphSentences.subarray(first, end)].filter(has)
    if (paragraphs.length > 0) return { rows: paragraphs, lengths: undefined }
    const all = rowsOf(scope.sentences)
    const sentences = all.filter(has)
    this.#budget.spend(all.length)
    if (sentences.length > 0) return { rows: sentences, lengths: undefined }
    const lengths = this.#table.stretchesOf(length, scope.stretches)
    const isPart = (row: number) => this.#table.greatestAmong(row, lengths) > 0
    return { rows: all.filter(isPart), lengths }
  }

  /** Writes one stretch, as long as possible. @returns the length that is left */
  #writeOne({ rows, lengths }: Found, length: number, scope: Scope, random: Random): number {
    const row = rows[random.below(rows.length)]
    if (row === undefined) throw new Error(`no stretch leaves what others can have of ${length}`)
    const own = lengths === undefined ? length : this.#table.greatestAmong(row, lengths)
    this.#walk.arrive(this.#runs.of(row), own, random)
    const left = length - own
    if (left === 0 || scope.stretches.has(left)) return left
    this.#passage.append(this.#tables.wordJoiner)
    return left - 1
  }
}

function rowsOf([first, end]: Range): number[] {
  return Array.from({ length: end - first }, (_, i) => first + i)
}
