// How a position of Dynasties is laid: three players with all stats at 5, seat 0 to act on the start space.
import { positionsLaidBy } from '../../../support/sense.ts'
import { layOut, type Plan } from '../kit.ts'

export const position = positionsLaidBy(
  (plan: Plan) => layOut(plan),
  (play) => play,
)
