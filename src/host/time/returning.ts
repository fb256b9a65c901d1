// Stand-ins: a computer plays a member's seat until they return; any answer or click of theirs takes it back.
import { type GameRow, replaceSitters, type SitterRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Desk } from '../desk.ts'
import { sitterRow } from '../info.ts'
import { change, steadyOf } from '../lobby.ts'
import { type Motion, record, revived } from '../moves.ts'
import { refusals } from '../refusals.ts'
import type { GameId, GameInfo, Job, Person, Result } from '../types.ts'
import { counted } from './clocks.ts'
import { clocksOf } from './hours.ts'
import { isPresent } from './keeping.ts'

const say = sayer<typeof en>('bot')

/** The member whose seat a computer plays has it again; the game as it is then. */
export async function returned(tx: Tx, desk: Desk, motion: Motion, sitter: SitterRow): Promise<Motion> {
  const { row } = motion
  const clocks = clocksOf(row)
  const back = { ...row, ...(clocks && { clock: counted(clocks, sitter.seat, false) }) }
  const phrase = say('stand-in-back', { who: { seat: sitter.seat } })
  const after = await reseated(tx, desk, { ...motion, row: back }, { ...sitter, standIn: null }, phrase)
  return { ...motion, row: after, unsaved: [] }
}

/** A member who sits at a game takes their seat back from a computer; whoever has it already keeps it. */
export const comeBack = (desk: Desk, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(desk, game, async (tx, row) => {
    const sitter = sitterRow(row, person.id)
    if (!sitter) return refusals.notSeated()
    if (row.status !== 'playing') return refusals.notPlaying()
    if (sitter.standIn === null) return row
    return (await returned(tx, desk, await revived(tx, desk, row), sitter)).row
  })

/** A member cannot be reached any more, since they left the server: a computer plays until they return. */
export const goneFrom = (desk: Desk, game: GameId, member: string): Promise<Result<GameInfo>> =>
  change(desk, game, async (tx, row) => {
    const sitter = sitterRow(row, member)
    if (!sitter) return refusals.notSeated()
    if (row.status !== 'playing' || !isPresent(sitter)) return row
    const phrase = say('member-gone', { who: { seat: sitter.seat } })
    const motion = await revived(tx, desk, row)
    return reseated(tx, desk, motion, { ...sitter, standIn: steadyOf(desk, row) }, phrase)
  })

async function reseated(
  tx: Tx,
  desk: Desk,
  { row, run, unsaved }: Motion,
  sitter: SitterRow,
  phrase: Extract<Job, { kind: 'note' }>['phrase'],
): Promise<GameRow> {
  const sitters = row.sitters.map((each) => (each.seat === sitter.seat ? sitter : each))
  await replaceSitters(tx, row.id, sitters)
  return record(tx, desk, { row: { ...row, sitters }, run }, unsaved, { notes: [{ kind: 'note', phrase }] })
}
