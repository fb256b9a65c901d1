// What skills say of themselves to computer players, by id.
import type { Id } from '../../../engine/phrase.ts'
import { GENERAL_IDS } from '../generals.ts'
import type { SkillSense } from '../skill.ts'
import { BOOK } from '../skills.ts'

const SENSES: ReadonlyMap<Id, SkillSense> = new Map(
  GENERAL_IDS.flatMap((general) =>
    BOOK.skillsOf(general).flatMap((skill) => (skill.sense ? [[skill.id, skill.sense] as const] : [])),
  ),
)

/** The sense of a skill; `undefined` where it has none. */
export const senseOf = (skill: Id): SkillSense | undefined => SENSES.get(skill)
