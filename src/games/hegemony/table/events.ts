// Timings that skills wait for: a closed set, with the facts known of each.
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import type { General } from '../cards/generals.ts'
import type { Colour, Kind, Nature, Suit } from '../cards/index.ts'
import type { Phase } from './phases.ts'

/** A card as it counts: printed, converted (suit and number of a single material) or virtual (section 3). */
export interface Face {
  kind: Kind
  readonly suit: Suit | null
  readonly colour: Colour | null
  readonly number: number | null
}

/** A card that is no conversion: it has a suit, a colour and a number. */
export interface CardFace extends Face {
  readonly suit: Suit
  readonly colour: Colour
  readonly number: number
}

/** A target of a card. A player to whom another's targeting was turned may be its target twice (流離). */
export interface TargetEntry {
  readonly seat: Seat
  /** The card has no effect on it. */
  voided: boolean
  /** It cannot use Dodge against the card. */
  undodgeable: boolean
  /** Its armor does not count against the card. */
  pierced: boolean
  /** How many Dodges in a row it takes. */
  dodges: number
}

/** A card being used (section 4). Skills change it while it is resolved. */
export interface CardUse extends Face {
  readonly is: 'use'
  /** Counts the cards used in this game. */
  readonly id: number
  readonly user: Seat
  /** The cards it is made of; none for a virtual card. */
  readonly cards: readonly Id[]
  /** The skill or equipment that made it what it is. */
  readonly via: Id | null
  /** Still targets, in the order in which it is resolved; a cancelled target leaves the list. */
  targets: TargetEntry[]
  /** Of a Borrowed Sword: whom the target shall strike. */
  readonly victim: Seat | null
  /** The target it is being resolved for. */
  at: Seat | null
  /** Added to the damage: Wine. */
  bonus: number
  /** How many cards in a row a seat must answer with; 1 where it is not named. */
  demands: { readonly seat: Seat; readonly count: number }[]
  /** Whose damage it is, if not the user's: null for nobody's. */
  source?: Seat | null
}

/** Damage on its way (section 7). Skills change its amount. */
export interface Damage {
  readonly is: 'damage'
  /** Nobody, or somebody who may be dead by now. */
  readonly source: Seat | null
  readonly victim: Seat
  amount: number
  readonly nature: Nature
  /** The card that deals it, if a card does. */
  readonly use: CardUse | null
  /** It came along a chain. */
  readonly chain: boolean
  /** It was turned from another player onto this one. */
  readonly redirected: boolean
  /** How far the victim was from the source just before it lost HP. */
  distance: number | null
}

/** A judgement (section 6). */
export interface Judgement {
  readonly is: 'judgement'
  readonly seat: Seat
  /** What for: a skill, an equipment, a delayed trick. */
  readonly reason: Id
  card: Id
  /** How the card counts, fixed before it takes effect. */
  face: CardFace
}

/** Somebody at 0 HP or less (section 7). */
export interface Dying {
  readonly is: 'dying'
  readonly seat: Seat
  readonly damage: Damage | null
}

/** What is being resolved; public, so that players and computers see what they are asked about. */
export type Happening = CardUse | Damage | Judgement | Dying

/** Cards that left a player's hand or equipment. Which hand cards they were may be secret: `when` counts only. */
export interface Loss {
  readonly seat: Seat
  readonly cards: readonly Id[]
  /** How many came from the equipment zone. */
  readonly worn: readonly Id[]
  /** How many came from the hand, and whether it became empty by that. */
  readonly fromHand: number
  readonly emptied: boolean
}

/** A card and one of its targets: `target` is the seat of `entry`. */
export interface Targeting {
  readonly use: CardUse
  readonly target: Seat
  readonly entry: TargetEntry
}

/** What happens at each timing. A skill may change what is not readonly. */
export interface Events {
  /** Just before a phase: `skipped` leaves it out. */
  'before-phase': { readonly seat: Seat; readonly phase: Phase; skipped: boolean }
  /** `over` ends the phase before its body: the draw is given up, the play phase ends at once. */
  'phase-start': { readonly seat: Seat; readonly phase: Phase; over: boolean }
  /** How many cards the draw phase draws. */
  'draw-count': { readonly seat: Seat; count: number }
  /** The draw phase has drawn. */
  drawn: { readonly seat: Seat; readonly count: number }
  'phase-end': { readonly seat: Seat; readonly phase: Phase }
  'turn-end': { readonly seat: Seat }
  /** It is over, also when its player died. */
  'turn-over': { readonly seat: Seat }
  /** A card is used; its targets are named, nothing is resolved yet. */
  'card-used': CardUse
  /** A seat becomes a target; taking its entry off `use.targets` cancels, `voided` leaves it without effect. */
  'becoming-target': Targeting
  /** The targets stand; once for all of them. */
  'targets-fixed': CardUse
  /** The targets stand; once for each of them. */
  'after-targeting': Targeting
  /** A card is about to take effect on a target, after Nullify; `voided` stops it. */
  'card-effect': Targeting
  /** A Slash was dodged; `hits` makes it hit anyway. */
  dodged: { readonly use: CardUse; readonly target: Seat; hits: boolean }
  /** A card was used or played in answer; also one that an equipment stood in for. */
  responded: { readonly seat: Seat; readonly kind: Kind }
  /** A used card would go to the discard pile after it was resolved. */
  'card-resolved': CardUse
  /** The source deals damage; amount 0 prevents it. */
  dealing: Damage
  /** The victim suffers damage; amount 0 prevents it. */
  suffering: Damage
  /** HP went down, by damage or loss; before the player is dying. */
  'hp-reduced': { readonly seat: Seat; readonly amount: number }
  'after-dealing': Damage
  'after-suffering': Damage
  recovered: { readonly seat: Seat; readonly amount: number }
  dying: Dying
  /** A player who was dying is alive. */
  saved: { readonly seat: Seat }
  /** A player died: generals are up, cards not yet discarded. */
  death: { readonly seat: Seat; readonly killer: Seat | null }
  /** A judgement card may be replaced. */
  judging: Judgement
  /** The judgement card stands; how it counts may still change. */
  'judge-fixed': Judgement
  /** It took effect and still lies on the table. */
  judged: Judgement
  'cards-lost': Loss
  /** A general was turned up, and what that brings is over. */
  revealed: { readonly seat: Seat; readonly general: General }
  /** The cards of a point fight lie open; what they count may still change. */
  'points-shown': { readonly sides: readonly [Seat, Seat]; numbers: readonly [number, number] }
  /** A player is about to discard or take a card of another's hand or equipment; which one may still change. */
  parting: { readonly by: Seat; readonly victim: Seat; readonly open: boolean; card: Id }
  /** Cards of one player reached the discard pile because they were discarded. */
  discarded: { readonly seat: Seat; readonly cards: readonly Id[] }
}

export type Timing = keyof Events

/** A question that skills may answer instead of a card: a Dodge is wanted, a dying player may be saved. */
export interface Need {
  /** What a Nullify is used against, in public words. */
  readonly against?: Phrase
  /** Whose answer is wanted. */
  readonly seat: Seat
  /** Any of these will do; at least one. */
  readonly kinds: readonly [Kind, ...Kind[]]
  /** Used (a Dodge against a Slash, a Peach, a Nullify) or only played (Duel, Barbarians, Volley). */
  readonly how: 'use' | 'play'
  /** What it answers. */
  readonly use: CardUse | null
  /** Whom a Slash is demanded against. */
  readonly targets?: readonly Seat[]
  /** Whom a Peach would save. */
  readonly dying?: Seat
  readonly prompt: Phrase
}
