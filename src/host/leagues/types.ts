// Types of the league service: a league, its seasons, rounds and tables, and their public views.
import type { Options } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import type { OwnScale } from '../../league/points.ts'
import type { TieBreak } from '../../league/standings.ts'
import type { LeagueMessageRow } from '../../store/league-messages.ts'
import type { Language } from '../../text/language.ts'
import type { Pace } from '../table/clock/pace.ts'
import type { Delivery } from '../table/posts.ts'

/** A league's short public id, such as `r4k2p`. */
export type LeagueId = string

/** How a league is played: groups by design, rounds on the calendar, a Swiss of two seats, or tables as people come. */
export const FORMATS = ['divisions', 'season', 'cup', 'queue'] as const
export type Format = (typeof FORMATS)[number]

/** What an organiser sets about time and rounds. */
export interface LeagueRules {
  /** Rounds of a season; a cup has as many as it takes, divisions one, a queue none. */
  readonly rounds: number
  /** Days from one round to the next. */
  readonly roundDays: number
  /** Days after which `hard` computers finish a table. */
  readonly tableDays: number
  /** Days for entries before a season. */
  readonly entryDays: number
  /** What it asks of who joins: share of decisions in time and of games finished, in per cent. */
  readonly reliability?: number
  /** Points of its own for each place, by the number of seats. */
  readonly scale?: OwnScale
}

/** Public facts about a league. */
export interface LeagueInfo {
  readonly id: LeagueId
  readonly name: string
  readonly guild: string
  readonly channel: string
  readonly format: Format
  readonly title: string
  readonly seats: number
  readonly options: Options
  readonly pace: Pace
  readonly language: Language
  /** Member who created it. */
  readonly organiser?: string
  /** Role that may organise beside those who manage events. */
  readonly role?: string
  /** The forum in which its tables open their threads; else the league's channel. */
  readonly forum?: string
  /** An organiser asked for roles on Discord: one for the champion, in divisions one for each tier. */
  readonly roles?: true
  readonly rules: LeagueRules
  readonly status: 'open' | 'paused' | 'archived'
  /** Guests from other servers join by it. */
  readonly code: string
  /** The published end of the hash chain: link 0. */
  readonly end: string
  /** The season that is open for entries or runs, or was played last. */
  readonly season?: SeasonInfo
}

export interface SeasonInfo {
  /** From 1. */
  readonly number: number
  readonly status: 'entry' | 'running' | 'over'
  /** When it begins, or its next round does; absent once all are paired. */
  readonly nextAt?: Date
  readonly rounds: number
  /** Rounds that are paired. */
  readonly paired: number
  /** Who plays in it. */
  readonly entered: number
}

/** How a person stands in a league. */
export interface Membership {
  readonly number: number
  /** In the present season; absent where they are not in it. */
  readonly entry?: 'in' | 'waiting' | 'withdrawn' | 'excluded'
  /** League games at once at most. */
  readonly limit: number
  /** The first season they may enter again, if they sit out. */
  readonly sitsOutTo?: number
  /** They wait in a queue, and none of the others who do is awake for eight of their waking hours. */
  readonly sleepsApart?: true
}

/** A member of a league as people read them; `member` is absent once they are erased. */
export interface LeagueName {
  readonly number: number
  readonly member?: string
  readonly name?: string
}

/** A line of the standings. */
export interface StandingLine extends LeagueName {
  readonly place: number
  /** In units of 1/27,720 point (`POINT`). */
  readonly points: number
  readonly games: number
  readonly wins: number
  readonly byes: number
  /** Games in which they decided nothing; absent where there is none. */
  readonly absences?: number
  readonly rating: RatingShown
  /** Has won something at a table: the first three of these have medals. */
  readonly scored?: true
  /** What put them before the next of their group, where both are level on points. */
  readonly tieBreak?: TieBreak
  /** The place before the latest round that has results; absent where there was none before. */
  readonly was?: number
  /** In divisions: would go up or down a tier if the season ended now. */
  readonly goes?: 'up' | 'down'
  /** Share of the decisions of theirs that they made in time, 0 to 1; absent before the first. */
  readonly reliability?: number
  /** Left, or was excluded. */
  readonly out?: true
}

/** “1240 ± 90 · 14 games”. */
export interface RatingShown {
  readonly value: number
  /** Within it about two times in three. */
  readonly margin: number
  readonly games: number
  readonly provisional: boolean
  readonly hidden: boolean
}

/** The standings of a season: one group, or in divisions one for each group of each tier, the highest first. */
export interface SeasonStandings {
  readonly season: number
  readonly groups: readonly {
    /** From 1; absent outside divisions. */
    readonly tier?: number
    readonly group?: number
    readonly lines: readonly StandingLine[]
  }[]
}

/** A table of a league. */
export interface LeagueTableInfo {
  /** Counted within its season, from 1. */
  readonly round: number
  readonly number: number
  readonly status: 'due' | 'running' | 'ended' | 'annulled'
  /** In the order of the seats. */
  readonly seats: readonly (LeagueName & {
    readonly place?: number
    /** Instead of a place, where nobody of the league played the seat: the one to which a computer played it. */
    readonly computerPlace?: number
    /** In units of 1/27,720 point. */
    readonly points?: number
    readonly winner?: true
    readonly left?: true
    /** Decided nothing, and has nothing from it. */
    readonly absent?: true
    /** It was their move when the table's time was over. */
    readonly stalled?: true
  })[]
  /** Id of the game, and where it is played. */
  readonly game?: string
  readonly thread?: string
  readonly paused?: true
  readonly startsAt: Date
  /** When `hard` computers finish it. */
  readonly due: Date
  readonly endedAt?: Date
}

/** The rounds of a season. */
export interface Schedule {
  readonly season: number
  readonly rounds: readonly {
    readonly number: number
    readonly at: Date
    readonly tables: readonly LeagueTableInfo[]
    readonly byes: readonly LeagueName[]
    /** They have as many games as they want. */
    readonly resting: readonly LeagueName[]
  }[]
  /** Who waits, the longest first: in a queue for a table, elsewhere on the waiting list; absent where nobody ever does. */
  readonly waiting?: readonly LeagueName[]
}

/** A message in which a league has told of tables or of a season's end. */
export type LeagueMessage = LeagueMessageRow

/** What was done in a league and why. */
export interface Act {
  readonly at: Date
  /** The organiser; absent where the league did it by itself, or they are erased. */
  readonly by?: string
  readonly phrase: Phrase
  readonly reason?: string
}

/** What must be posted for a league; its jobs are delivered in order. */
export type LeagueJob =
  /** Draw the league's page anew; a `fresh` one is posted anew below. */
  | { readonly kind: 'league-page'; readonly fresh: boolean }
  /** Say something in the league's channel and notify these members. */
  | { readonly kind: 'league-note'; readonly phrase: Phrase; readonly members: readonly string[] }
  /** Look up which of these are no longer in the server, and say so to the league. */
  | { readonly kind: 'league-roll'; readonly members: readonly string[] }
  /** The final ceremony of a season. */
  | { readonly kind: 'league-end'; readonly season: number }
  /** Draw older messages anew that name somebody who was erased. */
  | { readonly kind: 'league-messages' }
  /** Bring something up to date that a league has beside its posts. */
  | { readonly kind: LeagueExtraKind }

/**
 * Messages about tables that began and ended, the calendar event, the roles, the tags of its forum, and how many threads are
 * open in the server; each in a lane of its own.
 */
export const LEAGUE_EXTRAS = [
  'league-tables',
  'league-event',
  'league-roles',
  'league-forum',
  'league-threads',
] as const
export type LeagueExtraKind = (typeof LEAGUE_EXTRAS)[number]

/** Why Discord does not let a league have something: no permission, no room, or a refusal not known by name. */
export type LeagueFault = 'permission' | 'full' | 'refused'

/** What the leagues of a server cannot have. */
export interface LeagueTrouble {
  readonly league: string
  readonly kind: LeagueExtraKind
  readonly fault: LeagueFault
}

/** A league's job on its way. */
export interface LeaguePosting {
  readonly id: string
  readonly league: LeagueInfo
  readonly job: LeagueJob
  /** The message with its page: plain JSON of the publisher's own. */
  readonly page?: unknown
  readonly doubtful: boolean
  readonly triedAt?: Date
  /** What kept Discord from doing it the last time: the same is not asked for again at once. */
  readonly fault?: LeagueFault
  readonly ours?: () => boolean
}

/** Posts what leagues have to say, and brings up to date what they have beside. */
export interface LeaguePublisher {
  /**
   * `page` is what the publisher remembers of the league's page from now on; `fault` why the league cannot have what was asked
   * for; `threads` how many are open in its server, where that was asked.
   */
  tell(
    posting: LeaguePosting,
  ): Promise<Delivery & { readonly page?: unknown; readonly fault?: LeagueFault; readonly threads?: number }>
}
