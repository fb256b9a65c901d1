// The way these rules name their texts: keys and arguments are checked against the English catalogue.
import { sayer } from '../../../text/catalogue.ts'
import type { phrases } from './en.ts'

/** A phrase of this game. */
export const say = sayer<typeof phrases>('meow')
