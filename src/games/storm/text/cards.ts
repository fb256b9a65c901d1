// What each card and general does, by id, made from a language's lines.
import type { Id } from '../../../engine/phrase.ts'
import { GENERALS, type GeneralId } from '../box/generals.ts'
import type { effects as en } from './effects/en.ts'
import { byCopy } from './names.ts'

/** One line per card of the deck and per general. */
export const effectsOf = (lines: typeof en): Readonly<Record<Id, string>> => ({
  ...byCopy(lines.stratagems),
  ...Object.fromEntries(
    (Object.keys(GENERALS) as GeneralId[]).map((id) => {
      const { stamina, attack, defence } = GENERALS[id]
      return [id, `${lines.values(stamina, attack, defence)}${lines.generals[id]}`]
    }),
  ),
})
