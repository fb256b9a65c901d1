// The table of Kingdom Wars as plain JSON: every card lies in exactly one zone of it.
import type { Options, State } from '../../../engine/game.ts'
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { type Edition, expansionOf, type General, generalsDealt, type Kingdom } from '../cards/generals.ts'
import { CARD_IDS, type Colour, type Kind, type Slot, type Suit } from '../cards/index.ts'
import type { Happening } from './events.ts'
import type { Marker } from './markers.ts'
import { bannedIn, dealtTo, generalsIn, mostReshuffles, type Variant, variantsOf } from './options.ts'
import type { Phase } from './phases.ts'

export type Place = 'head' | 'deputy'

/** A kingdom, or a faction of one (section 9). */
export type Faction = Kingdom | 'ambitionist'

/** One of a player's two generals. */
export interface Person {
  readonly id: General
  readonly place: Place
  up: boolean
  /** It was face up once: everyone knows it, also when it is turned down again. */
  shown: boolean
  /** Its skills are lost permanently. */
  lost: boolean
  /** It was taken out of the game: a soldier without skills stands for it (section 19). */
  removed?: true
  /** Seats that looked at it while it was face down. */
  knownTo: Seat[]
}

/** A delayed trick in a judgement zone, and what it counts as there. */
export interface Delayed {
  readonly card: Id
  readonly as: Kind
}

/** What lies before one player. */
export interface Player {
  alive: boolean
  hp: number
  maxHp: number
  hand: Id[]
  equipment: Record<Slot, Id | null>
  /** Oldest first. */
  judgement: Delayed[]
  /** Cards laid on a general by a skill, face up, by the skill's id. */
  piles: Record<Id, Id[]>
  /** Generals to pick from; those not kept stay here, out of the game. */
  dealt: General[]
  /** Head and deputy; empty until picked. */
  generals: Person[]
  /** Fixed by the first reveal. */
  faction: Faction | null
  chained: boolean
  flipped: boolean
  /** Both generals have been face up at once: the rewards of section 10 are over. */
  rewarded: boolean
  /** Limited skills already used, as `general:skill`. */
  spent: Id[]
  /** Skills gained permanently, as `general:skill`; left out without any. */
  gained?: readonly Id[]
  /** Turns begun so far. */
  turns: number
  /** How many of these had begun when a faction was last fixed, anybody's (the stall guard of section 11). */
  settledAt: number
  /** Generals that lie on Zuo Ci as souls, for this player's eyes; left out before the first (section 20). */
  souls?: General[]
  /** Skills by which this player has changed its deputy (section 20); left out before the first. */
  changed?: readonly Id[]
  /** Has said that its side should concede (section 17). */
  concedes?: true
  /** Earned and not spent, open to all (section 17); left out before the first. */
  markers?: readonly Marker[]
}

/** Something a skill left in force until the end of this turn; public. */
export interface Mark {
  /** Whose skill it was. */
  readonly seat: Seat
  /** `general:skill`. */
  readonly key: Id
  readonly value: number | string
}

/** What the cards were that somebody has used. */
export interface UsedCards {
  readonly suits: readonly Suit[]
  readonly colours: readonly Colour[]
  readonly types: readonly ('basic' | 'trick' | 'equipment')[]
}

/** What happened in a turn that skills of the expansion 變 ask for. */
export interface Noted {
  /** Cards that each has used or played, by seat. */
  readonly plays?: Readonly<Record<string, number>>
  /** Cards that each has lost in this phase, by seat. */
  readonly losses?: Readonly<Record<string, number>>
  /** The turn's player has used a card on somebody not of the own faction. */
  readonly struck?: true
  /** Limited skills that may be used again once the turn is over. */
  readonly restores?: readonly { readonly seat: Seat; readonly key: Id }[]
}

/** The turn in progress. */
export interface Turn {
  readonly seat: Seat
  /** 1 for the first turn of the game. */
  readonly number: number
  phase: Phase
  /** `before` opens the phase, with its skills; `body` is the phase itself; `end` again skills. */
  step: 'before' | 'body' | 'end'
  /** Phases that will not be. */
  skips: Phase[]
  /** Slashes used in the play phase that count towards the limit. */
  slashes: number
  /** A Slash was used or played in the play phase. */
  slashed: boolean
  wines: number
  /** A Wine waits for the next Slash. */
  drunk: boolean
  /** How often a skill was used in this phase, by `general:skill`. */
  counts: Record<Id, number>
  marks: Mark[]
  /** Delayed tricks already judged in this phase. */
  judged: Id[]
  /** The turn player died: the turn ends as soon as the card and the damage that are being resolved are over. */
  broken: boolean
  /** What its player has used in the play phase, where a skill of the table asks for it (section 17); left out before the first. */
  used?: UsedCards
  /** Who has dealt damage and who has killed in this turn, where skills of the expansion ask for it; left out before the first. */
  dealt?: readonly Seat[]
  killed?: readonly Seat[]
  /** Which was the first card that its player used in the play phase, 0 for one in answer; where a skill of the expansion 勢 asks. */
  firstUse?: number
  /** Its player has discarded in the discard phase; where a skill of the expansion 勢 asks. */
  shed?: true
  /** What skills of the expansion 變 ask for; left out before the first. */
  noted?: Noted
  /** Cards that reached the discard pile by being discarded in this phase, and whose they were. */
  discarded: { readonly card: Id; readonly by: Seat }[]
}

export interface HegemonyState extends State {
  phase: 'deal' | 'pick' | 'play' | 'over'
  players: Player[]
  /** Face down, top card first. */
  deck: Id[]
  /** Face up, oldest first. */
  discard: Id[]
  /** Face up in the middle: cards being used, played, judged or turned up. */
  table: Id[]
  /** Cards on the table that a Harvest offers. */
  harvest: Id[]
  /** Face down in the middle: cards of a point fight, cards looked at; by the seat that holds them. */
  aside: { readonly seat: Seat; readonly card: Id }[]
  /** Generals nobody has. */
  box: General[]
  /** Generals that are not in the game, as all know (section 17); left out without any. */
  banned?: readonly General[]
  /** Generals that a player may take as a new deputy, for its eyes (section 20); left out when nobody is asked. */
  offered?: { readonly seat: Seat; readonly ids: General[] }
  /** How many each is dealt, or lie in the row. */
  dealt?: number
  /** Generals to draft from, and once all have drafted those nobody took (section 17). */
  row?: General[]
  turn: Turn | null
  /** Turns begun so far. */
  turns: number
  /** Whose ordinary turn comes next. */
  next: Seat
  /** Extra turns that come before it (section 13). */
  extra: Seat[]
  first: Seat
  /** Cards used so far; numbers them. */
  uses: number
  reshuffles: number
  /** Reshuffles after which the game is a draw; `null` without a limit (section 3). */
  mostReshuffles: number | null
  /** Variants of the rules (section 17); left out without any. */
  variants?: readonly Variant[]
  /** The last battle has begun (section 17). */
  lastBattle?: true
  /** That guard has struck: an undetermined player reveals at its next preparation. */
  stalled: boolean
  /** What is being resolved, outermost first; public. */
  happening: Happening[]
  /** Who has seen a card that lies hidden now; `public` is everyone. */
  seen: Record<Id, Viewer[]>
  winners: Seat[] | null
}

const newPlayer = (): Player => ({
  alive: true,
  hp: 0,
  maxHp: 0,
  hand: [],
  equipment: { weapon: null, armor: null, 'plus-horse': null, 'minus-horse': null },
  judgement: [],
  piles: {},
  dealt: [],
  generals: [],
  faction: null,
  chained: false,
  flipped: false,
  rewarded: false,
  spent: [],
  turns: 0,
  settledAt: 0,
})

/** The box opened: nothing shuffled, nothing dealt. */
export const setup = (seats: number, options: Options): HegemonyState => ({
  ...chosenVariants(options),
  chance: { epoch: 0, counter: 0 },
  phase: 'deal',
  players: Array.from({ length: seats }, newPlayer),
  deck: [...CARD_IDS],
  discard: [],
  table: [],
  harvest: [],
  aside: [],
  box: generalsIn(options),
  ...chosenBans(options),
  ...chosenDeal(seats, options),
  turn: null,
  turns: 0,
  next: 0,
  extra: [],
  first: 0,
  uses: 0,
  reshuffles: 0,
  mostReshuffles: mostReshuffles(options),
  stalled: false,
  happening: [],
  seen: {},
  winners: null,
})

const chosenVariants = (options: Options): Pick<HegemonyState, 'variants'> => {
  const variants = variantsOf(options)
  return variants.length > 0 ? { variants } : {}
}

const chosenBans = (options: Options): Pick<HegemonyState, 'banned'> => {
  const banned = bannedIn(options)
  return banned.length > 0 ? { banned } : {}
}

/** How many generals are dealt, where that is not as printed. */
function chosenDeal(seats: number, options: Options): Pick<HegemonyState, 'dealt'> {
  const dealt = dealtTo(seats, options)
  return dealt === generalsDealt(seats) ? {} : { dealt }
}

/** Whether the table plays with a variant of the rules (section 17). */
export const playsWith = ({ variants }: Pick<HegemonyState, 'variants'>, variant: Variant): boolean =>
  variants?.includes(variant) ?? false

/** Whether a general is in the game: not banned, and of no expansion that is left out. */
export function isInGame(state: Pick<HegemonyState, 'variants' | 'banned'>, id: General): boolean {
  const expansion = expansionOf(id)
  return state.banned?.includes(id) !== true && (expansion === null || playsWith(state, expansion))
}

/** The printing whose skills a table plays with (section 17). */
export const editionOf = (state: Pick<HegemonyState, 'variants'>): Edition =>
  playsWith(state, 'revised') ? 'revised' : 'printed'

/** A turn that begins; the first of the game is number 1. */
export const newTurn = (seat: Seat, number: number): Turn => ({
  seat,
  number,
  phase: 'prepare',
  step: 'before',
  skips: [],
  slashes: 0,
  slashed: false,
  wines: 0,
  drunk: false,
  counts: {},
  marks: [],
  judged: [],
  broken: false,
  discarded: [],
})

/** What lies before a seat. Throws for a seat that is not at the table. */
export function playerAt(state: HegemonyState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** The turn in progress. Throws between turns. */
export function turnOf(state: HegemonyState): Turn {
  if (!state.turn) throw new Error('it is nobody’s turn')
  return state.turn
}

/** One of a player's generals. Throws before they are picked. */
export function personAt(state: HegemonyState, seat: Seat, place: Place): Person {
  const person = playerAt(state, seat).generals.find((each) => each.place === place)
  if (!person) throw new Error(`seat ${seat} has no ${place}`)
  return person
}

/** Living seats in turn order, the given one first if it lives; `besides` counts as living. */
export function seatsFrom(state: HegemonyState, start: Seat, besides?: Seat): Seat[] {
  const { length } = state.players
  const seats: Seat[] = []
  for (let index = 0; index < length; index++) {
    const seat = (start + index) % length
    if (playerAt(state, seat).alive || seat === besides) seats.push(seat)
  }
  return seats
}

/** Equipment in a player's zone. */
export const worn = (player: Player): Id[] => Object.values(player.equipment).filter((card) => card !== null)
