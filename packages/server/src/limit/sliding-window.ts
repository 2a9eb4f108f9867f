/**
 * An exact sliding window over the requests of many clients, in bounded memory.
 *
 * The log is a ring of entries in order of time, one for each admitted request. Entries that leave the
 * window leave the log at its old end. A client has a record with the count of its entries and a link
 * to its oldest one; each entry links to the client's next. The record is freed with the client's last
 * entry. Memory depends only on the requests of one window (16 bytes each, and 28 for each client). No
 * client is forgotten early, so a flood of addresses cannot displace a client that is over its limit.
 */
import { type Client, FULL, type Quota, type QuotaWindow } from './quota.js'

export interface SlidingWindowOptions {
  /** The requests of one client that the window admits, from 1. */
  readonly limit: number
  readonly windowMs: number
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  /** The most requests of all clients in the log: a power of two. */
  readonly capacity?: number
}

/** 70,000 requests a second for a minute: more than one process serves. */
const CAPACITY = 2 ** 22
const INITIAL_CAPACITY = 2 ** 10

/** The absence of a record. */
const NONE = 0xffff_ffff

// The fields of a client's record. They are adjacent, to share a cache line.
const HIGH = 0
const LOW = 1
/** The number of its entries in the log. */
const COUNT = 2
/** Its oldest and its newest entry. */
const OLDEST = 3
const NEWEST = 4
/** The next record in its bucket, or the next free one. */
const NEXT = 5
const FIELDS = 6

export class SlidingWindow implements QuotaWindow {
  readonly mode = 'local'
  readonly roundTrips = 0
  readonly #limit: number
  readonly #windowMs: number
  readonly #now: () => number
  readonly #capacity: number
  /** Makes the buckets unpredictable, so that nobody can choose addresses that share a bucket. */
  readonly #secret = crypto.getRandomValues(new Uint32Array(1))[0] as number

  /** The time of the newest entry. */
  #latest = Number.NEGATIVE_INFINITY

  // The log. `#first` and `#end` count entries since the start, modulo 2^32; an entry's
  // place is its number modulo the (power of two) length.
  #first = 0
  #end = 0
  #times = new Float64Array(INITIAL_CAPACITY)
  #clients = new Uint32Array(INITIAL_CAPACITY)
  #nextOfClient = new Uint32Array(INITIAL_CAPACITY)

  // The clients. The place of its first field identifies a record.
  #records = new Uint32Array(FIELDS * INITIAL_CAPACITY)
  #recordsEnd = 0
  #freeRecord = NONE
  #buckets = new Uint32Array(INITIAL_CAPACITY).fill(NONE)

  constructor({ limit, windowMs, now, capacity = CAPACITY }: SlidingWindowOptions) {
    this.#limit = limit
    this.#windowMs = windowMs
    this.#now = now
    this.#capacity = capacity
  }

  /** The number of requests of all clients in the window. */
  get size(): number {
    return (this.#end - this.#first) >>> 0
  }

  /**
   * Counts a request of a client, unless it is over its limit.
   *
   * @param at when it arrived
   */
  take(client: Client, at = this.#now()): Quota | typeof FULL {
    // The log is in order of time.
    const now = Math.max(at, this.#latest)
    this.#expire(now)
    let record = this.#find(client)
    const count = record === NONE ? 0 : this.#field(record, COUNT)
    if (count >= this.#limit) return this.#quota(record, count, false, now)
    if (this.size === this.#times.length && !this.#growLog()) return FULL
    if (record === NONE) record = this.#add(client)
    this.#append(record, count, now)
    this.#latest = now
    return this.#quota(record, count + 1, true, now)
  }

  /** The result of `take`, without counting a request. */
  peek(client: Client): Quota {
    const now = this.#now()
    this.#expire(now)
    const record = this.#find(client)
    const count = record === NONE ? 0 : this.#field(record, COUNT)
    return this.#quota(record, count, count < this.#limit, now)
  }

  close(): void {}

  #field(record: number, field: number): number {
    return this.#records[record + field] as number
  }

  #quota(record: number, count: number, allowed: boolean, now: number): Quota {
    const place = count === 0 ? 0 : this.#field(record, OLDEST) & (this.#times.length - 1)
    // In this order, rounding cannot make it exceed the window.
    const resetMs = count === 0 ? 0 : this.#windowMs - (now - (this.#times[place] as number))
    return { allowed, remaining: this.#limit - count, resetMs }
  }

  #append(record: number, count: number, now: number): void {
    const mask = this.#times.length - 1
    const entry = this.#end
    this.#times[entry & mask] = now
    this.#clients[entry & mask] = record
    if (count === 0) this.#records[record + OLDEST] = entry
    else this.#nextOfClient[this.#field(record, NEWEST) & mask] = entry
    this.#records[record + NEWEST] = entry
    this.#records[record + COUNT] = count + 1
    this.#end = (entry + 1) >>> 0
  }

  /** Removes the entries that have left the window. */
  #expire(now: number): void {
    const mask = this.#times.length - 1
    while (this.#first !== this.#end) {
      const place = this.#first & mask
      if (now - (this.#times[place] as number) < this.#windowMs) return
      const record = this.#clients[place] as number
      const count = this.#field(record, COUNT) - 1
      this.#records[record + COUNT] = count
      if (count === 0) this.#remove(record)
      else this.#records[record + OLDEST] = this.#nextOfClient[place] as number
      this.#first = (this.#first + 1) >>> 0
    }
  }

  #bucket(high: number, low: number): number {
    let hash = Math.imul(high ^ this.#secret, 0xcc9e2d51)
    hash = Math.imul((hash ^ (hash >>> 15)) + low, 0x1b873593)
    hash = Math.imul(hash ^ (hash >>> 13) ^ this.#secret, 0x85ebca6b)
    return (hash ^ (hash >>> 16)) & (this.#buckets.length - 1)
  }

  #find({ high, low }: Client): number {
    let record = this.#buckets[this.#bucket(high, low)] as number
    while (
      record !== NONE &&
      (this.#field(record, LOW) !== low || this.#field(record, HIGH) !== high)
    ) {
      record = this.#field(record, NEXT)
    }
    return record
  }

  #add({ high, low }: Client): number {
    let record = this.#freeRecord
    if (record !== NONE) {
      this.#freeRecord = this.#field(record, NEXT)
    } else {
      if (this.#recordsEnd === this.#records.length) this.#growClients()
      record = this.#recordsEnd
      this.#recordsEnd += FIELDS
    }
    this.#records[record + HIGH] = high
    this.#records[record + LOW] = low
    this.#link(record)
    return record
  }

  #link(record: number): void {
    const bucket = this.#bucket(this.#field(record, HIGH), this.#field(record, LOW))
    this.#records[record + NEXT] = this.#buckets[bucket] as number
    this.#buckets[bucket] = record
  }

  #remove(record: number): void {
    const bucket = this.#bucket(this.#field(record, HIGH), this.#field(record, LOW))
    const after = this.#field(record, NEXT)
    let before = this.#buckets[bucket] as number
    if (before === record) {
      this.#buckets[bucket] = after
    } else {
      while (this.#field(before, NEXT) !== record) before = this.#field(before, NEXT)
      this.#records[before + NEXT] = after
    }
    this.#records[record + NEXT] = this.#freeRecord
    this.#freeRecord = record
  }

  /** Doubles the log. Returns false at its full capacity. */
  #growLog(): boolean {
    const length = this.#times.length
    if (length >= this.#capacity) return false
    const times = new Float64Array(2 * length)
    const clients = new Uint32Array(2 * length)
    const nextOfClient = new Uint32Array(2 * length)
    for (let entry = this.#first; entry !== this.#end; entry = (entry + 1) >>> 0) {
      const from = entry & (length - 1)
      const to = entry & (2 * length - 1)
      times[to] = this.#times[from] as number
      clients[to] = this.#clients[from] as number
      nextOfClient[to] = this.#nextOfClient[from] as number
    }
    this.#times = times
    this.#clients = clients
    this.#nextOfClient = nextOfClient
    return true
  }

  /** Doubles the records. All are in use when it is called, so it links all again. */
  #growClients(): void {
    const records = new Uint32Array(2 * this.#records.length)
    records.set(this.#records)
    this.#records = records
    this.#buckets = new Uint32Array(2 * this.#buckets.length).fill(NONE)
    for (let record = 0; record < this.#recordsEnd; record += FIELDS) this.#link(record)
  }
}
