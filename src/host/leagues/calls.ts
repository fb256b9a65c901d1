// Types of calls to the league service.
import type { Options } from '../../engine/game.ts'
import type { Language } from '../../text/language.ts'
import type { Person } from '../table/types.ts'
import type { Format, LeagueRules } from './types.ts'

/** A league as it is to be opened. Nothing in it is trusted. */
export interface LeagueCall {
  readonly name: string
  readonly format: Format
  readonly title: string
  readonly seats: number
  readonly language: Language
  readonly guild: string
  readonly channel: string
  readonly role?: string
  /** A forum of the server in which its tables open their threads. */
  readonly forum?: string
  readonly rules?: Partial<LeagueRules>
  readonly options?: Options
  readonly person: Person
}

/** An acting organiser: the caller has just checked that they may. */
export interface Organiser {
  readonly person: Person
  /** Why; everyone can read it. */
  readonly reason: string
}
