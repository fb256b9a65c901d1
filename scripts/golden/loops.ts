// Finds moves after which a game stands where it stood before: menus opened and left, marches drafted and taken back.
import type { Game } from '../../src/engine/game.ts'
import type { Played } from './game.ts'
import { Playing } from './recorded-play.ts'

/** Moves from one index up to another, which is none of them. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The longest stretches of a game's moves that lead back to where they began, in their order. */
export function loopsOf(game: Game, { moves, ...setting }: Played): Stretch[] {
  const playing = new Playing(game, setting)
  const stops = [stopOf(playing)]
  for (const move of moves) {
    playing.make(move)
    stops.push(stopOf(playing))
  }
  const last = new Map(stops.map((stop, index) => [stop, index]))
  const loops: Stretch[] = []
  for (let from = 0; from < moves.length; ) {
    const to = last.get(stops[from] ?? '') ?? from
    if (to > from) loops.push({ from, to })
    from = Math.max(to, from + 1)
  }
  return loops
}

/** All that what comes next depends on, as far as it can be seen; what a menu remembers shows only as it goes on. */
const stopOf = ({ state, open }: Playing): string => JSON.stringify([state, open?.request, open?.answers])

/** The moves without some stretches of them. */
export const without = <T>(moves: readonly T[], stretches: readonly Stretch[]): T[] =>
  moves.filter((_, index) => !stretches.some(({ from, to }) => from <= index && index < to))
