// The phases in the order of the rulebook; the state says which one is next.
import type { Table } from '../../../engine/game.ts'
import type { Script } from '../../../engine/script.ts'
import type { MeowState } from '../table/state.ts'
import { deal, seekCat } from './begin.ts'
import { bonusStage, mandateStage } from './bonus.ts'
import { elderStage } from './end.ts'
import { turnStage } from './fight.ts'
import { planStage } from './plan.ts'
import { recruit } from './recruit.ts'
import { settleStage, trimStage } from './settle.ts'
import { oppose } from './solo.ts'
import { visitStage } from './visit.ts'

/** One resumable stretch of the game. */
export function* stage(table: Table<MeowState>): Script {
  switch (table.state.phase) {
    case 'cat':
      return yield* seekCat(table)
    case 'deal':
      return deal(table)
    case 'recruit':
      return recruit(table)
    case 'visit':
      return yield* visitStage(table)
    case 'oppose':
      return oppose(table)
    case 'plan':
      return yield* planStage(table)
    case 'bonus':
      return yield* bonusStage(table)
    case 'mandate':
      return yield* mandateStage(table)
    case 'turn':
      return yield* turnStage(table)
    case 'settle':
      return settleStage(table)
    case 'trim':
      return yield* trimStage(table)
    case 'elder':
      return yield* elderStage(table)
  }
}
