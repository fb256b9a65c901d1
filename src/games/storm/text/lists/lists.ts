// The lists in /rules, made from a language's names and lines: what each card and each general does.
import { GENERALS, type GeneralId } from '../../box/generals.ts'
import { STRATAGEMS, type Stratagem } from '../../cards/index.ts'
import type { effects as Effects } from '../effects/en.ts'
import type { names as Names } from '../names/en.ts'

/** One line per kind of card: its name, how many there are, what it does. */
export const cardLines = (names: typeof Names, effects: typeof Effects): string =>
  (Object.keys(STRATAGEMS) as Stratagem[])
    .map(
      (kind) => `- **${names.stratagems[kind]}** ×${STRATAGEMS[kind].copies} · ${effects.stratagems[kind]}`,
    )
    .join('\n')

/** One line per general: values and ability, and what must be rolled to persuade one who is no lord. */
export const generalLines = (names: typeof Names, effects: typeof Effects): string =>
  (Object.keys(GENERALS) as GeneralId[])
    .map((id) => {
      const { stamina, attack, defence, persuade } = GENERALS[id]
      const needs = persuade > 6 ? '' : ` 🎲${persuade}+`
      return `- **${names.generals[id]}**${needs} · ${effects.values(stamina, attack, defence)}${effects.generals[id]}`
    })
    .join('\n')
