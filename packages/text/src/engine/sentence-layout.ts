/** How sentences and the choices among them are laid out in one array of numbers. */
import { layOut } from './layout.js'

/** A sentence begins with this, and goes on with its steps and its ending. */
export const SENTENCE = layOut({ afterLead: 1, stepCount: 1 })
export const STEP = layOut({ deck: 1, phrase: 1, register: 1 })

/** A choice begins with this, and goes on with the columns of an alias table. */
export const CHOICE = layOut({ columnCount: 1, height: 1 })
/** The sentences below a threshold and from it on. */
export const COLUMN = layOut({ threshold: 1, below: 1, above: 1 })
