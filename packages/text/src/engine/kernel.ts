/** The WebAssembly engine of `assembly/engine.ts`, whatever becomes of its instances. */

import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../notation/locale.js'
import type { Type } from '../options.js'
import { KernelInstance, type KernelLanguage, KernelPassage } from './kernel-instance.js'
import type { Passage } from './passage.js'
import { Random } from './random.js'
import { MOST_BYTES } from './room.js'
import type { TextWriter } from './text-writer.js'

/** An instance with more memory than this is not kept for another text, since it never shrinks. */
const KEPT_BYTES = 2 ** 26

/** How far the engine counts items: no text has other items after the first few. */
const MAX_FIRST = 2 ** 30

/** What a language is loaded from, into each instance that writes in it. */
interface Language {
  readonly locale: LocaleInfo
  readonly read: () => LocaleTables
}

/** It writes one text at a time, over the one before. */
export class Kernel {
  readonly #module: WebAssembly.Module
  readonly #mostBytes: number
  /** None while it works: what is thrown then leaves one behind that nobody can trust. */
  #instance: KernelInstance | undefined

  /**
   * @param random what texts without a seed are drawn from
   * @param mostBytes how much memory it may take
   */
  constructor(
    module: WebAssembly.Module,
    random: Random = Random.fresh(),
    mostBytes: number = MOST_BYTES,
  ) {
    this.#module = module
    this.#mostBytes = mostBytes
    this.#instance = this.#begin(random.state())
  }

  /**
   * What writes in a language.
   *
   * @param read gives its tables, for every instance that comes to write in it
   */
  load(locale: LocaleInfo, read: () => LocaleTables): TextWriter {
    const language = { locale, read }
    return {
      write: (type, count, start, seed) => this.#write(language, type, 0, count, start, seed),
      writeNext: (type, first, count, start) =>
        this.#write(language, type, Math.min(first, MAX_FIRST), count, start, undefined),
    }
  }

  #write(
    language: Language,
    type: Type,
    first: number,
    count: number,
    start: boolean,
    seed: string | undefined,
  ): Passage {
    const instance = this.#instanceFor(first)
    this.#instance = undefined
    const loaded = instance.languages.get(language) ?? this.#enter(language, instance)
    const passage = instance.write(loaded, type, first, count, start, seed)
    this.#instance = instance
    return passage
  }

  #join(instance: KernelInstance, passage: KernelPassage, between: Uint8Array): Uint8Array {
    const current = this.#instance
    this.#instance = undefined
    const joined = instance.join(passage, between)
    this.#instance = current
    return joined
  }

  /** The instance that goes on with a text, or that a new one is written in. */
  #instanceFor(first: number): KernelInstance {
    const instance = this.#instance
    if (instance === undefined) return this.#begin(Random.fresh().state())
    if (first > 0 || instance.size <= KEPT_BYTES) return instance
    return this.#begin(instance.state())
  }

  #begin(state: readonly number[]): KernelInstance {
    return new KernelInstance(this.#module, state, this.#mostBytes)
  }

  #enter(language: Language, instance: KernelInstance): KernelLanguage {
    const address = instance.load(language.read())
    const join = this.#join.bind(this, instance)
    const loaded = { address, passage: new KernelPassage(language.locale, join) }
    instance.languages.set(language, loaded)
    return loaded
  }
}
