// How a position of Storm is laid: two players, seat 0 of Shu in the south-west, seat 1 of Wei, unless it says otherwise.
import { withOwn } from '../../../support/kit.ts'
import { positionsLaidBy } from '../../../support/sense.ts'
import { type Layer, layOut, type Plan } from '../play.ts'

export const position = positionsLaidBy(
  (plan: Plan) => layOut(plan),
  // Several picks are one answer here.
  (game) => withOwn(game, { play: (seat: number, ...choice: string[]) => game.play(seat, choice) }),
)

/** Both capitals and second cities have their foot inside: `shu-foot-1` and `-2`, `wei-foot-1` and `-2`. */
export function manned(at: Layer): void {
  at.put(0, 'foot', 'chengdu')
  at.put(0, 'foot', 'jianan')
  at.put(1, 'foot', 'xiangping')
  at.put(1, 'foot', 'beiping')
}
