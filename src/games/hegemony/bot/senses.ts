// Hints of skills to computer players, and known lasting properties of players.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { type Edition, GENERAL_IDS } from '../cards/generals.ts'
import { card as cardOf } from '../cards/index.ts'
import type { SkillRegistry } from '../core/registry.ts'
import type { Conversion, Skill, SkillSense, Statics } from '../core/skill.ts'
import { skillsOfEdition } from '../rules/skills.ts'
import type { HegemonyView, PersonView, PlayerView } from '../view/view.ts'
import { playerOf } from './table.ts'

/** What of a view says which printing's skills are played with. */
export type WithEdition = Pick<HegemonyView, 'edition'>

/** The skills that a table plays with. */
export const skillsHere = ({ edition }: WithEdition): SkillRegistry => skillsOfEdition(edition ?? 'printed')

const sensesOf = (edition: Edition): ReadonlyMap<Id, SkillSense> => {
  const registry = skillsOfEdition(edition)
  const sources = [...GENERAL_IDS, ...(['axe', 'triblade', 'ice-sword', 'twin-swords'] as const)]
  return new Map(
    sources
      .flatMap((source) => [...registry.skillsOf(source), ...registry.lendsOf(source)])
      .flatMap(({ id, sense }) => (sense ? [[id, sense] as const] : [])),
  )
}

const SENSES = { printed: sensesOf('printed'), revised: sensesOf('revised') }

/** The sense of a skill; `undefined` where it has none. */
export const senseOf = ({ edition }: WithEdition, skill: Id): SkillSense | undefined =>
  SENSES[edition ?? 'printed'].get(skill)

/** Skills a player is known to have; one's own also while they are face down. */
export const skillsOf = (view: WithEdition, player: PlayerView): Skill[] => [
  ...player.generals.flatMap((person) => skillsAt(view, person)),
  ...gainedBy(view, player),
]

/** What a player has gained permanently. */
const gainedBy = (view: WithEdition, { gained = [] }: PlayerView): Skill[] =>
  gained.flatMap((key) => skillsHere(view).lentBy(key) ?? [])

/** The skills of a general in its place, where it is known and has any. */
const skillsAt = (view: WithEdition, { id, lost, place }: PersonView): readonly Skill[] =>
  id === null || lost
    ? []
    : skillsHere(view)
        .skillsOf(id)
        .filter(({ only }) => only === undefined || only === place)

/** Skills everybody sees at work. */
export const openSkillsOf = (view: WithEdition, player: PlayerView): Skill[] => [
  ...player.generals.flatMap((person) => (person.up ? skillsAt(view, person) : [])),
  ...gainedBy(view, player),
]

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
  const registry = skillsHere(view)
  const player = playerOf(view, seat)
  const worn = weaponSkillsOf(view, player)
  const lasting = (view.turn?.marks ?? []).flatMap(({ seat: whose, key, value }) => {
    const [source = '', id = ''] = key.split(':')
    const skill = whose === seat ? registry.skillsOf(source).find((each) => each.id === id) : undefined
    return skill?.lasting ? [skill.lasting(value)] : []
  })
  return [...skillsOf(view, player), ...worn, ...lasting].flatMap(({ statics }) => (statics ? [statics] : []))
}

/** Ways in which a player may turn cards into others, by skills and by the weapon. */
export const conversionsOf = (view: WithEdition, player: PlayerView): Conversion[] =>
  [...skillsOf(view, player), ...weaponSkillsOf(view, player)].flatMap(({ conversions }) => conversions ?? [])

const weaponSkillsOf = (view: WithEdition, { equipment: { weapon } }: PlayerView): readonly Skill[] =>
  weapon === null ? [] : skillsHere(view).skillsOf(cardOf(weapon).kind)
