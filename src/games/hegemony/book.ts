// The book of skills: who owns which now, face up, assumed or possibly hidden. Knows sources by id, none by name.
import type { Id, Seat } from '../../engine/phrase.ts'
import { card as cardOf } from './cards.ts'
import type { Assumed } from './facts.ts'
import { GENERAL_IDS, type General, generalFacts } from './generals.ts'
import type { Hooks, Owner, Skill, Source } from './skill.ts'
import { type HegemonyState, type Person, playerAt, worn } from './state.ts'

/** All skills by source: generals, and equipment by kind. */
export interface Book {
  skillsOf(source: Id): readonly Skill[]
}

/** A book of these sources. */
export function bookOf(sources: readonly Source[]): Book {
  const bySource = new Map(sources.map(({ id, skills }) => [id, skills]))
  return { skillsOf: (source) => bySource.get(source) ?? [] }
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

/** `general:skill`. */
export const keyOf = (source: Id, skill: Id): Id => `${source}:${skill}`

/** Whether its skill is limited and spent. */
export const isSpent = (state: HegemonyState, { me, skill }: Owned): boolean =>
  skill.limited === true && playerAt(state, me.seat).spent.includes(me.key)

function ofPerson(book: Book, seat: Seat, person: Person): Owned[] {
  if (person.lost) return []
  return book.skillsOf(person.id).map((skill) => ({
    me: { seat, key: keyOf(person.id, skill.id), skill: skill.id, place: person.place },
    skill,
    hooks: skill,
    hidden: !person.up,
    armor: false,
  }))
}

/** The powers of equipment. */
export function equipmentOf(book: Book, seat: Seat, cards: readonly Id[]): Owned[] {
  return cards.map(cardOf).flatMap(({ kind }) =>
    book.skillsOf(kind).map((skill) => ({
      me: { seat, key: keyOf(kind, skill.id), skill: skill.id, place: null },
      skill,
      hooks: skill,
      hidden: false,
      armor: isArmor(kind),
    })),
  )
}

const ARMORS: ReadonlySet<Id> = new Set(['eight-trigrams', 'renwang', 'rattan', 'silver-lion'])
const isArmor = (kind: Id): boolean => ARMORS.has(kind)

/** What lasts of skills already used, wherever they stood. */
function lasting(book: Book, state: HegemonyState, seat: Seat): Owned[] {
  const marks = state.turn?.marks.filter((mark) => mark.seat === seat) ?? []
  return marks.flatMap(({ key, value }) => {
    const [source = '', id = ''] = key.split(':')
    const skill = book.skillsOf(source).find((each) => each.id === id)
    if (!skill?.lasting) return []
    const me: Owner = { seat, key, skill: id, place: null }
    return [{ me, skill, hooks: skill.lasting(value), hidden: false, armor: false }]
  })
}

/**
 * Everything a living seat can use: equipment, what lasts, face-up generals, and of its face-down generals those in
 * `assumed`. Armor that only a skill lends is added by `statics.armor`.
 */
export function ownedBy(
  book: Book,
  state: HegemonyState,
  seat: Seat,
  { assumed = [], without = [] }: { readonly assumed?: Assumed; readonly without?: readonly Id[] } = {},
): Owned[] {
  const player = playerAt(state, seat)
  const people = player.generals.filter(({ up, place }) => up || assumed.includes(place))
  const own = [
    ...equipmentOf(
      book,
      seat,
      worn(player).filter((card) => !without.includes(card)),
    ),
    ...lasting(book, state, seat),
    ...people.flatMap((person) => ofPerson(book, seat, person)),
  ]
  if (player.equipment.armor !== null) return own
  return [...own, ...own.flatMap((owned) => lentArmor(book, owned))]
}

/** The armor's skills as the lending skill's own: using them turns its general up. */
function lentArmor(book: Book, { me, hooks, hidden }: Owned): Owned[] {
  const kind = hooks.statics?.armor
  if (!kind) return []
  return book.skillsOf(kind).map((skill) => ({
    me: { ...me, skill: skill.id },
    skill,
    hooks: skill,
    hidden,
    armor: true,
  }))
}

/** What a seat's face-down generals would allow. Private. */
export const hiddenOf = (book: Book, state: HegemonyState, seat: Seat): Owned[] => {
  const down = playerAt(state, seat).generals.filter(({ up }) => !up)
  return ownedBy(book, state, seat, { assumed: down.map(({ place }) => place) }).filter(
    ({ hidden }) => hidden,
  )
}

/**
 * Generals that may lie face down before a seat for all the public knows: not open elsewhere, of the kingdom shown,
 * and such that the half fish fit the HP card (section 8; the HP card is public).
 */
export function possibleGenerals(state: HegemonyState, seat: Seat): General[] {
  const player = playerAt(state, seat)
  const down = player.generals.filter(({ up, lost }) => !up && !lost)
  if (down.length === 0) return []
  const known = player.generals.filter(({ up, shown }) => up || shown)
  const placed = new Set(
    state.players.flatMap(({ generals }) =>
      generals.filter(({ up, shown }) => up || shown).map(({ id }) => id),
    ),
  )
  const shownDown = down.filter(({ shown }) => shown).map(({ id }) => id)
  if (down.every(({ shown }) => shown)) return shownDown
  const [shown] = known
  const fits = (half: number): boolean =>
    (shown ? [generalFacts(shown.id).halfHp] : HALVES).some(
      (other) => Math.floor((half + other) / 2) === player.maxHp,
    )
  const free = GENERAL_IDS.filter((id) => {
    const { kingdom, halfHp } = generalFacts(id)
    return !placed.has(id) && fits(halfHp) && (!shown || generalFacts(shown.id).kingdom === kingdom)
  })
  return [...shownDown, ...free]
}

const HALVES = [3, 4, 5]
