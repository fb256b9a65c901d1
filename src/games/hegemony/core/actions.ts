// The rulebook's verbs as skills and cards call them. Implementations are in `rules/`; this is only the shape.
import type { Option } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { General } from '../cards/generals.ts'
import type { Kind, Nature } from '../cards/index.ts'
import type { CardUse, Events, Face, Judgement, Need, TargetEntry, Timing } from '../table/events.ts'
import type { Facts } from '../table/facts.ts'
import type { Owner } from '../table/owner.ts'
import type { Phase } from '../table/phases.ts'
import type { HegemonyState, Place } from '../table/state.ts'

export type HegemonyTable = Table<HegemonyState>

/** A question a skill asks; the rest (notice, kind, auto-passes) is filled in. */
export interface Question {
  readonly prompt: Phrase
  readonly options: readonly Option[]
  readonly min?: number
  readonly max?: number
  readonly ordered?: true
  /** The option that declines. */
  readonly pass?: Id
}

/** A card that rules or a skill use, decided by anyone. */
export interface Use {
  readonly user: Seat
  readonly kind: Kind
  readonly targets: readonly Seat[]
  /** None for a virtual card. */
  readonly cards?: readonly Id[]
  readonly via?: Id
  readonly victim?: Seat
  /** Counts towards the Slash limit. */
  readonly counted?: boolean
  /** Pays and reveals once card and targets are declared. */
  readonly declare?: () => Script
}

/** Damage to deal. */
export interface Blow {
  readonly source: Seat | null
  readonly victim: Seat
  readonly amount?: number
  readonly nature?: Nature
  readonly use?: CardUse
  readonly chain?: boolean
  readonly redirected?: boolean
  /** Runs when the damage is over, before it runs along the chain; not when it was prevented or turned aside. */
  readonly over?: () => Script
}

/** What answered a need. */
export interface Answer {
  readonly kind: Kind
  readonly cards: readonly Id[]
  /** Null where a skill stood in for a card. */
  readonly face: Face | null
  /** The skill that converted it. */
  readonly via: Id | null
}

/** Everything rules do, and the public facts to reckon with. */
export interface Actions extends Facts {
  readonly table: HegemonyTable
  readonly state: HegemonyState
  // — asking: the seat alone sees the options; everyone sees that it is asked —
  /** Ids picked among the options of a skill's question. */
  ask(me: Owner, seat: Seat, question: Question): Script<readonly Id[]>
  /** One option, or `undefined` for pass. */
  askMaybe(me: Owner, seat: Seat, question: Question): Script<Id | undefined>
  /** A seat among these; `undefined` goes back. */
  pickSeat(me: Owner, seats: readonly Seat[], prompt?: Phrase): Script<Seat | undefined>
  /** A seat among these; must be picked. */
  pickSeatNow(me: Owner, by: Seat, seats: readonly Seat[], prompt?: Phrase): Script<Seat>
  /** Some seats in the order picked, of which each `goes` with those before; `undefined` goes back. */
  pickSeats(
    me: Owner,
    seats: readonly Seat[],
    min: number,
    max: number,
    goes?: (seat: Seat, picked: readonly Seat[]) => boolean,
  ): Script<Seat[] | undefined>
  /** Cards of `by`'s own among these; must be picked. */
  pickCardsNow(
    me: Owner,
    by: Seat,
    cards: readonly Id[],
    min: number,
    max: number,
    prompt?: Phrase,
  ): Script<Id[]>
  /** Own cards among these; `undefined` goes back. */
  pickCards(me: Owner, cards: readonly Id[], min: number, max: number): Script<Id[] | undefined>
  /** One of another's cards: the hand blind (by chance), equipment and, where allowed, judgement by sight. What is `put` elsewhere is neither taken nor discarded. */
  pickFrom(
    me: Owner,
    by: Seat,
    victim: Seat,
    zones: readonly ('hand' | 'worn' | 'judgement')[],
    put?: 'put',
  ): Script<Id>
  /** A card wanted of a seat; pays it, tells, and skills of the answer work. `undefined` when it passed. */
  respond(need: Need): Script<Answer | undefined>
  /** What a player parts with for another who picked this card of its hand or equipment: that, or what its skills make of it. */
  parting(by: Seat, victim: Seat, card: Id): Script<Id>
  // — cards —
  /** Draws up to so many; drawn cards. */
  draw(seat: Seat, count: number): Script<Id[]>
  /** Own cards to the discard pile by being discarded (棄置); several at once are one event. */
  discard(seat: Seat, cards: readonly Id[]): Script
  /** All delayed tricks before a seat are discarded. */
  discardDelayed(seat: Seat): Script
  /** `to` takes or is given cards of `from`, hand or equipment, unseen where they were. */
  take(to: Seat, from: Seat, cards: readonly Id[]): Script
  /** Gains cards that lie open: on the table, in the discard pile, in a judgement zone. */
  gain(seat: Seat, cards: readonly Id[]): Script
  /** Exchanges two hands. */
  swapHands(a: Seat, b: Seat): Script
  /** Looks at the top of the deck: the cards lie aside and only the seat sees them. */
  look(seat: Seat, count: number): Id[]
  /** Gives looked-at cards to a seat, face down. */
  handOut(from: Seat, to: Seat, cards: readonly Id[]): Script
  /** Puts looked-at cards back on top and at the bottom, in order. */
  putBack(seat: Seat, top: readonly Id[], bottom: readonly Id[]): void
  /** Turns up cards of the deck onto the table. */
  turnUp(count: number): Id[]
  /** Shows hand cards to everyone; they stay in the hand. */
  show(seat: Seat, cards: readonly Id[]): void
  /** A seat discards so many cards of hand and equipment, of its choice; all it has, if fewer. */
  throwAway(seat: Seat, count: number): Script
  /** Cards on the table or on generals go to the discard pile. */
  clear(cards: readonly Id[]): void
  /** A card into a player's equipment zone; what lay there is discarded. */
  equip(seat: Seat, card: Id): Script
  /** A card of an equipment or judgement zone to the same zone of another player. */
  move(card: Id, from: Seat, to: Seat): Script
  /** Lays a card on a seat's general in a skill's pile, face up. */
  toPile(seat: Seat, skill: Id, card: Id): void
  /** The same, and says so; a card of the seat's own hand or equipment is lost by it. */
  layOn(seat: Seat, skill: Id, card: Id): Script
  /** From a pile to a hand. */
  fromPile(seat: Seat, card: Id): void
  // — bodies —
  /** Deals damage. */
  damage(blow: Blow): Script
  loseHp(seat: Seat, amount: number): Script
  recover(seat: Seat, amount: number): Script
  /** Raises or lowers a player's maximum HP; HP goes down with it, and who has none left dies. */
  changeMaxHp(seat: Seat, by: number): Script
  /** A player at 0 HP or less whom nothing keeps up any more. */
  dying(seat: Seat): Script
  chain(seat: Seat): void
  flip(seat: Seat): void
  // — judging and fighting —
  /** Judges; `effect` runs when the result stands. The judgement as it stood; `keep` leaves its card on the table. */
  judge(seat: Seat, reason: Id, effect?: (judgement: Judgement) => Script, keep?: 'keep'): Script<Judgement>
  /** A point fight (拼點): whether the initiator won. Both need a hand card. */
  fight(me: Owner, initiator: Seat, opponent: Seat): Script<boolean>
  // — using cards —
  use(use: Use): Script<CardUse>
  /** Players this seat may use a card on (distance, legality), with its generals as they are. */
  targetsOf(user: Seat, kind: Kind, cards?: readonly Id[]): Seat[]
  /** Whether the limits of the play phase leave this card to be used. */
  withinLimits(user: Seat, kind: Kind): boolean
  /** Asks a seat to use a Slash on one of these; whether it did. Range counts only if `near`. */
  demandSlash(by: Seat, targets: readonly Seat[], prompt: Phrase, near: boolean): Script<boolean>
  /** Whether a delayed trick would be cancelled by the seat's skills on arriving. */
  welcomes(seat: Seat, kind: Kind, card: Id): Script<boolean>
  /** A card of a seat's own becomes the judgement card; the old one is discarded, or goes to that seat's hand. */
  replaceJudgement(judgement: Judgement, seat: Seat, card: Id, keepOld: boolean): Script
  /** Turns a card's targeting from one player to another, who becomes its target in turn. */
  redirect(use: CardUse, from: TargetEntry, to: Seat): void
  /** The player stops being a target. */
  cancel(use: CardUse, target: TargetEntry): void
  // — generals —
  reveal(seat: Seat, place: Place): Script
  turnDown(seat: Seat, place: Place): Script
  loseSkills(seat: Seat, place: Place): Script
  /** Takes a general out of the game; nobody stands in its place (section 19). */
  removeGeneral(seat: Seat, place: Place): Script
  /** Gives a player a skill that another lends, by `general:skill`, permanently. */
  endow(seat: Seat, key: Id): void
  /** The same until the turn ends. */
  lend(seat: Seat, key: Id): void
  /** This general takes the place of the deputy, face up; the old one goes to the generals that nobody has. */
  changeDeputy(seat: Seat, id: General): Script
  /** A skill stood in for a card that was used: it counts as one (section 20). */
  noteAnswer(seat: Seat): void
  /** Limited skills of a player may be used again once the turn is over. */
  restoreLater(seat: Seat, key: Id): void
  // — bookkeeping —
  /** Leaves a skill in force until the turn ends: its `lasting` hooks work, and `marked` finds the value. */
  mark(me: Owner, value?: number | string): void
  skip(phase: Phase): void
  /** Ends the turn of a player who died, once the card and the damage that are being resolved are over (section 2). */
  endBrokenTurn(): void
  extraTurn(seat: Seat): void
  /** Whether this seat may turn a general up now. */
  mayReveal(seat: Seat): boolean
  trigger<T extends Timing>(timing: T, event: Events[T]): Script
  tell(phrase: Phrase): void
}
