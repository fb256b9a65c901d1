// How a position of Meow Wars is laid: a state made by hand.
import type { MeowState } from '../../../../src/games/meow/table/state.ts'
import { withOwn } from '../../../support/kit.ts'
import { positionsLaidBy } from '../../../support/sense.ts'
import { play } from '../table.ts'

export const position = positionsLaidBy(
  ({ state }: { state: () => MeowState }) => play(state()),
  (table) =>
    withOwn(table, {
      get asked() {
        return table.run.open?.request.decisions.map(({ seat }) => seat) ?? []
      },
    }),
)
