// Distance, range, gender, faction (sections 3, 8, 9): the public facts, reckoned from the state.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { ambitionistFrom, type Gender, generalFacts, type Kingdom } from '../cards/generals.ts'
import { card as cardOf, colourOf, factsOf as kindFacts } from '../cards/index.ts'
import { type Owned, ownedBy, type SkillRegistry } from '../core/registry.ts'
import type { Statics } from '../core/skill.ts'
import type { CardFace } from '../table/events.ts'
import type { Assumed, Facts, Reckoning } from '../table/facts.ts'
import type { Phase } from '../table/phases.ts'
import {
  type Faction,
  type HegemonyState,
  type Mark,
  type Person,
  type Place,
  type Player,
  playerAt,
  playsWith,
  seatsFrom,
  turnOf,
  type UsedCards,
  worn,
} from '../table/state.ts'

const NOTHING_USED: UsedCards = { suits: [], colours: [], types: [] }

/** The public facts of a table, always as it is now. */
export abstract class PublicFacts implements Facts {
  abstract readonly state: HegemonyState
  protected abstract readonly registry: SkillRegistry

  get count(): number {
    return this.state.players.length
  }

  seats(): Seat[] {
    return seatsFrom(this.state, this.turnSeat())
  }

  others(seat: Seat): Seat[] {
    return seatsFrom(this.state, seat).filter((other) => other !== seat)
  }

  alive(seat: Seat): boolean {
    return this.#at(seat).alive
  }

  turnSeat(): Seat {
    return turnOf(this.state).seat
  }

  phase(): Phase {
    return turnOf(this.state).phase
  }

  hp(seat: Seat): number {
    return this.#at(seat).hp
  }

  maxHp(seat: Seat): number {
    return this.#at(seat).maxHp
  }

  missing(seat: Seat): number {
    return this.#at(seat).maxHp - Math.max(0, this.#at(seat).hp)
  }

  handSize(seat: Seat): number {
    return this.#at(seat).hand.length
  }

  worn(seat: Seat): Id[] {
    return worn(this.#at(seat))
  }

  weapon(seat: Seat): Id | null {
    return this.#at(seat).equipment.weapon
  }

  delayed(seat: Seat): Id[] {
    return this.#at(seat).judgement.map(({ card }) => card)
  }

  cardCount(seat: Seat): number {
    return this.#at(seat).hand.length + worn(this.#at(seat)).length
  }

  chained(seat: Seat): boolean {
    return this.#at(seat).chained
  }

  flipped(seat: Seat): boolean {
    return this.#at(seat).flipped
  }

  up(seat: Seat): readonly Person[] {
    return this.#at(seat).generals.filter((person) => person.up)
  }

  hasDown(seat: Seat): boolean {
    return this.#at(seat).generals.some((person) => !person.up)
  }

  gender(seat: Seat): Gender | null {
    const shown = this.up(seat)
    const person = shown.find(({ place }) => place === 'head') ?? shown[0]
    return person ? generalFacts(person.id).gender : null
  }

  faction(seat: Seat): Faction | null {
    return this.#at(seat).faction
  }

  allied(a: Seat, b: Seat): boolean {
    return a === b || (isKingdom(this.#at(a).faction) && this.#at(a).faction === this.#at(b).faction)
  }

  wouldAlly(a: Seat, b: Seat): boolean {
    const faction = this.#factionOnReveal(a)
    return a === b || (isKingdom(faction) && faction === this.#at(b).faction)
  }

  distance(from: Seat, to: Seat, given: Reckoning = {}): number {
    if (from === to) return 0
    for (const { hooks } of this.#owned(from, 'distanceTo', given)) {
      const fixed = hooks.statics?.distanceTo?.(to)
      if (fixed !== undefined) return fixed
    }
    const { around, between } = steps(this.state, from, to)
    const way = Math.min(between, around - between)
    const horse = this.#at(from).equipment['minus-horse']
    const near = horse !== null && !given.without?.includes(horse) ? 1 : 0
    const far = this.#at(to).equipment['plus-horse'] === null ? 0 : 1
    let skills = 0
    for (const { hooks } of this.#owned(from, 'distance', given)) skills += hooks.statics?.distance ?? 0
    if (playsWith(this.state, 'formation')) skills += this.#formed(from, to, given)
    return Math.max(1, way + far - near + skills)
  }

  /** What skills of the expansion add to a distance: cards on a general that are not being spent, and formations. */
  #formed(from: Seat, to: Seat, given: Reckoning): number {
    let added = 0
    for (const { hooks, me } of this.#owned(from, 'distanceByPile', given)) {
      const left = this.pile(from, me.skill).filter((card) => !given.without?.includes(card))
      added += hooks.statics?.distanceByPile?.(left.length) ?? 0
    }
    for (const owner of [from, ...this.others(from)])
      for (const { hooks } of this.#owned(owner, 'farther'))
        added += hooks.statics?.farther?.(this, owner, to) ?? 0
    return added
  }

  attackRange(seat: Seat, given: Reckoning = {}): number {
    const weapon = this.weapon(seat)
    const kind =
      weapon === null || given.without?.includes(weapon) ? undefined : kindFacts(cardOf(weapon).kind)
    const own = kind?.type === 'equipment' && kind.slot === 'weapon' ? kind.range : 1
    let lent = 0
    for (const other of this.others(seat))
      if (this.allied(seat, other))
        for (const { hooks } of this.#owned(other, 'alliedRange')) lent += hooks.statics?.alliedRange ?? 0
    return own + lent
  }

  inRange(from: Seat, to: Seat, given?: Reckoning): boolean {
    return from !== to && this.distance(from, to, given) <= this.attackRange(from, given)
  }

  faceOf(card: Id, owner: Seat | null, assumed: Assumed = []): CardFace {
    const { kind, suit: printed, number } = cardOf(card)
    let suit = printed
    if (owner !== null)
      for (const { hooks } of this.#owned(owner, 'suit', { assumed }))
        suit = hooks.statics?.suit?.(suit) ?? suit
    return { kind, suit, colour: colourOf(suit), number }
  }

  marked(seat: Seat, key: Id): Mark | undefined {
    return turnOf(this.state).marks.find((mark) => mark.seat === seat && mark.key === key)
  }

  timesUsed(key: Id): number {
    return turnOf(this.state).counts[key] ?? 0
  }

  slashed(): boolean {
    return turnOf(this.state).slashed
  }

  used(): UsedCards {
    return turnOf(this.state).used ?? NOTHING_USED
  }

  hasDealt(seat: Seat): boolean {
    return turnOf(this.state).dealt?.includes(seat) ?? false
  }

  hasKilled(seat: Seat): boolean {
    return turnOf(this.state).killed?.includes(seat) ?? false
  }

  isFirstUse(use: number): boolean {
    return turnOf(this.state).firstUse === use
  }

  hasShed(): boolean {
    return turnOf(this.state).shed === true
  }

  hasGeneral(seat: Seat, place: Place): boolean {
    return this.#at(seat).generals.some((person) => person.place === place && !person.removed)
  }

  isWithheld(seat: Seat, cards: readonly Id[]): boolean {
    if (!this.state.turn?.marks.length || !playsWith(this.state, 'momentum') || cards.length === 0)
      return false
    const { hand } = this.#at(seat)
    return this.seats()
      .flatMap((owner) => this.#owned(owner, 'withholds'))
      .map(({ hooks }) => hooks.statics?.withholds?.(seat))
      .some(
        (colour) =>
          colour !== undefined &&
          cards.every((card) => hand.includes(card) && this.faceOf(card, seat).colour === colour),
      )
  }

  plays(seat: Seat): number {
    return turnOf(this.state).noted?.plays?.[seat] ?? 0
  }

  losses(seat: Seat): number {
    return turnOf(this.state).noted?.losses?.[seat] ?? 0
  }

  hasStruck(): boolean {
    return turnOf(this.state).noted?.struck ?? false
  }

  souls(seat: Seat): number {
    return this.#at(seat).souls?.length ?? 0
  }

  spentSkills(seat: Seat): readonly Id[] {
    const shown = this.up(seat).filter(({ lost }) => !lost)
    return this.#at(seat).spent.filter((key) => shown.some(({ id }) => key.startsWith(`${id}:`)))
  }

  hasChanged(seat: Seat, skill: Id): boolean {
    return this.#at(seat).changed?.includes(skill) ?? false
  }

  hasRoom(seat: Seat): boolean {
    const { faction } = this.#at(seat)
    if (faction === null) return true
    return faction !== 'ambitionist' && fixedFaction(this.state, faction) === faction
  }

  discardedNow(): readonly { readonly card: Id; readonly by: Seat }[] {
    return turnOf(this.state).discarded.filter(({ card }) => this.state.discard.includes(card))
  }

  pile(seat: Seat, skill: Id): readonly Id[] {
    return this.#at(seat).piles[skill] ?? []
  }

  armor(seat: Seat) {
    const { armor } = this.#at(seat).equipment
    if (armor !== null) return cardOf(armor).kind
    const lender = this.#owned(seat, 'armor').find(({ hooks }) => hooks.statics?.armor)
    return lender?.hooks.statics?.armor ?? null
  }

  #at(seat: Seat): Player {
    return playerAt(this.state, seat)
  }

  /** What a seat owns that has such a lasting property: most have none, and are passed over. */
  #owned(seat: Seat, having: keyof Statics, given: Reckoning = {}): readonly Owned[] {
    return ownedBy(this.registry, this.state, seat, { ...given, having })
  }

  /** What a seat is once one of its generals is up: its faction, or the one it would take (section 9). */
  #factionOnReveal(seat: Seat): Faction | null {
    const { faction, generals } = this.#at(seat)
    const [person] = generals
    if (faction !== null || !person) return faction
    return fixedFaction(this.state, generalFacts(person.id).kingdom)
  }
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
