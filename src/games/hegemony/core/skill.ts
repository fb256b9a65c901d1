// The type of a skill: data and scripts hung on named timings. One general is one file of them (equipment likewise).
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Gender } from '../cards/generals.ts'
import type { Colour, Kind, Suit } from '../cards/index.ts'
import type { CardFace, Events, Happening, Need, Timing } from '../table/events.ts'
import type { Assumed, Facts } from '../table/facts.ts'
import type { Owner } from '../table/owner.ts'
import type { Phase } from '../table/phases.ts'
import type { Place } from '../table/state.ts'
import type { Actions } from './actions.ts'
import type { Ranks } from './formations.ts'
import type { Price } from './price.ts'

/** Runs when the skill is announced: pays, tells, turns its general up, pays rewards. */
export type Announce = () => Script

/** A skill that answers a timing. Made by `on`. */
export interface Trigger<T extends Timing = Timing> {
  readonly on: T
  readonly forced: boolean
  readonly claim: boolean
  when(facts: Facts, event: Events[T], seat: Seat): boolean
  can(actions: Actions, event: Events[T], me: Owner): boolean
  times(event: Events[T]): number
  price(facts: Facts, event: Events[T], seat: Seat): Price
  /** Whether it was announced: false when its owner thought better of it. */
  play(actions: Actions, event: Events[T], me: Owner, announce: (pay: Announce) => Script): Script<boolean>
}

/** How a trigger is written. `A` is what its owner chooses before it is announced: targets and costs. */
export interface TriggerSpec<T extends Timing, A> {
  /** Works by itself once its general is face up (a locked skill); optional while that is hidden. */
  readonly forced?: boolean
  /** Only while its general is hidden: claims a lasting property by turning it up (section 8). */
  readonly claim?: boolean
  /** Public facts alone: could an owner at `seat` use it now? Seats with a hidden general are asked by this. */
  when(facts: Facts, event: Events[T], seat: Seat): boolean
  /** What only the owner knows, such as having the card to pay with. */
  can?(actions: Actions, event: Events[T], me: Owner): boolean
  /** How many activations are offered: "for each 1 damage". */
  times?(event: Events[T]): number
  /** What it costs, gives up and harms, as far as that is plain before anything is chosen. */
  price?(facts: Facts, event: Events[T], seat: Seat): Price
  /** Chooses targets and costs, in private; `undefined` goes back. */
  announce?(actions: Actions, event: Events[T], me: Owner): Script<A | undefined>
  /** Pays the cost; before the general is turned up (section 8). */
  pay?(actions: Actions, event: Events[T], me: Owner, chosen: A): Script
  run(actions: Actions, event: Events[T], me: Owner, chosen: A): Script
}

/** A skill that answers a timing. */
export const on = <T extends Timing, A = true>(timing: T, spec: TriggerSpec<T, A>): Trigger<T> => ({
  on: timing,
  forced: spec.forced === true,
  claim: spec.claim === true,
  when: (facts, event, seat) => spec.when(facts, event, seat),
  can: (actions, event, me) => spec.can?.(actions, event, me) ?? true,
  times: (event) => spec.times?.(event) ?? 1,
  price: (facts, event, seat) => spec.price?.(facts, event, seat) ?? {},
  *play(actions, event, me, announce) {
    const chosen = spec.announce ? yield* spec.announce(actions, event, me) : (true as A)
    if (chosen === undefined) return false
    yield* announce(function* () {
      if (spec.pay) yield* spec.pay(actions, event, me, chosen)
    })
    yield* spec.run(actions, event, me, chosen)
    return true
  },
})

/** Cards counted as another (轉化): used in the play phase, and in answer where that card is wanted. */
export interface Conversion {
  readonly as: Kind
  /** How many cards make one; 1 when left out. */
  readonly count?: 1 | 2
  /** Its cards may be worn as well as in hand. */
  readonly worn?: true
  /** Its cards are those that lie on the general by this skill instead. */
  readonly pile?: Id
  /** Its cards may be recast instead of being used (重鑄). */
  readonly recast?: true
  /** Only in the own play phase or only in answer; both when left out. */
  readonly only?: 'play-phase' | 'answer'
  /** Public facts that allow it now, such as whose turn it is. */
  when?(facts: Facts, seat: Seat, key: Id): boolean
  /** Whether a card will do, by how it counts for its owner. */
  fits(face: CardFace): boolean
  /** Whether it will do by public facts too, such as what was used in this turn. */
  allows?(facts: Facts, seat: Seat, face: CardFace): boolean
  /** Whether the second card goes with the first. */
  together?(first: CardFace, second: CardFace): boolean
}

/** Made by `active`: a skill for the own play phase. */
export interface Active {
  readonly limit: number
  readonly claim: boolean
  when(facts: Facts, seat: Seat, key: Id): boolean
  can(actions: Actions, me: Owner): boolean
  price(facts: Facts, seat: Seat): Price
  play(actions: Actions, me: Owner, announce: (pay: Announce) => Script): Script<boolean>
}

/** How an active skill is written. */
export interface ActiveSpec<A> {
  /** Uses per play phase; any number when left out. A limited skill is once per game with any number. */
  readonly limit?: number
  /** Only while its general is hidden: it is turned up, and no more. */
  readonly claim?: boolean
  /** Public facts that allow it now. */
  when?(facts: Facts, seat: Seat, key: Id): boolean
  /** What only the owner knows. */
  can?(actions: Actions, me: Owner): boolean
  /** What it costs, gives up and harms, as far as that is plain before anything is chosen. */
  price?(facts: Facts, seat: Seat): Price
  announce?(actions: Actions, me: Owner): Script<A | undefined>
  pay?(actions: Actions, me: Owner, chosen: A): Script
  run(actions: Actions, me: Owner, chosen: A): Script
}

/** A skill for the own play phase. */
export const active = <A = true>(spec: ActiveSpec<A>): Active => ({
  limit: spec.limit ?? Number.POSITIVE_INFINITY,
  claim: spec.claim === true,
  when: (facts, seat, key) => spec.when?.(facts, seat, key) ?? true,
  can: (actions, me) => spec.can?.(actions, me) ?? true,
  price: (facts, seat) => spec.price?.(facts, seat) ?? {},
  *play(actions, me, announce) {
    const chosen = spec.announce ? yield* spec.announce(actions, me) : (true as A)
    if (chosen === undefined) return false
    yield* announce(function* () {
      if (spec.pay) yield* spec.pay(actions, me, chosen)
    })
    yield* spec.run(actions, me, chosen)
    return true
  },
})

/** Answers a need in place of a card: Eight Trigrams for a Dodge, Nirvana for a Peach. */
export interface Answering {
  /** Public facts: could it answer this? */
  when(facts: Facts, need: Need, seat: Seat): boolean
  /** What only the owner knows, such as having what it is made of. */
  can?(actions: Actions, need: Need, me: Owner): boolean
  price?(facts: Facts, seat: Seat): Price
  /** Whether the need is met. The skill is announced already. */
  run(actions: Actions, need: Need, me: Owner): Script<boolean>
}

/** Lasting properties; each only from public facts and the reckoning given. */
export interface Statics {
  /** Added to the owner's distance to others. */
  readonly distance?: number
  /** Added to the owner's distance to others for so many cards of the skill's pile. */
  distanceByPile?(cards: number): number
  /** Added to others' distance to a player. */
  farther?(ranks: Ranks, owner: Seat, to: Seat): number
  /** The owner's distance to a player, regardless of what else counts. */
  distanceTo?(to: Seat): number | undefined
  /** Added to an ally's attack range. */
  readonly alliedRange?: number
  /** Added to the number of Slashes in a play phase. */
  readonly slashes?: number
  /** Added to the owner's hand limit. */
  readonly handLimit?: number
  /** Added to the hand limit of the player whose turn it is. */
  readonly limitOfTurn?: number
  /** The colour of hand cards that a player can neither use nor play. */
  withholds?(seat: Seat): Colour | undefined
  /** Distance within which a card may be used, where its own rule gives less. */
  reach?(kind: Kind): number | undefined
  /** Further targets of the owner's Slash; each must fit. */
  readonly extraTargets?: {
    readonly count: number
    fits(facts: Facts, seat: Seat, target: Seat, given: { assumed: Assumed; without: readonly Id[] }): boolean
  }
  /** Cards the owner cannot use. */
  forbids?(kind: Kind): boolean
  /** How the owner's suits count. */
  suit?(suit: Suit): Suit
  /** Armor in force while none is worn. */
  readonly armor?: Kind
  /** Players who cannot save a dying one with Peach. */
  bansRescue?(facts: Facts, owner: Seat, helper: Seat, dying: Seat): boolean
  /** Players who cannot turn generals up. */
  bansReveal?(facts: Facts, owner: Seat, seat: Seat): boolean
  /** The owner does not enter dying although its HP is 0 or less. */
  undying?(facts: Facts, owner: Seat, pile: readonly Id[]): boolean
}

/** What a source gives: triggers, conversions, an active skill, answers, lasting properties. */
export interface Hooks {
  readonly triggers?: readonly Trigger[]
  readonly conversions?: readonly Conversion[]
  readonly active?: Active
  readonly answers?: Answering
  readonly statics?: Statics
}

/** What the computer players know of a skill: worths are in cards (a card is 1, a point of HP about 2). */
export interface SkillSense {
  /** Worth of using it now, when asked; above 0 it is used. 1 when left out. */
  worth?(sight: Sight): number
  /** Worth of one option of a question the skill asks (a card, a seat, a way). */
  option?(sight: Sight, id: Id): number | undefined
  /** A Slash at an owner who shows it comes to nothing unless a basic card goes with it. */
  readonly asksBasic?: true
  /** Who is besieged by an owner who shows it needs two Dodges. */
  readonly besieges?: true
  /** With a card in its pile, an owner who shows it may cancel a card whose only target is a friend. */
  readonly cancels?: true
  /** It makes cards that its owner chooses: of the whole hand, or of souls. */
  readonly makes?: 'hand' | 'souls'
  /** Worth of one of the cards of another's that it may choose among; `hand` is any of that player's hand. */
  from?(sight: Sight, id: Id, whom: Seat): number
  /** Cards that come to nothing on an owner who shows it. */
  wards?(card: Warded): boolean
}

/** A card on its way to the owner of a skill, as far as everybody sees. */
export interface Warded {
  readonly kind: Kind
  readonly black: boolean
  /** Cards in the owner's hand. */
  readonly handSize: number
}

/** What a computer player looks at; made by the bot from its view. */
export interface Sight {
  readonly me: Seat
  /** From −1 (a sure ally) to 1 (a sure enemy). */
  foe(seat: Seat): number
  hp(seat: Seat): number
  maxHp(seat: Seat): number
  /** Worth of so much damage to a seat: above 0 for an enemy, most where it kills. 1 when left out. */
  hurt(seat: Seat, amount?: number): number
  handSize(seat: Seat): number
  worn(seat: Seat): readonly Id[]
  /** Whether a card is equipment for which a seat has room. */
  lacks(seat: Seat, card: Id): boolean
  /** Delayed tricks in its judgement zone. */
  delayed(seat: Seat): readonly Kind[]
  flipped(seat: Seat): boolean
  chained(seat: Seat): boolean
  /** How many of its generals are turned up. */
  open(seat: Seat): number
  /** Whether it is in the own attack range. */
  inRange(seat: Seat): boolean
  /** The one it shows; undefined while both generals are hidden. */
  gender(seat: Seat): Gender | undefined
  /** Living others, in turn order. */
  readonly others: readonly Seat[]
  /** Those of them that are sure allies. */
  readonly friends: readonly Seat[]
  /** Whose turn it is, and its phase. Throws before the first turn. */
  readonly turn: { readonly seat: Seat; readonly phase: Phase }
  /** Own hand. */
  readonly hand: readonly Id[]
  /** How much a card is worth to keep, 0 to 3. */
  keep(card: Id): number
  /** The seat an option names, as `seat-3` does. */
  seatOf(id: Id): Seat | undefined
  /** What is being resolved right now, innermost last. */
  readonly happening: readonly Happening[]
}

/** One skill. */
export interface Skill extends Hooks {
  readonly id: Id
  /** Once per game. */
  readonly limited?: true
  /** Of a main general 主將技 or a deputy 副將技 alone. */
  readonly only?: Place
  /** Whether it harms a player it names; it does not when left out. */
  harms?(facts: Facts, target: Seat): boolean
  /** In force for the owner while the skill's mark lies (`actions.mark`), until the turn ends; also when lost meanwhile. */
  lasting?(value: number | string): Hooks
  /** Runs when the general is turned up, before rewards; not for a new deputy, and not for the dead. */
  shown?(actions: Actions, seat: Seat): void
  /** Runs when the general is turned down or loses its skills. */
  lost?(actions: Actions, seat: Seat): Script
  /** Runs when the general is removed. */
  removed?(actions: Actions, seat: Seat): Script
  readonly sense?: SkillSense
}

/** The skills of a source: a general or an equipment. */
export interface Source {
  readonly id: Id
  /**
   * How much more often than the mean of its kingdom those won who had this general, an even share being 1: in 2,400 games
   * of four hard players with generals by lot.
   */
  readonly strength?: number
  readonly skills: readonly Skill[]
  /** Skills that those lend: permanently (`actions.endow`), or until the turn ends (`actions.lend`). */
  readonly lends?: readonly Skill[]
}
