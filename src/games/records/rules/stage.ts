// The phases of the game in the rulebook's order: which stretch of rules comes next.
import type { Script } from '../../../engine/script.ts'
import type { RecordsTable } from '../table/decks.ts'
import type { Phase } from '../table/state.ts'
import { actStep } from './action.ts'
import { drawStep } from './common/draw.ts'
import { endRound } from './end.ts'
import { deal, draftPick, takeLord } from './start.ts'
import { hireStrategists } from './strategists.ts'

/** Runs the next stretch: one pick, one draw, one step of an action, the end of a round. */
export function* stage(table: RecordsTable): Script {
  yield* STRETCHES[table.state.phase](table)
}

const STRETCHES: Readonly<Record<Phase, (table: RecordsTable) => Script>> = {
  deal,
  lords: takeLord,
  draft: draftPick,
  strategists: hireStrategists,
  draw: drawStep,
  act: actStep,
  'round-end': endRound,
  *over() {},
}
