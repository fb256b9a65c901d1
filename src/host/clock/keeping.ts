// Keeping time: what a move does to a table's clocks, written with the move, and the alarm that follows from them.
import type { Decision } from '../../engine/decision.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { publicDecisions } from '../../engine/player-view.ts'
import type { GameChange, GameRow, PlayerRow } from '../../store/games.ts'
import { tally } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { dropTasks, putTask } from '../agenda.ts'
import type { HostContext } from '../context.ts'
import type { GameId } from '../types.ts'
import {
  type Asked,
  asking,
  type Clocks,
  counted,
  goingOn,
  type Hours,
  heard,
  newClocks,
  nextMoment,
  stopped,
} from './clocks.ts'
import { clocksOf, hoursOf } from './hours.ts'
import { isTimed, readPace } from './pace.ts'

/** The kind of the task that wakes a table's clocks; a table has one. */
export const ALARM = 'clock'

/** Clocks and what says how they run. */
export interface Timed {
  readonly clocks: Clocks
  readonly hours: Hours
}

/** What a move did: where the game is, the steps that led there, and the seats for which orders answer. */
interface Moved {
  readonly run: GameSession
  readonly steps: readonly Step[]
  readonly covered: readonly Seat[]
}

/** A seat whose member plays themselves. */
export const isPresent = ({ member, standIn }: PlayerRow): boolean => member !== null && standIn === null

/** A table's clocks after these steps; `undefined` where the pace has none. They run only where somebody else waits. */
export async function clocksAfter(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { run: session, steps, covered }: Moved,
): Promise<Timed | undefined> {
  const pace = readPace(row.pace)
  if (!isTimed(pace)) return undefined
  const hours = await hoursOf(tx, context, row)
  let clocks = clocksOf(row) ?? newClocks(session.setting.seats, pace)
  if (clocks.stopped && row.status === 'playing') clocks = goingOn(clocks, hours)
  const fresh = []
  for (const { entry } of steps) {
    if (entry.kind === 'replace') fresh.push(entry.seat)
    if (entry.kind !== 'answer' || entry.by !== 'member' || entry.within) continue
    const player = row.players.find(({ seat }) => seat === entry.seat)
    const turn = clocks.seats[entry.seat]?.turn
    if (player?.member && turn && !turn.reaction)
      await tally(tx, { id: player.member, name: player.name }, 'answers')
    clocks = heard(counted(clocks, entry.seat, false), entry.seat, hours.now)
  }
  const present = row.players.filter(isPresent)
  const awaited = present.filter(({ seat }) => !covered.includes(seat))
  const asked =
    present.length > 1
      ? askedOf(
          session,
          awaited.map(({ seat }) => seat),
        )
      : []
  // Private steps that time drops are nobody's answer: what follows is asked for the first time.
  const undone = steps.some(({ entry }) => entry.kind === 'undo' && entry.by !== 'time')
  const next = asking(clocks, hours, asked, { fresh, undone })
  return { clocks: row.status === 'paused' ? stopped(next, hours) : next, hours }
}

/** What members are asked now, of these seats, for whom the table waits. It knows no database. */
export function askedOf(session: GameSession, awaited: readonly Seat[]): Asked[] {
  const { open } = session
  if (!open) return []
  return publicDecisions(session).flatMap((decision, index) => {
    const { seat } = decision
    if (open.answers[index] !== undefined || !awaited.includes(seat)) return []
    const opened = open.root?.opened ?? open.asked[index] ?? open.number
    return [{ seat, opened, reaction: isReaction(decision) }]
  })
}

/**
 * Whether a decision answers somebody else's move: it may be passed and is not the seat's own turn. It follows from what
 * is asked alone, not from who moved last, so that silence is the same pass however the question came about.
 */
export const isReaction = ({ pass, ownTurn }: Decision): boolean => pass !== undefined && !ownTurn

/** Sets the alarm for whatever these clocks do next; the game has been changed before. */
export async function setAlarm(tx: Tx, game: GameId, { clocks, hours }: Timed): Promise<void> {
  const moment = nextMoment(clocks, hours)
  if (moment === undefined) await dropTasks(tx, game, ALARM)
  else await putTask(tx, { kind: ALARM, game, at: new Date(Math.max(moment, hours.now + 1)) })
}

/** A table without a clock is woken when somebody there is back, so that it no longer says that they are away. */
export async function wakeOnReturn(tx: Tx, { id, players }: GameRow, { habits, now }: Hours): Promise<void> {
  for (const { seat } of players) {
    const { away } = habits(seat)
    if (away && away.until > now)
      await putTask(tx, { kind: ALARM, game: id, at: new Date(away.until), key: `${seat}` })
  }
}

/** How a game's row changes so that its clocks stand still with it. */
export async function stoppingClocks(tx: Tx, context: HostContext, row: GameRow): Promise<GameChange> {
  const clocks = clocksOf(row)
  return clocks ? { clock: stopped(clocks, await hoursOf(tx, context, row)) } : {}
}
