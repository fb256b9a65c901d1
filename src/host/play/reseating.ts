// A seat between its member and the computer that stands in for them: any answer or click of the member's takes it back.
import { type PlayerRow, replacePlayers } from '../../store/games.ts'
import type { MoveTx } from '../../store/open.ts'
import type { Table } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { counted } from '../table/clock/clocks.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf } from '../table/hours.ts'
import type { LoadedGame } from '../table/load.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { nobodyStandsIn } from '../table/stand-ins.ts'

const say = sayer<typeof en>('bot')

/** The member whose seat a computer plays has it again; the game as it is then. */
export async function returned(
  tx: MoveTx,
  context: HostContext,
  loaded: LoadedGame,
  player: PlayerRow,
): Promise<LoadedGame> {
  const { row } = loaded
  const clocks = clocksOf(row)
  const back: Table = { ...row, ...(clocks && { clock: counted(clocks, player.seat, false) }) }
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
