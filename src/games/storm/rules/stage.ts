// The game in the rulebook's order: which stretch of rules comes next.
import type { Script } from '../../../engine/script.ts'
import type { StormTable } from '../table/state.ts'
import { capitals, lots } from './begin.ts'
import { GameOver } from './end.ts'
import { place } from './place.ts'
import { recruit } from './recruit.ts'
import { refill } from './refill.ts'
import { act } from './turn.ts'

/** Runs the next stretch: one choice of a turn with all that follows from it. */
export function* stage(table: StormTable): Script {
  try {
    yield* stretch(table)
  } catch (error) {
    if (!(error instanceof GameOver)) throw error
  }
}

function* stretch(table: StormTable): Script {
  const { phase } = table.state
  if (phase === 'lots') lots(table)
  else if (phase === 'capitals') yield* capitals(table)
  else if (phase === 'place') yield* place(table)
  else if (phase === 'act') yield* act(table)
  else if (phase === 'recruit') yield* recruit(table)
  else yield* refill(table)
}
