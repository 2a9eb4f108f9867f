/** What can be asked for, as the contract has it. */
export {
  DEFAULT_ELEMENTS,
  ELEMENTS,
  type Element,
  FORMATS,
  type Format,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ItemType,
  LENGTHS,
  type Length,
  TYPES,
  type Type,
} from '@polyipsum/contract'
