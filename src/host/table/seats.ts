// The seats of a table: members, computer players and their names, and what each member adds to the shuffle.
import type { Contribution } from '../../engine/commitment.ts'
import { strengthsIn } from '../../engine/computers.ts'
import type { GameRow, PlayerRow } from '../../store/games.ts'
import type { Language } from '../../text/language.ts'
import { standingInOf } from './bot-choice.ts'
import { botName } from './bot-names.ts'
import { type HostContext, titleOf } from './context.ts'
import type { Person } from './types.ts'

/** A member at a seat; `join` is the sha256 of the interaction by which they sat down. */
export const seatedMember = (seat: number, { id, name }: Person, join: string): PlayerRow => ({
  seat,
  name,
  member: id,
  computer: null,
  standIn: null,
  standInSince: null,
  join,
  clientSeed: null,
})

/** The name of one more computer player at a table. */
export const computerName = (
  { language }: Pick<GameRow, 'language'>,
  players: readonly Pick<PlayerRow, 'name'>[],
): string =>
  botName(
    language as Language,
    players.map(({ name }) => name),
  )

/** A computer player of a strength at a seat, by a name of its own. */
export const computerPlayer = (
  table: Pick<GameRow, 'language'>,
  players: readonly Pick<PlayerRow, 'name'>[],
  computer: string,
  seat: number,
): PlayerRow => ({
  seat,
  name: computerName(table, players),
  member: null,
  computer,
  standIn: null,
  standInSince: null,
  join: null,
  clientSeed: null,
})

/** Whether a computer plays there, for itself or in a member's stead. */
export const hasComputers = ({ players }: Pick<GameRow, 'players'>): boolean =>
  players.some(({ computer, standIn }) => computer !== null || standIn !== null)

/** The strengths of computer players of a game, weakest first. */
export const strengthsOf = (context: HostContext, { title }: Pick<GameRow, 'title'>): readonly string[] => [
  'random',
  ...strengthsIn(titleOf(context, title).game),
]

/** The computer player that decides for a member whose time is out. */
export const hardStrength = (context: HostContext, row: Pick<GameRow, 'title'>): string =>
  standingInOf(strengthsOf(context, row))

/** What the members mixed into the shuffle when they sat down. */
export const contributionsOf = (row: GameRow): Contribution[] =>
  row.players.flatMap(({ seat, join: joined, clientSeed }) =>
    joined === null ? [] : [{ seat, join: joined, ...(clientSeed !== null && { clientSeed }) }],
  )
