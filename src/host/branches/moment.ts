// The moment of a finished game at which another one begins.
import { setImmediate } from 'node:timers/promises'
import type { Origin } from '../../engine/export.ts'
import { type Branch, branchOf } from '../../search/branch.ts'
import { stagesOf, tableBefore } from '../../search/review/stages.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { story } from '../history/records.ts'
import { playedOf } from '../review/making.ts'
import type { HostContext } from '../table/context.ts'
import type { GameId } from '../table/types.ts'

/**
 * What a game begins with that is played on from a moment; always the same with one seed.
 * @returns `undefined` where the rules have changed since, or cards that nobody of the seat knows can lie no other way
 */
export async function startOf(
  tx: Tx,
  context: HostContext,
  { table, number, seat, deal }: Origin,
  seed: string,
): Promise<Branch | undefined> {
  const row = await findGame(tx, table)
  const game = row && context.titles[row.title]?.game
  if (!game || !isPlayable(row, number, seat)) return undefined
  const played = await playedOf(tx, row, number)
  const stage = stagesOf(played).at(-1)
  if (!stage || [stage.first, ...stage.later].some(({ rules }) => rules !== game.version)) return undefined
  const at = tableBefore(played, stage, number + 1)
  for (let tried = 0; tried < (deal === 'same' ? 1 : DEALS); tried++) {
    const branch = branchOf(game, at, seat, deal, `${seed} deal ${tried}`)
    if (branch) return branch
    // Others are answered in between.
    await setImmediate()
  }
  return undefined
}

/** Deals that are tried until one looks to the seat as its own game did. */
const DEALS = 24

/** Whether a game was played to its end, and has such a moment and seat. */
export const isPlayable = (
  { status, outcome, number, players }: GameRow,
  at: number,
  seat: number,
): boolean =>
  status === 'finished' &&
  outcome !== null &&
  Number.isInteger(at) &&
  at >= 0 &&
  at <= number &&
  players.some((player) => player.seat === seat)

/** The step of a game's public history at which it stood so. */
export async function stepOf(context: HostContext, table: GameId, number: number): Promise<number> {
  const told = new Set([0, ...(await story(context, table)).map((event) => event.number)])
  return [...told].filter((each) => each <= number).length
}
