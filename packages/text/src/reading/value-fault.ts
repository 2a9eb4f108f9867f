import type { Fault } from '@polyipsum/contract'
import { show } from './shown.js'

/** The fault of a value. */
export interface ValueFault extends Pick<Fault, 'allowed' | 'nearest'> {
  /** The expected value: “a whole number from 1 to 100”. */
  readonly expectation: string
  /** The given value, as a message shows it. */
  readonly shown: string
  readonly given: unknown
}

/** What the reading of a value gives. */
export type Reading = { readonly value: unknown } | { readonly fault: ValueFault }

/** Guesses which of the allowed values was meant; undefined if none is close. */
export type MeantValue = (allowed: readonly string[], given: unknown) => string | undefined

/** Makes the sentence of a fault, for people, with the members that go with it. */
export type FaultOf = (
  name: string,
  fault: ValueFault,
) => Pick<Fault, 'detail' | 'allowed' | 'nearest'>

/** @param meantValue without it, no value is suggested but the language that was meant */
export function faultOf(
  name: string,
  { expectation, shown, given, allowed, nearest: meant }: ValueFault,
  meantValue?: MeantValue,
): ReturnType<FaultOf> {
  const nearest = meant ?? (allowed && meantValue?.(allowed, given))
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return {
    detail: `${name} must be ${expectation}, but is ${shown}.${hint}`,
    ...(allowed && { allowed }),
    ...(nearest !== undefined && { nearest }),
  }
}

/** The sentence for two values of one parameter, as texts, under two names or twice under one. */
export function conflict(one: string, first: string, other: string, second: string): string {
  const names =
    one === other ? `${one} must have one value` : `${one} and ${other} must be the same`
  return `${names}, but there are ${one}=${first} and ${other}=${second}.`
}

export function expected(expectation: string, given: unknown, shown = show(given)): Reading {
  return { fault: { expectation, given, shown } }
}

export function notAllowed(
  allowed: readonly string[],
  given: unknown,
  expectation = `one of ${allowed.join(', ')}`,
): { readonly fault: ValueFault } {
  return { fault: { expectation, given, shown: show(given), allowed } }
}

/** Reads one of the values. */
export function readChoice(given: unknown, values: readonly string[]): Reading {
  return values.includes(given as string) ? { value: given } : notAllowed(values, given)
}
