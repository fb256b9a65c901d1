// Carries out accepted votes. `undefined` where the table has moved on since it was proposed.
import { personRef } from '../../engine/phrase.ts'
import { changeGame, type GameChange, type GameRow, replacePlayers } from '../../store/games.ts'
import { deleteWatcher } from '../../store/invitations.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { takeBack, undoableAnswer } from '../play/undoing.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { fillAutoAnswers } from '../table/auto-answered.ts'
import type { HostContext } from '../table/context.ts'
import { stoppingClocks } from '../table/keeping.ts'
import { loadGame } from '../table/load.ts'
import type { Job } from '../table/posts.ts'
import { record, resumeGame } from '../table/record.ts'
import { nobodyStandsIn } from '../table/stand-ins.ts'
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

/** Pauses a running game. */
export async function pause(tx: Tx, context: HostContext, before: GameRow): Promise<GameRow | undefined> {
  if (before.status !== 'playing') return undefined
  const row = await closeSitting(tx, context, before, { why: 'paused' })
  const note = { kind: 'note', phrase: say('paused-note') } as const
  const clocks = await stoppingClocks(tx, context, row)
  return changed(tx, context, row, { status: 'paused', pausedWhy: 'agreed', ...clocks }, [
    note,
    { kind: 'lobby' },
    { kind: 'prompt' },
  ])
}

/** Goes on with a game that was paused by agreement. */
export async function goOn(tx: Tx, context: HostContext, row: GameRow): Promise<GameRow | undefined> {
  if (row.status !== 'paused' || row.pausedWhy !== 'agreed') return undefined
  return resumeGame(tx, context, row, { notes: [{ kind: 'lobby' }] })
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

/** Hands a seat to a newcomer: what it holds and knows is theirs from now on. */
export async function handOver(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { seat, was, newcomer }: SeatChange,
  name: string,
): Promise<GameRow | undefined> {
  const sitting = row.players.find((player) => player.seat === seat)
  if (!sitting || sitting.member !== was || (row.status !== 'playing' && row.status !== 'paused'))
    return undefined
  const loaded = await loadGame(tx, context, row)
  const step = loaded.run.take({ kind: 'replace', by: 'member', seat })
  if (typeof step === 'string') return undefined
  const players = row.players.map((player) =>
    player === sitting
      ? { ...player, name, member: newcomer.member, computer: null, ...nobodyStandsIn }
      : player,
  )
  await replacePlayers(tx, row.id, players)
  await deleteWatcher(tx, row.id, newcomer.member)
  await fillAutoAnswers(tx, context, row, newcomer.member)
  const phrase = say('seat-taken', {
    who: personRef({ id: newcomer.member, name }),
    old: personRef({ id: sitting.member, name: sitting.name }),
  })
  // Where the game is played in a thread the newcomer is brought there; a table in a channel gets none in the middle of play.
  const shown: Job = { kind: row.thread === null ? 'lobby' : 'thread' }
  const notes: Job[] = [{ kind: 'note', phrase }, shown]
  const table = await tableOf(tx, { ...row, players })
  return record(tx, context, { ...loaded, row: table }, [...loaded.unsaved, step], { notes })
}
