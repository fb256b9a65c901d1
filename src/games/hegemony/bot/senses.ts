// Hints of skills to computer players, and known lasting properties of players.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { GENERAL_IDS } from '../cards/generals.ts'
import { card as cardOf } from '../cards/index.ts'
import type { Conversion, Skill, SkillSense, Statics } from '../core/skill.ts'
import { SKILLS } from '../rules/skills.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { playerOf } from './table.ts'

const SOURCES: readonly Skill[] = [
  ...GENERAL_IDS.flatMap((general) => SKILLS.skillsOf(general)),
  ...(['axe', 'triblade', 'ice-sword', 'twin-swords'] as const).flatMap((weapon) => SKILLS.skillsOf(weapon)),
]

const SENSES: ReadonlyMap<Id, SkillSense> = new Map(
  SOURCES.flatMap(({ id, sense }) => (sense ? [[id, sense] as const] : [])),
)

/** The sense of a skill; `undefined` where it has none. */
export const senseOf = (skill: Id): SkillSense | undefined => SENSES.get(skill)

/** Skills a player is known to have; one's own also while they are face down. */
export const skillsOf = ({ generals }: PlayerView): Skill[] =>
  generals.flatMap(({ id, lost }) => (id === null || lost ? [] : SKILLS.skillsOf(id)))

/** Skills everybody sees at work. */
export const openSkillsOf = ({ generals }: PlayerView): Skill[] =>
  generals.flatMap(({ id, up, lost }) => (id === null || lost || !up ? [] : SKILLS.skillsOf(id)))

/** Found once for each view: distances ask for them again and again. */
const FOUND = new WeakMap<HegemonyView, (readonly Statics[])[]>()

/** Lasting properties in force for a player: skills, weapon, what a use left for this turn. */
export function staticsOf(view: HegemonyView, seat: Seat): readonly Statics[] {
  const bySeat = FOUND.get(view) ?? []
  if (bySeat.length === 0) FOUND.set(view, bySeat)
  bySeat[seat] ??= findStatics(view, seat)
  return bySeat[seat]
}

function findStatics(view: HegemonyView, seat: Seat): Statics[] {
  const player = playerOf(view, seat)
  const worn = weaponSkillsOf(player)
  const lasting = (view.turn?.marks ?? []).flatMap(({ seat: whose, key, value }) => {
    const [source = '', id = ''] = key.split(':')
    const skill = whose === seat ? SKILLS.skillsOf(source).find((each) => each.id === id) : undefined
    return skill?.lasting ? [skill.lasting(value)] : []
  })
  return [...skillsOf(player), ...worn, ...lasting].flatMap(({ statics }) => (statics ? [statics] : []))
}

/** Ways in which a player may turn cards into others, by skills and by the weapon. */
export const conversionsOf = (player: PlayerView): Conversion[] =>
  [...skillsOf(player), ...weaponSkillsOf(player)].flatMap(({ conversions }) => conversions ?? [])

const weaponSkillsOf = ({ equipment: { weapon } }: PlayerView): readonly Skill[] =>
  weapon === null ? [] : SKILLS.skillsOf(cardOf(weapon).kind)
