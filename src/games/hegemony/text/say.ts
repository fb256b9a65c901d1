// The way these rules name their texts: keys and arguments are checked against the English catalogues.
import { sayer } from '../../../text/catalogue.ts'
import type { Phrases } from './phrases.ts'

/** A phrase of this game. */
export const say = sayer<Phrases>('hegemony')
