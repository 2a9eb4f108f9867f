/** The options that an entry of the package has. */
import type { ParameterName, ParameterRule } from '@polyipsum/contract'
import type { HintOfTopic } from './combination-faults.js'
import type { Readers } from './readers.js'
import type { FaultOf } from './value-fault.js'

/** The options that no request has. Paths such as `/api/5/ul` set them. */
export type OwnOption = 'lists' | 'fragment' | 'capitals'

export type OptionName = ParameterName | OwnOption

export interface OptionSet {
  /** The options in the order in which they are read, each with its rule. */
  readonly rules: readonly (readonly [OptionName, ParameterRule])[]
  /** Names of options that only other entries have, or only a request. */
  readonly elsewhere: readonly OptionName[]
  /** A reader for each kind of value in `rules`. */
  readonly readers: Partial<Readers>
  /** Suggests what was probably meant, as the service does; undefined for a small bundle. */
  readonly hints?: {
    readonly faultOf: FaultOf
    /** A sentence for a topic of other types; undefined if there is none. */
    readonly hintOfTopic: HintOfTopic
    /** The sentence for a name that no option has; undefined if none is close. */
    readonly misnamed: (
      name: string,
      value: unknown,
      names: readonly string[],
    ) => string | undefined
  }
}
