// The verbs bound to one table and one book: what rules, cards and skills are given.
import type { Actions, HegemonyTable } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { TableActions } from './table-actions.ts'

/** The verbs by table: bound once for all the stages of a game. */
const wars = new WeakMap<HegemonyTable, TableActions>()

/** The war of one stage, which begins. */
export function warOf(table: HegemonyTable, book: SkillRegistry): Actions {
  const known = wars.get(table)
  if (known?.book === book) {
    known.depth.now = 0
    return known
  }
  const war = new TableActions(table, book)
  wars.set(table, war)
  return war
}
