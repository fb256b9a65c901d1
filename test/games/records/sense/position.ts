// How a position of Record is laid: three players with 10 coins each, seat 0 in its action, unless it says otherwise.
import { positionsLaidBy } from '../../../support/sense.ts'
import { type Layer, layOut, type Plan } from '../kit.ts'

export const position = positionsLaidBy(
  (plan: Plan) => layOut(plan),
  (play) => play,
)

/** The last round is played: somebody has the target number of cities. */
export const lastRound = (at: Layer): void => void Object.assign(at.state, { first: 2 })

/** Small and medium cities with weak guards, for a player who has many. */
const MANY = [
  ['tianshui', 'hu-zhen'],
  ['xiaopei', 'liao-hua'],
  ['chaisang', 'zhang-ji'],
  ['xiangyang', 'meng-huo'],
  ['jiangxia', 'ma-su'],
] as const

/** A seat holds five cities: at three seats one more is the target. */
export function five(at: Layer, seat: number): void {
  for (const [city, garrison] of MANY) at.city(seat, city, garrison)
}
