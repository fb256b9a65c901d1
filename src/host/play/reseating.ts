// A seat passes from a computer to its member, or from one member to another.
import { forgetFormer, type WhyLeft } from '../../store/former-players.ts'
import { type GameRow, type PlayerRow, replacePlayers } from '../../store/games.ts'
import { deleteWatcher } from '../../store/invitations.ts'
import type { MoveTx, Tx } from '../../store/open.ts'
import { type Table, tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { fillAutoAnswers } from '../table/auto-answered.ts'
import { counted } from '../table/clock/clocks.ts'
import type { HostContext } from '../table/context.ts'
import { seatLost } from '../table/former-seats.ts'
import { clocksOf } from '../table/hours.ts'
import { type LoadedGame, loadGame } from '../table/load.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { nobodyStandsIn } from '../table/stand-ins.ts'
import type { Person } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/** The member whose seat a computer plays has it again; the game as it is then. */
export async function returned(
  tx: MoveTx,
  context: HostContext,
  loaded: LoadedGame,
  player: PlayerRow,
): Promise<LoadedGame> {
  const back = withoutMisses(loaded.row, player.seat)
  const phrase = say('stand-in-back', { who: { seat: player.seat } })
  const after = await reseated(
    tx,
    context,
    { ...loaded, row: back },
    { ...player, ...nobodyStandsIn },
    phrase,
  )
  return { ...loaded, row: after, unsaved: [] }
}

/** Somebody plays at a seat who has missed nothing there. */
function withoutMisses<R extends GameRow>(row: R, seat: number): R {
  const clocks = clocksOf(row)
  return clocks ? { ...row, clock: counted(clocks, seat, false) } : row
}

/**
 * A member takes a seat in play: what it holds and knows is theirs from now on.
 * @param why why the member who sat there has it no more
 * @returns the row after it; `undefined` where the game is over
 */
export async function takeOver(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  sitting: PlayerRow,
  { id, name }: Pick<Person, 'id' | 'name'>,
  phrase: Extract<Job, { kind: 'note' }>['phrase'],
  why: WhyLeft,
): Promise<GameRow | undefined> {
  const { seat } = sitting
  const loaded = await loadGame(tx, context, withoutMisses(row, seat))
  const step = loaded.run.take({ kind: 'replace', by: 'member', seat })
  if (typeof step === 'string') return undefined
  const players = row.players.map((player) =>
    player === sitting ? { ...player, name, member: id, computer: null, ...nobodyStandsIn } : player,
  )
  const told = await seatLost(tx, context, row, sitting, why)
  await replacePlayers(tx, row.id, players)
  await deleteWatcher(tx, row.id, id)
  await forgetFormer(tx, row.id, id)
  await fillAutoAnswers(tx, context, row, id)
  // Where the game is played in a thread the newcomer is brought there; a table in a channel gets none in the middle of play.
  const shown: Job = { kind: row.thread === null ? 'lobby' : 'thread' }
  const notes: Job[] = [{ kind: 'note', phrase }, shown, ...told]
  const table = await tableOf(tx, { ...loaded.row, players })
  return record(tx, context, { ...loaded, row: table }, [...loaded.unsaved, step], { notes })
}

/** Another plays the seat from now on, as `player` says; the row after it. */
export async function reseated(
  tx: MoveTx,
  context: HostContext,
  { row, run: session, unsaved }: LoadedGame,
  player: PlayerRow,
  phrase: Extract<Job, { kind: 'note' }>['phrase'],
): Promise<Table> {
  const players = row.players.map((each) => (each.seat === player.seat ? player : each))
  await replacePlayers(tx, row.id, players)
  return record(tx, context, { row: { ...row, players }, run: session }, unsaved, {
    notes: [{ kind: 'note', phrase }],
  })
}
