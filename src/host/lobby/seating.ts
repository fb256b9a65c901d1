// Removes players from a lobby, and starts its game.
import { seedOf } from '../../engine/commitment.ts'
import type { Game } from '../../engine/game.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { misfitOf, optionFaults } from '../../engine/options.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { type GameChange, type GameRow, type PlayerRow, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { tableOf } from '../../store/table.ts'
import { dropTasks } from '../table/agenda.ts'
import { fillAutoAnswers } from '../table/auto-answered.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { nameAt } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { refusals } from '../table/refusals.ts'
import { contributionsOf } from '../table/seats.ts'
import { upkeepWith } from '../table/upkeep.ts'

/** The kinds of tasks at which a ready check is over, and the host of a full lobby has said nothing for too long. */
export const READY_ENDS = 'ready-ends'
export const HOST_SILENT = 'host-silent'

/** Draws the lobby's message anew. */
export const LOBBY: Job = { kind: 'lobby' }

/** What is wrong with so many seats and these options; `undefined` when nothing is. */
export function tableFault(game: Game, seats: number, options: GameRow['options']): Phrase | undefined {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusals.seats(min, max)
  const [fault] = optionFaults(game, seats, options)
  return fault === undefined ? misfitOf(game, seats, options) : refusals.option(fault)
}

/** A lobby without some of its players; the next member hosts it, and with the last one it is cancelled. */
export function withoutPlayers(
  row: GameRow,
  gone: readonly PlayerRow[],
): { readonly change: GameChange; readonly players: readonly PlayerRow[] } {
  const players = row.players
    .filter((each) => !gone.includes(each))
    .map((player, seat) => ({ ...player, seat }))
  const members = players.flatMap(({ member }) => member ?? [])
  const [next] = members
  if (next === undefined) return { players, change: { status: 'cancelled' } }
  return { players, change: { host: members.includes(row.host) ? row.host : next } }
}

/** Starts a game with those who sit, or says why it cannot be. Without `threads` it is played in its channel. */
export async function begin(
  tx: Tx,
  context: HostContext,
  lobby: GameRow,
  threads = true,
): Promise<GameRow | Phrase> {
  // Names stay told apart as they are now, also once one of two has left.
  const players = lobby.players.map((player) => ({ ...player, name: nameAt(lobby, player.seat) }))
  const row = { ...lobby, players }
  const rules = titleOf(context, row.title).game
  const seats = row.players.length
  if (seats < rules.seats.min) return refusals.tooFew(rules.seats.min)
  const fault = tableFault(rules, seats, row.options)
  if (fault) return fault
  const seed = seedOf(row.secret, contributionsOf(row))
  const { run: session, step } = startSession(rules, { seats, options: row.options, seed })
  if (players.some(({ name }, at) => name !== lobby.players[at]?.name))
    await replacePlayers(tx, row.id, players)
  for (const { member } of players) if (member !== null) await fillAutoAnswers(tx, context, row, member)
  for (const kind of [READY_ENDS, HOST_SILENT]) await dropTasks(tx, row.id, kind)
  const { host } = row
  const now = context.clock.now()
  const begun = {
    status: 'playing',
    host,
    seats,
    seed,
    startedAt: now,
    ...upkeepWith(row, { ready: undefined }),
  } as const
  return record(tx, context, { row: await tableOf(tx, row), run: session }, [step], {
    notes: [LOBBY, ...(threads ? [{ kind: 'thread' } as const] : []), { kind: 'opening' }],
    change: begun,
  })
}
