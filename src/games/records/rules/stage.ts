// The phases of the game in the rulebook's order: which stretch of rules comes next.
import type { Script } from '../../../engine/script.ts'
import type { RecordsTable } from '../decks.ts'
import { actStep } from './action.ts'
import { drawStep } from './draw.ts'
import { endRound } from './end.ts'
import { deal, draftPick, takeLord } from './start.ts'
import { hireStrategists } from './strategists.ts'

/** Runs the next stretch: one pick, one draw, one step of an action, the end of a round. */
export function* stage(table: RecordsTable): Script {
  const { phase } = table.state
  if (phase === 'deal') yield* deal(table)
  else if (phase === 'lords') yield* takeLord(table)
  else if (phase === 'draft') yield* draftPick(table)
  else if (phase === 'strategists') yield* hireStrategists(table)
  else if (phase === 'draw') yield* drawStep(table)
  else if (phase === 'act') yield* actStep(table)
  else if (phase === 'round-end') yield* endRound(table)
}
