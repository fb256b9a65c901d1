// Chooses the next stage of the rules; early ends are caught here and the table is swept.
import type { Script } from '../../../engine/script.ts'
import type { HegemonyTable } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { deal, pick } from './begin.ts'
import { actionsOf } from './bound-actions.ts'
import { GameEnds, TurnEnds } from './stops.ts'
import { sweep, turnStep } from './turn.ts'

/** One stretch with the skills of a registry: a phase, one judgement, one action. */
export function* stage(table: HegemonyTable, registry: SkillRegistry): Script {
  const { phase } = table.state
  if (phase === 'deal') return yield* deal(table)
  if (phase === 'pick') return yield* pick(actionsOf(table, registry))
  try {
    yield* turnStep(actionsOf(table, registry), registry)
  } catch (stop) {
    if (!(stop instanceof TurnEnds) && !(stop instanceof GameEnds)) throw stop
    sweep(table.state)
  }
}
