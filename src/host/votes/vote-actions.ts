// Carries out accepted votes. `undefined` where the table has moved on since it was proposed.
import { personRef } from '../../engine/phrase.ts'
import type { WhyLeft } from '../../store/former-players.ts'
import { changeGame, findGame, type GameChange, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { takeOver } from '../play/reseating.ts'
import { takeBack, undoableAnswer } from '../play/undoing.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { nameAt } from '../table/info.ts'
import { stoppingClocks } from '../table/keeping.ts'
import type { Job } from '../table/posts.ts'
import { resumeGame } from '../table/record.ts'
import { voidVotes } from '../table/votes.ts'
import type { SeatChange } from './types.ts'

const say = sayer<typeof en>('bot')

/** Changes a game and posts what follows; the row after it. */
async function changed(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  change: GameChange,
  jobs: readonly Job[],
): Promise<GameRow> {
  await changeGame(tx, row, change)
  await enqueue(tx, row.id, jobs, context.clock.now())
  return { ...row, ...change, version: row.version + 1 }
}

/** How long a pause lasts where nothing is said, and at most, in milliseconds. */
const USUAL_PAUSE = 7 * DAY
export const LONGEST_PAUSE = 30 * DAY

/** The kind of task at which a pause is over. */
export const PAUSE_ENDS = 'pause-ends'

/** Pauses a running game until a moment, for a week where none is named. */
export async function pause(
  tx: Tx,
  context: HostContext,
  before: GameRow,
  until = context.clock.now().getTime() + USUAL_PAUSE,
): Promise<GameRow | undefined> {
  if (before.status !== 'playing' || until <= context.clock.now().getTime()) return undefined
  const row = await closeSitting(tx, context, before, { why: 'paused' })
  const note = { kind: 'note', phrase: say('paused-note', { until: Math.floor(until / 1000) }) } as const
  const clocks = await stoppingClocks(tx, context, row)
  const paused = { status: 'paused', pausedWhy: 'agreed', pausedUntil: new Date(until), ...clocks } as const
  const after = await changed(tx, context, row, paused, [note, { kind: 'lobby' }, { kind: 'prompt' }])
  await putTask(tx, { kind: PAUSE_ENDS, game: row.id, at: new Date(until) })
  return after
}

/** Goes on with a game that was paused by agreement; what is still voted on is void. */
export async function goOn(tx: Tx, context: HostContext, row: GameRow): Promise<GameRow | undefined> {
  if (row.status !== 'paused' || lostPlace(row)) return undefined
  const note = { kind: 'note', phrase: say('resumed-note') } as const
  return resumeGame(tx, context, row, {
    notes: [...(await voidVotes(tx, row.id, 'resume')), { kind: 'lobby' }, note],
  })
}

/** The day has come that a pause was to last until. */
export const endPause: Handler = async (tx, context, { game }) => {
  const row = await findGame(tx, game)
  if (row?.pausedUntil && row.pausedUntil <= context.clock.now()) await goOn(tx, context, row)
}

/** Calls a game off. */
export async function callOff(tx: Tx, context: HostContext, before: GameRow): Promise<GameRow | undefined> {
  if (before.status !== 'playing' && before.status !== 'paused') return undefined
  const row = await closeSitting(tx, context, before, { why: 'over' })
  const over = { status: 'cancelled', finishedAt: context.clock.now() } as const
  const note = { kind: 'note', phrase: say('game-cancelled') } as const
  const jobs: Job[] = [{ kind: 'lobby' }, note, { kind: 'prompt' }]
  return changed(tx, context, row, over, [...(await voidVotes(tx, row.id)), ...jobs])
}

/** Takes a seat's last answer back, if it is still the one that was asked about. */
export async function undoAgreed(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  {
    seat,
    taken,
    interaction,
  }: { readonly seat: number; readonly taken: number; readonly interaction?: string },
): Promise<GameRow | undefined> {
  const found = await undoableAnswer(tx, context, row, seat)
  if ('key' in found || found.may.taken !== taken) return undefined
  const by = found.may.consent ? 'host' : 'member'
  const after = await takeBack(tx, context, found, seat, {
    by,
    ...(interaction !== undefined && { interaction }),
  })
  return 'key' in after ? undefined : after
}

/** Hands a seat to a newcomer; one that its member has taken back since is not given away without their word. */
export async function handOver(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { seat, was, newcomer, isAgreed }: SeatChange,
  name: string,
  why?: WhyLeft,
): Promise<GameRow | undefined> {
  const sitting = row.players.find((player) => player.seat === seat)
  if (!sitting || sitting.member !== was || (row.status !== 'playing' && row.status !== 'paused'))
    return undefined
  if (isPresent(sitting) && !isAgreed && why === undefined) return undefined
  const person = { id: newcomer.member, name }
  const phrase = say('seat-taken', {
    who: personRef(person),
    old: personRef({ id: sitting.member, name: nameAt(row, seat) }),
  })
  return takeOver(tx, context, row, sitting, person, phrase, why ?? (isAgreed ? 'given' : 'replaced'))
}
