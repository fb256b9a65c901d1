// The phases of the game in the rulebook's order: which stretch of rules comes next.
import type { Script } from '../../../engine/script.ts'
import type { DynastiesTable } from '../table/state.ts'
import { deal, show } from './begin.ts'
import { deckSpent, endRound, finish } from './end.ts'
import { clearEvent } from './events.ts'
import { GameOver } from './stats.ts'
import { clearPlayed, turn } from './turn.ts'

/** Runs the next stretch: the deal, one turn, or the end of a round. */
export function* stage(table: DynastiesTable): Script {
  try {
    yield* stretch(table)
  } catch (thrown) {
    if (!(thrown instanceof GameOver)) throw thrown
    clearPlayed(table)
    clearEvent(table)
    table.state.question = null
    table.state.open = null
    return finish(table)
  }
  if (deckSpent(table.state)) finish(table)
}

function* stretch(table: DynastiesTable): Script {
  const { phase } = table.state
  if (phase === 'deal') yield* deal(table)
  else if (phase === 'show') yield* show(table)
  else if (phase === 'turn') yield* turn(table)
  else yield* endRound(table)
}
