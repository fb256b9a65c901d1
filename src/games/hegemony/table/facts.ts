// Public facts of the table. Whom a request asks is decided by these alone.
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Gender } from '../cards/generals.ts'
import type { Kind } from '../cards/index.ts'
import type { CardFace } from './events.ts'
import type { Phase } from './phases.ts'
import type { Faction, Mark, Person, Place, UsedCards } from './state.ts'

/** Generals of one's own that are reckoned as if they were face up: what a hidden one would allow. */
export type Assumed = readonly Place[]

/** Public facts; safe in every `when`. */
export interface Facts {
  /** Players at the start. */
  readonly count: number
  /** Living seats in turn order from the turn player. */
  seats(): Seat[]
  /** Living seats other than this one, in turn order after it. */
  others(seat: Seat): Seat[]
  alive(seat: Seat): boolean
  /** Whose turn it is. Throws between turns. */
  turnSeat(): Seat
  /** The phase of the turn. Throws between turns. */
  phase(): Phase
  hp(seat: Seat): number
  maxHp(seat: Seat): number
  /** How much HP is missing: all of it at 0, and no more below. */
  missing(seat: Seat): number
  handSize(seat: Seat): number
  /** Cards in the equipment zone. */
  worn(seat: Seat): Id[]
  weapon(seat: Seat): Id | null
  /** Cards in the judgement zone. */
  delayed(seat: Seat): Id[]
  /** Hand and equipment together. */
  cardCount(seat: Seat): number
  chained(seat: Seat): boolean
  flipped(seat: Seat): boolean
  /** Generals that are face up. */
  up(seat: Seat): readonly Person[]
  hasDown(seat: Seat): boolean
  /** Null while none is face up (section 8). */
  gender(seat: Seat): Gender | null
  /** Null while undetermined. */
  faction(seat: Seat): Faction | null
  /** Both determined, and of one faction; ambitionists share with nobody (section 9). */
  allied(a: Seat, b: Seat): boolean
  /** Whether `a` would share `b`'s faction once a general of `a` is up: what a hidden skill reckons with. Private. */
  wouldAlly(a: Seat, b: Seat): boolean
  distance(from: Seat, to: Seat, given?: Reckoning): number
  attackRange(seat: Seat, given?: Reckoning): number
  inRange(from: Seat, to: Seat, given?: Reckoning): boolean
  /** How an open card counts for a player (a skill may recolour it). */
  faceOf(card: Id, owner: Seat | null, assumed?: Assumed): CardFace
  /** What a skill left in force for this turn. */
  marked(seat: Seat, key: Id): Mark | undefined
  /** How often a skill was used in this phase. */
  timesUsed(key: Id): number
  /** Whether the turn player used or played a Slash in the play phase. */
  slashed(): boolean
  /** What the turn player used in the play phase; at tables with revised skills alone. */
  used(): UsedCards
  /** Whether a player has dealt damage, or killed another, in this turn; at tables with the expansion 陣 alone. */
  hasDealt(seat: Seat): boolean
  hasKilled(seat: Seat): boolean
  /** Whether a card was the first that the turn's player used in the play phase; at tables with the expansion 勢 alone. */
  isFirstUse(use: number): boolean
  /** Whether the turn's player has discarded in the discard phase; at tables with the expansion 勢 alone. */
  hasShed(): boolean
  /** Whether a player has a general in this place that was not removed. */
  hasGeneral(seat: Seat, place: Place): boolean
  /** Whether a player can neither use nor play a card made of these: all are hand cards of a withheld colour. */
  isWithheld(seat: Seat, cards: readonly Id[]): boolean
  /** How many cards a player has used or played in this turn, or lost in this phase; at tables with the expansion 變 alone. */
  plays(seat: Seat): number
  losses(seat: Seat): number
  /** Whether the turn's player has used a card on somebody not of its faction; at tables with the expansion 變 alone. */
  hasStruck(): boolean
  /** How many souls lie on a player's general. */
  souls(seat: Seat): number
  /** Limited skills that a player has used, of generals that are face up. */
  spentSkills(seat: Seat): readonly Id[]
  /** Whether a player has changed its deputy by a skill. */
  hasChanged(seat: Seat, skill: Id): boolean
  /** Whether another player could still join a player's faction by a reveal. */
  hasRoom(seat: Seat): boolean
  /** Cards discarded in this phase that still lie in the discard pile, and whose they were. */
  discardedNow(): readonly { readonly card: Id; readonly by: Seat }[]
  /** Cards of a skill's pile on a seat's generals. */
  pile(seat: Seat, skill: Id): readonly Id[]
  /** Kind of armor in force, worn or by a skill. */
  armor(seat: Seat): Kind | null
}

/** How a distance is reckoned: with which own generals up, and without which cards (they are being spent). */
export interface Reckoning {
  readonly assumed?: Assumed
  readonly without?: readonly Id[]
}
