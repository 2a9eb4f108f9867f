/** What can be asked for, as the contract has it. */
export { FORMATS, type Format, ITEMS_PROPERTY, TYPES, type Type } from '@polyipsum/contract'
