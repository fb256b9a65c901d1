// The calendar's view of any table: whom it waits for, with what, and until when.
import type { Options } from '../../src/engine/game.ts'
import type { GameSession } from '../../src/engine/lifecycle.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { askedAt, openedAt } from '../../src/engine/player-view.ts'
import { isReaction } from '../../src/host/table/clock/clocks-after-move.ts'
import { readPace } from '../../src/host/table/clock/pace.ts'
import { publiclyAsked } from '../../src/host/table/windows.ts'
import { DAY, HOUR } from '../../src/text/length.ts'
import type { Waiting } from './waits.ts'

/** A day for a decision and a quarter of it for a reaction: what `/game new` agrees on where nothing is said. */
export const PACE = readPace({
  speed: 'daily',
  bank: 0,
  increment: DAY,
  cap: DAY,
  reactions: 6 * HOUR,
  timeout: 'auto',
  misses: 2,
  windows: 'hidden',
  away: 7 * DAY,
  longest: 9 * DAY,
})

/** A game to be played. */
export interface TableWish {
  readonly title: string
  readonly seats: number
  readonly options: Options
  /** All chance follows from it. */
  readonly seed: string
  /** Whether a seat's member has taken the suggested auto-answers; nobody has when left out. */
  readonly suggested?: (seat: Seat) => boolean
}

/** A table in play; the caller sets its time. */
export interface PlayedTable {
  /** How it stands now. */
  standing(): Promise<Standing>
  /** A member answers as the hard computer player would. */
  answer(seat: Seat): Promise<void>
  /** A member plans their next turn, if there is one to plan now and no plan yet; whether they have one. */
  plan?(seat: Seat): boolean
  /** What is due by itself happens: auto-answers, deadlines, reminders, plans; the seats whose plans were played. */
  runDue(): Promise<readonly Seat[]>
}

/** A member whom the table waits for. */
interface AskedMember {
  readonly seat: Seat
  /** The entry that asked it. */
  readonly asked: number
  /** It may be passed, and is no part of the member's own turn. */
  readonly reaction: boolean
}

/** How a table stands. */
export interface Standing {
  readonly over: boolean
  readonly asked: readonly AskedMember[]
  /** The entry that opened what everybody sees asked, and what is waited for; absent when the game is over. */
  readonly request?: number
  readonly waiting?: Waiting
  /** When something happens by itself next. */
  readonly due?: number
}

export const OVER: Standing = { over: true, asked: [] }

/** How a game in motion stands, where these seats have auto-answers for what they are asked. */
export function standingOf(
  session: GameSession,
  autoAnswered: readonly Seat[],
  due: number | undefined,
): Standing {
  const open = publiclyAsked(session)
  const awaited = open.filter(({ seat }) => !autoAnswered.includes(seat))
  const [first] = awaited.length > 0 ? awaited : open
  if (!first) throw new Error('a running game waits for nobody')
  const several = (session.open?.request.decisions.length ?? 0) > 1
  const reason =
    awaited.length === 0 ? 'window' : isReaction(first) ? 'reaction' : several ? 'all-answer' : 'own-turn'
  const request = openedAt(session)
  return {
    over: false,
    asked: awaited.map((decision) => ({
      seat: decision.seat,
      asked: askedAt(session, decision.seat) ?? -1,
      reaction: isReaction(decision),
    })),
    ...(request !== undefined && { request }),
    waiting: { question: first.prompt.key.replace(/^.*?\./, ''), reason },
    ...(due !== undefined && { due }),
  }
}
