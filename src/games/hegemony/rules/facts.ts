// Distance, range, gender, faction (sections 3, 8, 9): the public facts, reckoned from the state.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { type Book, ownedBy } from '../book.ts'
import { card as cardOf, colourOf, factsOf as kindFacts } from '../cards.ts'
import type { Assumed, Facts, Reckoning } from '../facts.ts'
import { ambitionistFrom, generalFacts, type Kingdom } from '../generals.ts'
import { type HegemonyState, playerAt, seatsFrom, worn } from '../state.ts'

/** The public facts of a table, always as it is now. */
export function factsOf(now: () => HegemonyState, book: Book): Facts {
  const at = (seat: Seat) => playerAt(now(), seat)
  const owned = (seat: Seat, given: Reckoning = {}) =>
    ownedBy(book, now(), seat, { ...given, having: 'statics' })
  const first = (): Seat => now().turn?.seat ?? now().next
  const up = (seat: Seat) => at(seat).generals.filter((person) => person.up)
  const seats = () => seatsFrom(now(), first())
  const allied = (a: Seat, b: Seat): boolean =>
    a === b || (isKingdom(at(a).faction) && at(a).faction === at(b).faction)

  function distance(from: Seat, to: Seat, given: Reckoning = {}): number {
    if (from === to) return 0
    const mine = owned(from, given)
    for (const { hooks } of mine) {
      const fixed = hooks.statics?.distanceTo?.(to)
      if (fixed !== undefined) return fixed
    }
    const { around, between } = steps(now(), from, to)
    const way = Math.min(between, around - between)
    const horse = at(from).equipment['minus-horse']
    const near = horse !== null && !given.without?.includes(horse) ? 1 : 0
    const far = at(to).equipment['plus-horse'] === null ? 0 : 1
    const skills = mine.reduce((sum, { hooks }) => sum + (hooks.statics?.distance ?? 0), 0)
    return Math.max(1, way + far - near + skills)
  }

  function attackRange(seat: Seat, given: Reckoning = {}): number {
    const weapon = at(seat).equipment.weapon
    const facts_ =
      weapon === null || given.without?.includes(weapon) ? undefined : kindFacts(cardOf(weapon).kind)
    const own = facts_?.type === 'equipment' && facts_.slot === 'weapon' ? facts_.range : 1
    const lent = facts
      .others(seat)
      .filter((other) => allied(seat, other))
      .flatMap((other) => owned(other))
      .reduce((sum, { hooks }) => sum + (hooks.statics?.alliedRange ?? 0), 0)
    return own + lent
  }

  function faceOf(card: Id, owner: Seat | null, assumed: Assumed = []) {
    const printed = cardOf(card)
    const recolour = owner === null ? [] : owned(owner, { assumed }).map(({ hooks }) => hooks.statics)
    const suit = recolour.reduce((now, statics) => statics?.suit?.(now) ?? now, printed.suit)
    return { kind: printed.kind, suit, colour: colourOf(suit), number: printed.number }
  }

  /** What a seat is once one of its generals is up: its faction, or the one it would take (section 9). */
  function factionOnReveal(seat: Seat) {
    const { faction, generals } = at(seat)
    const [person] = generals
    if (faction !== null || !person) return faction
    return fixedFaction(now(), generalFacts(person.id).kingdom)
  }

  const facts: Facts = {
    get count() {
      return now().players.length
    },
    seats,
    others: (seat) => seatsFrom(now(), seat).filter((other) => other !== seat),
    alive: (seat) => at(seat).alive,
    turnSeat: () => now().turn?.seat ?? null,
    phase: () => now().turn?.phase ?? null,
    hp: (seat) => at(seat).hp,
    maxHp: (seat) => at(seat).maxHp,
    missing: (seat) => at(seat).maxHp - at(seat).hp,
    handSize: (seat) => at(seat).hand.length,
    worn: (seat) => worn(at(seat)),
    weapon: (seat) => at(seat).equipment.weapon,
    delayed: (seat) => at(seat).judgement.map(({ card }) => card),
    cardCount: (seat) => at(seat).hand.length + worn(at(seat)).length,
    chained: (seat) => at(seat).chained,
    flipped: (seat) => at(seat).flipped,
    up,
    hasDown: (seat) => at(seat).generals.some((person) => !person.up),
    gender: (seat) => {
      const shown = up(seat)
      const person = shown.find(({ place }) => place === 'head') ?? shown[0]
      return person ? generalFacts(person.id).gender : null
    },
    faction: (seat) => at(seat).faction,
    allied,
    wouldAlly: (a, b) => {
      const faction = factionOnReveal(a)
      return a === b || (isKingdom(faction) && faction === at(b).faction)
    },
    distance,
    attackRange,
    inRange: (from, to, given) => from !== to && distance(from, to, given) <= attackRange(from, given),
    faceOf,
    marked: (seat, key) => now().turn?.marks.find((mark) => mark.seat === seat && mark.key === key),
    timesUsed: (key) => now().turn?.counts[key] ?? 0,
    slashed: () => now().turn?.slashed ?? false,
    discardedNow: () => now().turn?.discarded.filter(({ card }) => now().discard.includes(card)) ?? [],
    pile: (seat, skill) => at(seat).piles[skill] ?? [],
    armor: (seat, assumed = []) => {
      const armor = at(seat).equipment.armor
      if (armor !== null) return cardOf(armor).kind
      return owned(seat, { assumed }).find(({ hooks }) => hooks.statics?.armor)?.hooks.statics?.armor ?? null
    },
  }
  return facts
}

/** Steps from one seat to another by the living one way, and all around. */
function steps({ players }: HegemonyState, from: Seat, to: Seat): { between: number; around: number } {
  let [between, around] = [0, 0]
  for (const [seat, { alive }] of players.entries()) {
    if (!alive && seat !== from && seat !== to) continue
    around++
    if (seat >= Math.min(from, to) && seat < Math.max(from, to)) between++
  }
  return { between, around }
}

const isKingdom = (faction: string | null): boolean => faction !== null && faction !== 'ambitionist'

/** The faction a player takes who is the next of a kingdom to be revealed; the dead count (section 9). */
export function fixedFaction(state: HegemonyState, kingdom: Kingdom): Kingdom | 'ambitionist' {
  const before = state.players.filter(({ faction }) => faction === kingdom).length
  return before + 1 >= ambitionistFrom(state.players.length) ? 'ambitionist' : kingdom
}
