/** What a test may ask of the opening “Lorem ipsum”. */
import { groupsOf, type Type } from '@polyipsum/contract'

/** The types whose texts begin with “Lorem ipsum” unless `start` is false. */
export const opens = (type: Type): boolean => groupsOf(type) === undefined

/** A value of `start` that a type allows: of labels and messages, false alone. */
export const startFor = (type: Type, start: boolean): boolean => start && opens(type)
