// A sitting: the evening that a table has agreed on, as its game keeps it. No database.
import type { Seat } from '../../engine/phrase.ts'
import type { GameRow } from '../../store/games.ts'
import { DAY, HOUR } from '../../text/length.ts'
import { type Clocks, newClocks } from './clock/clocks.ts'
import { isTimed, type Pace, paceOf, readPace } from './clock/pace.ts'

/** From when to when a table plays live. */
export interface Evening {
  readonly from: Date
  readonly until: Date
}

/** What a game goes back to after its sitting. */
interface Own {
  /** As its row had it. */
  readonly pace: unknown
  /** Stopped when the sitting began; `null` where none ran. */
  readonly clock: Clocks | null
}

/** A sitting as stored. Moments are in milliseconds since 1970. */
export interface Sitting {
  readonly from: number
  readonly until: number
  /** Who has agreed to it. */
  readonly seats: readonly Seat[]
  /** There from its beginning. */
  readonly own?: Own
}

/** Longest that a sitting lasts, and how far ahead one is agreed on, in milliseconds. */
export const LONGEST_SITTING = 12 * HOUR
export const FARTHEST_SITTING = 30 * DAY

/** The sitting of a game; `undefined` where none is agreed on. */
export const sittingOf = ({ sitting }: Pick<GameRow, 'sitting'>): Sitting | undefined =>
  sitting === null ? undefined : (sitting as Sitting)

/** The live pace of a table: what it has agreed on otherwise stays. Clocks are not paused for members who are away. */
export function livePace({ reactions, cap, timeout, misses, windows }: Pace): Pace {
  const share = Math.min(1, reactions / cap)
  const live = paceOf({ speed: 'live', reactions: { share }, timeout, misses, windows })
  if (!live) throw new Error('the live pace is no pace')
  return live
}

/** Whether a table plays as fast as in a sitting anyway. */
export const isLive = (pace: Pace): boolean => isTimed(pace) && pace.cap <= livePace(pace).cap

/** The clocks with which a sitting begins: nothing runs yet, and what is known of each seat is kept. */
export const liveClocks = (own: Clocks | undefined, seats: number, pace: Pace): Clocks => ({
  seats: newClocks(seats, pace).seats.map((fresh, seat) => {
    const { vacation, misses, answered } = own?.seats[seat] ?? fresh
    return { ...fresh, vacation, misses, ...(answered !== undefined && { answered }) }
  }),
})

/** The clocks to which a game goes back: as they were stopped, and who has answered since is remembered. */
export function ownClocks({ clock }: Own, live: Clocks | undefined): Clocks | null {
  return (
    clock && {
      ...clock,
      seats: clock.seats.map((own, seat) => {
        const { misses = own.misses, answered = own.answered } = live?.seats[seat] ?? {}
        return { ...own, misses, ...(answered !== undefined && { answered }) }
      }),
    }
  )
}

/** A sitting as everyone may see it. */
export interface SittingInfo extends Evening {
  /** The pace that the game goes back to; there from its beginning. */
  readonly own?: Pace
}

/** The same as a fact about its game. */
export function sittingFacts(row: Pick<GameRow, 'sitting'>): { readonly sitting?: SittingInfo } {
  const sitting = sittingOf(row)
  if (!sitting) return {}
  const { from, until, own } = sitting
  const evening = { from: new Date(from), until: new Date(until) }
  return { sitting: { ...evening, ...(own && { own: readPace(own.pace) }) } }
}
