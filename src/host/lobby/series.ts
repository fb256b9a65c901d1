// A series: best of three between the members of a table, begun with a game that is over. Its games are rematches of each other.
import { findGame, type GameRow } from '../../store/games.ts'
import type { LookTx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import { nameAt } from '../table/info.ts'
import type { GameId } from '../table/types.ts'
import { type SeriesPlace, upkeepOf } from '../table/upkeep.ts'

/** Games of a series at most: who has won more than half of them has won it. */
const BEST_OF = 3

/** How a series stands. */
export interface Series {
  /** Games that are over. */
  readonly games: number
  /** Its members by name with the games that each has won, the most first. */
  readonly wins: readonly { readonly name: string; readonly won: number }[]
  /** Nothing is left to play for. */
  readonly isOver: boolean
}

/** How the series of a game stands, with that game once it is over; `undefined` without one, and where its members have changed. */
export async function seriesOf({ store }: HostContext, game: GameId): Promise<Series | undefined> {
  const row = await findGame(store.single, game)
  return row && standingAt(store.single, row)
}

/** The place in a series of the game after one that is over: the next of its series, or the second where one is asked for. */
export async function nextPlace(
  tx: LookTx,
  over: GameRow,
  isAskedFor: boolean,
): Promise<SeriesPlace | undefined> {
  if (membersOf(over).length < 2 || !over.outcome) return undefined
  const { series } = upkeepOf(over)
  const standing = await standingAt(tx, over)
  if (series && standing && !standing.isOver) return { before: [...series.before, over.id] }
  return isAskedFor ? { before: [over.id] } : undefined
}

async function standingAt(tx: LookTx, row: GameRow): Promise<Series | undefined> {
  const { series } = upkeepOf(row)
  if (!series) return undefined
  const games: GameRow[] = []
  for (const id of series.before) {
    const before = await findGame(tx, id)
    if (!before) return undefined
    games.push(before)
  }
  if (row.status === 'finished') games.push(row)
  const members = membersOf(row)
  if (members.length < 2 || !games.every((each) => each.outcome && isSame(members, membersOf(each))))
    return undefined
  const wins = members
    .map((member) => ({
      name: nameOf(row, member),
      won: games.filter((each) => hasWon(each, member)).length,
    }))
    .sort((one, other) => other.won - one.won)
  const isOver = games.length >= BEST_OF || (wins[0]?.won ?? 0) > BEST_OF / 2
  return { games: games.length, wins, isOver }
}

const membersOf = ({ players }: GameRow): string[] => players.flatMap(({ member }) => member ?? []).sort()

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

const seatOf = ({ players }: GameRow, member: string): number =>
  players.find((player) => player.member === member)?.seat ?? -1

const nameOf = (row: GameRow, member: string): string => nameAt(row, seatOf(row, member))

const hasWon = (row: GameRow, member: string): boolean =>
  row.outcome?.winners.includes(seatOf(row, member)) ?? false
