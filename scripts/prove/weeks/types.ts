// Types of the proof: members, tables, troubles and the simulated world.
import type { Random } from '../../../src/engine/random.ts'
import type { PaceWish } from '../../../src/host/clock/index.ts'
import type { OpenHost } from '../../../src/host/index.ts'
import type { GameInfo, Person } from '../../../src/host/table/types.ts'
import type { FakeDiscord } from './discord.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What befalls a table, or ends it. */
export type Trouble =
  | 'leaving'
  | 'host-leaves'
  | 'silence'
  | 'stalling'
  | 'theft'
  | 'voted-theft'
  | 'pause'
  | 'call-off'
  | 'all-leave'
  | 'all-silent'
  | 'all-resign'
  | 'closed'

/** A table, or a league of two tables. */
export interface TableWish {
  readonly seed: string
  readonly title: string
  readonly seats: number
  readonly pace: PaceWish
  /** What befalls it, and after how many answers. */
  readonly troubles: readonly (readonly [trouble: Trouble, answers: number])[]
  /** What ends it once it was played long enough. */
  readonly end: Trouble
  /** In its lobby, this member says nothing more. */
  readonly silentInLobby?: 'host'
  readonly league?: true
}

export interface Member extends Person {
  readonly random: Random
  /** They have always answered in time. */
  isSteady: boolean
  /** They say nothing until then. */
  silentUntil: number
  /** They would rather change their hours than decide. */
  stalls: boolean
}

/** Everybody who plays, or might. */
export interface Members {
  /** A new member. */
  add(name: string): Member
  /** A member who is in the server and not silent. */
  there(id: string | undefined): Member | undefined
  /** The same who has always answered in time. */
  steady(id: string | undefined): Member | undefined
  /** A member answers what they are asked at a table. */
  act(game: string, member: Member): Promise<void>
}

/** How often what was tried. */
export interface Counts {
  departures: number
  silences: number
  seatThefts: number
  outages: number
  stallers: number
}

/** Where tables are played. */
export interface PlayedWorld {
  readonly seed: string
  readonly time: VirtualTime
  readonly discord: FakeDiscord
  readonly host: OpenHost
  readonly counts: Counts
  readonly people: Members
  /** An answer was given: what befalls its table then. */
  answered(info: GameInfo): Promise<void>
}
