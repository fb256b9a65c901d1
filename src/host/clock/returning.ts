// Stand-ins: a computer plays a member's seat until they return; any answer or click of theirs takes it back.
import { type GameRow, type PlayerRow, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from '../context.ts'
import { tellGone } from '../leagues/jobs.ts'
import { change } from '../lobby/lobby.ts'
import { playerRow } from '../play/info.ts'
import { type LoadedGame, loadGame, record } from '../play/moves.ts'
import { nobodyStandsIn, standingIn } from '../play/standing-in.ts'
import type { Job } from '../posts/types.ts'
import { refusals } from '../refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'
import { counted } from './clocks.ts'
import { clocksOf } from './hours.ts'
import { isPresent } from './keeping.ts'

const say = sayer<typeof en>('bot')

/** The member whose seat a computer plays has it again; the game as it is then. */
export async function returned(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  player: PlayerRow,
): Promise<LoadedGame> {
  const { row } = loaded
  const clocks = clocksOf(row)
  const back = { ...row, ...(clocks && { clock: counted(clocks, player.seat, false) }) }
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

/** A member who sits at a game takes their seat back from a computer; whoever has it already keeps it. */
export const comeBack = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, person.id)
    if (!player) return refusals.notSeated()
    if (row.status !== 'playing') return refusals.notPlaying()
    if (player.standIn === null) return row
    return (await returned(tx, context, await loadGame(tx, context, row), player)).row
  })

/** A member cannot be reached any more, since they left the server: a computer plays until they return. */
export const goneFrom = (context: HostContext, game: GameId, member: string): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, member)
    if (!player) return refusals.notSeated()
    if (row.status !== 'playing' || !isPresent(player)) return row
    const phrase = say('member-gone', { who: { seat: player.seat } })
    if (row.league !== null) await tellGone(tx, row.league, member, context.clock.now())
    const loaded = await loadGame(tx, context, row)
    return reseated(tx, context, loaded, standingIn(context, row, player), phrase)
  })

async function reseated(
  tx: Tx,
  context: HostContext,
  { row, run: session, unsaved }: LoadedGame,
  player: PlayerRow,
  phrase: Extract<Job, { kind: 'note' }>['phrase'],
): Promise<GameRow> {
  const players = row.players.map((each) => (each.seat === player.seat ? player : each))
  await replacePlayers(tx, row.id, players)
  return record(tx, context, { row: { ...row, players }, run: session }, unsaved, {
    notes: [{ kind: 'note', phrase }],
  })
}
