// The registry of skills: who owns which now, face up, assumed or possibly hidden. Knows sources by id, none by name.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { GENERAL_IDS, type General, generalFacts, halvesOf } from '../cards/generals.ts'
import { card as cardOf, SLOTS } from '../cards/index.ts'
import type { Timing } from '../table/events.ts'
import type { Assumed } from '../table/facts.ts'
import type { Owner } from '../table/owner.ts'
import {
  type HegemonyState,
  isInGame,
  type Mark,
  type Person,
  type Place,
  playerAt,
  playsWith,
} from '../table/state.ts'
import type { Hooks, Skill, Source, Statics, Trigger } from './skill.ts'

/** All skills by source: generals, and equipment by kind. What rules look up at every step is looked up once. */
export interface SkillRegistry {
  skillsOf(source: Id): readonly Skill[]
  /** Skills that those of a source lend. */
  lendsOf(source: Id): readonly Skill[]
  /** A skill that another lends, by `general:skill`. */
  lentBy(key: Id): Skill | undefined
  /** What a source is worth to computer players besides its HP, in half fish. */
  strengthOf(source: Id): number
  /** The skills of a source in a seat's hands, the same list each time; no place for equipment. */
  inHands(source: Id, seat: Seat, place: Place | null, hidden: boolean): readonly Owned[]
  /** Generals with a skill that has such a hook of its own. */
  generalsWith(hook: Hook): readonly General[]
  /** Generals with a skill that answers a timing, and what of theirs does. */
  answering(timing: Timing): readonly Answerer[]
  /** Generals and equipment with such a hook, their own or of the armor they lend. */
  sourcesWith(hook: Hook): ReadonlySet<Id>
}

/** What a skill may have: a kind of hooks, a lasting property, a trigger at a timing. */
export type Hook = keyof Hooks | keyof Statics | Timing

/** A general, and the triggers by which it answers a timing. */
export interface Answerer {
  readonly id: General
  readonly triggers: readonly Trigger[]
}

/** A registry of these sources. */
export function registryOf(sources: readonly Source[]): SkillRegistry {
  const bySource = new Map(sources.map(({ id, skills }) => [id, skills]))
  const lent = new Map(
    sources.flatMap(({ id, lends = [] }) => lends.map((skill) => [keyOf(id, skill.id), skill] as const)),
  )
  const strengths = new Map(sources.map(({ id, strength = 0 }) => [id, strength]))
  const skillsOf = (source: Id): readonly Skill[] => bySource.get(source) ?? []
  const has = (source: Id, hook: Hook): boolean => skillsOf(source).some((skill) => hasHook(skill, hook))
  const lends = (source: Id, hook: Hook): boolean =>
    skillsOf(source).some(({ statics }) => statics?.armor !== undefined && has(statics.armor, hook))
  const hands = memoize<Id, (readonly Owned[])[]>(() => [])
  return {
    skillsOf,
    lendsOf: (source) => sources.find(({ id }) => id === source)?.lends ?? [],
    lentBy: (key) => lent.get(key),
    strengthOf: (source) => strengths.get(source) ?? 0,
    inHands(source, seat, place, hidden) {
      const slots = hands(source)
      const slot = seat * STANDS + (place === null ? 0 : (place === 'head' ? 1 : 3) + Number(hidden))
      const known = slots[slot]
      if (known) return known
      const made = skillsOf(source)
        .filter(({ only }) => only === undefined || only === place)
        .map((skill) => inHand(source, skill, { seat, place, hidden }))
      slots[slot] = made
      return made
    },
    generalsWith: memoize((hook) => GENERAL_IDS.filter((id) => has(id, hook))),
    answering: memoize((timing) =>
      GENERAL_IDS.map((id) => ({ id, triggers: triggersAt(skillsOf(id), timing) })).filter(
        ({ triggers }) => triggers.length > 0,
      ),
    ),
    sourcesWith: memoize(
      (hook) => new Set([...bySource.keys()].filter((source) => has(source, hook) || lends(source, hook))),
    ),
  }
}

const triggersAt = (skills: readonly Skill[], timing: Timing): Trigger[] =>
  skills.flatMap(({ triggers = [] }) => triggers.filter(({ on }) => on === timing))

const hasHook = (skill: Skill, hook: Hook): boolean =>
  hook in skill ||
  (skill.statics !== undefined && hook in skill.statics) ||
  (skill.triggers ?? []).some(({ on }) => on === hook)

/** How a source may stand before a seat: worn; head or deputy, up or down. */
const STANDS = 5

/** Makes each value once. */
function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const notes = new Map<K, V>()
  return (key) => {
    const known = notes.get(key)
    if (known !== undefined) return known
    const made = make(key)
    notes.set(key, made)
    return made
  }
}

/** A skill in somebody's hands. */
export interface Owned {
  readonly me: Owner
  readonly skill: Skill
  /** What works of it: the skill's own hooks, or those that last from a use. */
  readonly hooks: Hooks
  /** Its general is face down: using it turns it up. */
  readonly hidden: boolean
  /** Of the armor zone, or standing in for armor. */
  readonly armor: boolean
}

/** The places of the hidden generals that using a skill turns up: its own or none. */
export const placesOf = ({ hidden, me: { place } }: Owned): Place[] => (hidden && place ? [place] : [])

/** `general:skill`. */
export const keyOf = (source: Id, skill: Id): Id => `${source}:${skill}`

/** Whether its skill is limited and spent. */
export const isSpent = (state: HegemonyState, { me, skill }: Owned): boolean =>
  skill.limited === true && playerAt(state, me.seat).spent.includes(me.key)

const inHand = (
  source: Id,
  skill: Skill,
  { seat, place, hidden }: { seat: Seat; place: Place | null; hidden: boolean },
): Owned => ({
  me: { seat, key: keyOf(source, skill.id), skill: skill.id, place, ...ownerOf(skill) },
  skill,
  hooks: skill,
  hidden,
  armor: isArmor(source),
})

/** What the owner of a skill is known to have with it. */
const ownerOf = ({ limited, harms }: Skill): Pick<Owner, 'limited' | 'harms'> => ({
  ...(limited && { limited }),
  ...(harms && { harms }),
})

const ofPerson = (registry: SkillRegistry, seat: Seat, { id, place, up, lost }: Person): readonly Owned[] =>
  lost ? [] : registry.inHands(id, seat, place, !up)

/** The powers of equipment. */
export const equipmentOf = (registry: SkillRegistry, seat: Seat, cards: readonly Id[]): Owned[] =>
  cards.flatMap((card) => registry.inHands(cardOf(card).kind, seat, null, false))

const ARMORS: ReadonlySet<Id> = new Set(['eight-trigrams', 'renwang', 'rattan', 'silver-lion'])
const isArmor = (kind: Id): boolean => ARMORS.has(kind)

/** What lasts of skills already used, wherever they stood. */
function lasting(registry: SkillRegistry, marks: readonly Mark[], seat: Seat): Owned[] {
  return marks.flatMap(({ seat: owner, key, value }) => {
    if (owner !== seat) return []
    const [source = '', id = ''] = key.split(':')
    const lent = registry.lentBy(key)
    if (lent) return [lentTo(seat, key, lent)]
    const skill = registry.skillsOf(source).find((each) => each.id === id)
    if (!skill?.lasting) return []
    const me: Owner = { seat, key, skill: id, place: null, ...ownerOf(skill) }
    return [{ me, skill, hooks: skill.lasting(value), hidden: false, armor: false }]
  })
}

/** A skill that another lends, in somebody's hands. */
const lentTo = (seat: Seat, key: Id, skill: Skill): Owned => ({
  me: { seat, key, skill: skill.id, place: null, ...ownerOf(skill) },
  skill,
  hooks: skill,
  hidden: false,
  armor: false,
})

/** What a player has gained permanently. */
const gained = (registry: SkillRegistry, seat: Seat, keys: readonly Id[]): readonly Owned[] =>
  keys.flatMap((key) => {
    const skill = registry.lentBy(key)
    return skill ? [lentTo(seat, key, skill)] : []
  })

/** A skill that a general of one's own has is not lent to one besides. */
const once = (registry: SkillRegistry, own: readonly Owned[]): readonly Owned[] =>
  own.filter(
    ({ me, skill }) =>
      registry.lentBy(me.key) === undefined ||
      !own.some((other) => other.me.key !== me.key && other.skill.id === skill.id),
  )

/** What counts besides what lies open, and what is looked for. */
interface Given {
  /** Own generals as if they were up. */
  readonly assumed?: Assumed
  /** Cards that are being spent. */
  readonly without?: readonly Id[]
  /** Sources without such a hook may be left out. */
  readonly having?: Hook
}

const NOTHING: readonly never[] = []

/**
 * Everything a living seat can use: equipment, what lasts, face-up generals, and of its face-down generals those in
 * `assumed`. Armor that only a skill lends is added by `statics.armor`.
 */
export function ownedBy(
  registry: SkillRegistry,
  state: HegemonyState,
  seat: Seat,
  { assumed = NOTHING, without = NOTHING, having }: Given = {},
): readonly Owned[] {
  const wanted = having && registry.sourcesWith(having)
  const { equipment, generals, gained: keys } = playerAt(state, seat)
  let own: readonly Owned[] = NOTHING
  for (const slot of SLOTS) {
    const card = equipment[slot]
    if (card === null || (without.length > 0 && without.includes(card))) continue
    const { kind } = cardOf(card)
    if (!wanted || wanted.has(kind)) own = joined(own, registry.inHands(kind, seat, null, false))
  }
  if (state.turn && state.turn.marks.length > 0) own = joined(own, lasting(registry, state.turn.marks, seat))
  if (state.lastBattle && (!wanted || wanted.has('last-battle')))
    own = joined(own, registry.inHands('last-battle', seat, null, false))
  for (const person of generals)
    if ((person.up || assumed.includes(person.place)) && (!wanted || wanted.has(person.id)))
      own = joined(own, ofPerson(registry, seat, person))
  if (keys) own = joined(own, gained(registry, seat, keys))
  return withLentArmor(registry, lends(state) ? once(registry, own) : own, equipment.armor)
}

/** Whether skills of the table lend others. */
const lends = (state: HegemonyState): boolean => playsWith(state, 'momentum')

const joined = (some: readonly Owned[], more: readonly Owned[]): readonly Owned[] =>
  some.length === 0 ? more : more.length === 0 ? some : [...some, ...more]

/** Armor that a skill lends counts while none is worn. */
function withLentArmor(registry: SkillRegistry, own: readonly Owned[], worn: Id | null): readonly Owned[] {
  if (worn !== null || own.length === 0 || !own.some(({ hooks }) => hooks.statics?.armor)) return own
  return [...own, ...own.flatMap((owned) => lentArmor(registry, owned))]
}

/** The armor's skills as the lending skill's own: using them turns its general up. */
function lentArmor(registry: SkillRegistry, { me, hooks, hidden }: Owned): Owned[] {
  const kind = hooks.statics?.armor
  if (!kind) return []
  return registry
    .skillsOf(kind)
    .map((skill) => ({ me: { ...me, skill: skill.id }, skill, hooks: skill, hidden, armor: true }))
}

/** What a seat's face-down generals would allow. Private. */
export function hiddenOf(
  registry: SkillRegistry,
  state: HegemonyState,
  seat: Seat,
  having?: Hook,
): readonly Owned[] {
  const wanted = having && registry.sourcesWith(having)
  const { generals, equipment } = playerAt(state, seat)
  let own: readonly Owned[] = NOTHING
  for (const person of generals)
    if (!person.up && (!wanted || wanted.has(person.id))) own = joined(own, ofPerson(registry, seat, person))
  return withLentArmor(registry, own, equipment.armor)
}

/** Whether a seat has a general face down that has skills. */
export const hides = (state: HegemonyState, seat: Seat): boolean =>
  playerAt(state, seat).generals.some(({ up, lost }) => !up && !lost)

/**
 * Generals that may lie face down before a seat for all the public knows: not banned or open elsewhere, of the kingdom shown,
 * and such that the half fish fit the HP card (section 8; the HP card is public).
 * @param among those of interest
 */
export function possibleGenerals(
  state: HegemonyState,
  seat: Seat,
  among: readonly General[] = GENERAL_IDS,
): General[] {
  if (among.length === 0 || !hides(state, seat)) return []
  const player = playerAt(state, seat)
  const down = player.generals.filter(({ up, lost }) => !up && !lost)
  const named = down.filter(({ shown }) => shown).map(({ id }) => id)
  const shownDown = named.filter((id) => among.includes(id))
  if (named.length === down.length) return shownDown
  const shown = player.generals.find((person) => person.up || person.shown)
  const placed = (id: General): boolean =>
    !isInGame(state, id) ||
    state.players.some(({ generals }) =>
      generals.some((person) => person.id === id && (person.up || person.shown)),
    )
  const places = down.filter((person) => !person.shown).map(({ place }) => place)
  const others = shown ? [halvesOf(shown.id, shown.place)] : HALVES
  const fits = (id: General): boolean =>
    places.some((place) =>
      others.some((other) => Math.floor((halvesOf(id, place) + other) / 2) === player.maxHp),
    )
  const free = among.filter(
    (id) =>
      fits(id) && (!shown || generalFacts(shown.id).kingdom === generalFacts(id).kingdom) && !placed(id),
  )
  return [...shownDown, ...free]
}

const HALVES = [3, 4, 5]
