// The actions of one table and its registry of skills, bound once: what rules, cards and skills are given.
import type { Actions, HegemonyTable } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { TableActions } from './table-actions.ts'

/** Bound once for all the stages of a game. */
const bound = new WeakMap<HegemonyTable, TableActions>()

/** The actions of a stage that begins. */
export function actionsOf(table: HegemonyTable, registry: SkillRegistry): Actions {
  const known = bound.get(table)
  if (known?.registry === registry) {
    known.depth.now = 0
    return known
  }
  const actions = new TableActions(table, registry)
  bound.set(table, actions)
  return actions
}
