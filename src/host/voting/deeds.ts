// What carrying a vote does to the game. `undefined` where the table has moved on since it was proposed.
import {
  changeGame,
  type GameChange,
  type GameRow,
  PAUSED_BY_VOTE,
  replaceSitters,
} from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { fillOrders } from '../covered.ts'
import type { Desk } from '../desk.ts'
import { record, revived } from '../moves.ts'
import { startingClocks, stoppingClocks } from '../time/keeping.ts'
import type { Job } from '../types.ts'
import { regret, takeBack } from '../undoing.ts'
import { voidVotes } from './closing.ts'
import type { SeatChange } from './types.ts'

const say = sayer<typeof en>('bot')

/** Changes a game and posts what follows; the row after it. */
async function changed(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  change: GameChange,
  jobs: readonly Job[],
): Promise<GameRow> {
  await changeGame(tx, row, change)
  await enqueue(tx, row.id, jobs, desk.clock.now())
  return { ...row, ...change, version: row.version + 1 }
}

/** Pauses a running game. */
export async function pause(tx: Tx, desk: Desk, row: GameRow): Promise<GameRow | undefined> {
  if (row.status !== 'playing') return undefined
  const note = { kind: 'note', phrase: say('paused-note') } as const
  const clocks = await stoppingClocks(tx, desk, row)
  return changed(tx, desk, row, { status: 'paused', pausedWhy: PAUSED_BY_VOTE, ...clocks }, [
    note,
    { kind: 'lobby' },
    { kind: 'prompt' },
  ])
}

/** Goes on with a game that was paused by agreement. */
export async function goOn(tx: Tx, desk: Desk, row: GameRow): Promise<GameRow | undefined> {
  if (row.status !== 'paused' || row.pausedWhy !== PAUSED_BY_VOTE) return undefined
  const clocks = await startingClocks(tx, desk, row)
  const going = { status: 'playing', pausedWhy: null, ...clocks.change } as const
  const after = await changed(tx, desk, row, going, [{ kind: 'lobby' }, { kind: 'prompt' }])
  await clocks.after()
  return after
}

/** Calls a game off. */
export async function callOff(tx: Tx, desk: Desk, row: GameRow): Promise<GameRow | undefined> {
  if (row.status !== 'playing' && row.status !== 'paused') return undefined
  const over = { status: 'cancelled', finishedAt: desk.clock.now() } as const
  const note = { kind: 'note', phrase: say('game-cancelled') } as const
  return changed(tx, desk, row, over, [...(await voidVotes(tx, row.id)), { kind: 'lobby' }, note])
}

/** Takes a seat's last answer back, if it is still the one that was asked about. */
export async function undoAgreed(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  seat: number,
  taken: number,
): Promise<GameRow | undefined> {
  const found = await regret(tx, desk, row, seat)
  if ('key' in found || found.may.taken !== taken) return undefined
  const after = await takeBack(tx, desk, found, seat, { by: found.may.consent ? 'host' : 'member' })
  return 'key' in after ? undefined : after
}

/** Hands a seat to a newcomer: what it holds and knows is theirs from now on. */
export async function handOver(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  { seat, was, newcomer }: SeatChange,
  name: string,
): Promise<GameRow | undefined> {
  const sitting = row.sitters.find((sitter) => sitter.seat === seat)
  if (!sitting || sitting.member !== was || (row.status !== 'playing' && row.status !== 'paused'))
    return undefined
  const motion = await revived(tx, desk, row)
  const step = motion.run.take({ kind: 'replace', by: 'member', seat })
  if (typeof step === 'string') return undefined
  const sitters = row.sitters.map((sitter) =>
    sitter === sitting ? { ...sitter, name, member: newcomer.member, computer: null, standIn: null } : sitter,
  )
  await replaceSitters(tx, row.id, sitters)
  await fillOrders(tx, desk, row, newcomer.member)
  const phrase = say('seat-taken', { who: { typed: name }, old: { typed: sitting.name } })
  const notes: Job[] = [{ kind: 'note', phrase }, { kind: 'thread' }]
  return record(tx, desk, { ...motion, row: { ...row, sitters } }, [...motion.unsaved, step], { notes })
}
