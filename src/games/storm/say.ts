// The way these rules name their texts: keys and arguments are checked against the English catalogue.
import type { Table } from '../../engine/game.ts'
import { sayer } from '../../text/catalogue.ts'
import type { StormState } from './state.ts'
import type { phrases } from './text/en.ts'

/** A phrase of this game. */
export const say = sayer<typeof phrases>('storm')

export type StormTable = Table<StormState>
