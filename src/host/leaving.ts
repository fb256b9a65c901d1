// Leaving a running game, calling it off, and going on after a pause.
import type { Phrase } from '../engine/phrase.ts'
import { NOBODY } from '../store/erasing.ts'
import { changeGame, type GameRow, gamesAt, PAUSED_BY_VOTE, replaceSitters } from '../store/games.ts'
import { enqueue } from '../store/outbox.ts'
import type { en } from '../text/bot/en.ts'
import { sayer } from '../text/catalogue.ts'
import type { Language } from '../text/language.ts'
import type { Desk } from './desk.ts'
import { hostSeat, sitterRow } from './info.ts'
import { change, strengthsOf } from './lobby.ts'
import { record, revived } from './moves.ts'
import { courtier } from './names.ts'
import { refusals } from './refusals.ts'
import { startingClocks, stoppingClocks } from './time/keeping.ts'
import type { GameId, GameInfo, Person, Result } from './types.ts'

const say = sayer<typeof en>('bot')

/** The strongest computer player takes the seat of a member who leaves a running game. */
export function resign(desk: Desk, game: GameId, person: Person): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    const fault = seatedInPlay(row, person)
    if (fault) return fault
    const leaving = sitterRow(row, person.id)
    if (!leaving) return refusals.notSeated()
    const motion = await revived(tx, desk, row)
    const step = motion.run.take({ kind: 'replace', by: 'member', seat: leaving.seat })
    if (typeof step === 'string') return refusals.notPlaying()
    const name = courtier(
      row.language as Language,
      row.sitters.map((sitter) => sitter.name),
    )
    const computer = strengthsOf(desk, row).at(-1) ?? 'random'
    const sitters = row.sitters.map((sitter) =>
      sitter === leaving ? { ...sitter, name, member: null, computer, standIn: null } : sitter,
    )
    await replaceSitters(tx, row.id, sitters)
    const phrase = say('seat-replaced', { who: { typed: leaving.name }, computer: { typed: name } })
    const seated = { row: { ...row, sitters }, run: motion.run }
    return record(tx, desk, seated, [...motion.unsaved, step], {
      notes: [{ kind: 'note', phrase }],
    })
  })
}

/** Calls a game off: its host in the lobby, in play a member who is the last one left. */
export function cancel(desk: Desk, game: GameId, person: Person): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    if (row.status === 'lobby') {
      if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    } else {
      const fault = seatedInPlay(row, person)
      if (fault) return fault
      if (row.sitters.some(({ member }) => member !== null && member !== person.id))
        return refusals.notAlone()
    }
    const cancelled = { status: 'cancelled', finishedAt: desk.clock.now() } as const
    await changeGame(tx, row, cancelled)
    const note = { kind: 'note', phrase: say('game-cancelled') } as const
    await enqueue(
      tx,
      row.id,
      row.status === 'lobby' ? [{ kind: 'lobby' }] : [{ kind: 'lobby' }, note],
      desk.clock.now(),
    )
    return { ...row, ...cancelled }
  })
}

/** Goes on with a paused game in the channel where this was asked; its host or any sitter. */
export function resume(desk: Desk, game: GameId, person: Person, channel: string): Promise<Result<GameInfo>> {
  return change(desk, game, async (tx, row) => {
    // What the table agreed on it ends together.
    if (row.status !== 'paused' || row.pausedWhy === PAUSED_BY_VOTE) return refusals.notPaused()
    if (row.host !== person.id && !sitterRow(row, person.id)) return refusals.notSeated()
    const place = channel === row.thread ? {} : { channel, thread: null }
    const clocks = await startingClocks(tx, desk, row)
    const going = { status: 'playing', pausedWhy: null, ...place, ...clocks.change } as const
    await changeGame(tx, row, going)
    await clocks.after()
    await enqueue(tx, row.id, [{ kind: 'prompt' }], desk.clock.now())
    return { ...row, ...going }
  })
}

/** Pauses a running game whose place was lost, and tells its host; `false` when it is not running. */
export async function pauseLost(
  desk: Desk,
  game: GameId,
  lost: 'channel' | 'permission' | 'locked',
): Promise<boolean> {
  const paused = await change(desk, game, async (tx, row) => {
    if (row.status !== 'playing' && row.pausedWhy !== PAUSED_BY_VOTE) return refusals.notPlaying()
    const pausedWhy = `bot.paused-${lost}`
    const clocks = await stoppingClocks(tx, desk, row)
    await changeGame(tx, row, { status: 'paused', pausedWhy, ...clocks })
    const phrase = say('paused-told', { game: { typed: row.id }, why: { key: pausedWhy } })
    const tell = { kind: 'tell', member: row.host, phrase } as const
    await enqueue(tx, row.id, row.host === NOBODY ? [] : [tell], desk.clock.now())
    return { ...row, status: 'paused', pausedWhy }
  })
  return paused.ok
}

/** A channel or thread was deleted: what was open there is cancelled, what was played there is paused. */
export async function placeGone(desk: Desk, channel: string): Promise<void> {
  for (const game of await gamesAt(desk.store.db, channel))
    if (!(await cancelOrphan(desk, game))) await pauseLost(desk, game, 'channel')
}

/** Cancels a lobby whose channel is gone: nobody can join it any more. `false` when it is no lobby. */
export async function cancelOrphan(desk: Desk, game: GameId): Promise<boolean> {
  const cancelled = await change(desk, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const over = { status: 'cancelled', finishedAt: desk.clock.now() } as const
    await changeGame(tx, row, over)
    return { ...row, ...over }
  })
  return cancelled.ok
}

function seatedInPlay(row: GameRow, person: Person): Phrase | undefined {
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return sitterRow(row, person.id) ? undefined : refusals.notSeated()
}

/** Remembers the thread a game is played in. */
export async function saveThread(desk: Desk, game: GameId, thread: string): Promise<void> {
  await change(desk, game, async (tx, row) => {
    await changeGame(tx, row, { thread })
    return { ...row, thread }
  })
}
