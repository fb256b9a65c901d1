// The table of Meow Wars as plain JSON: every card lies in exactly one zone of it.
import type { Options, State } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { required } from '../../common/required.ts'
import { BATTLES } from '../cards/battles.ts'
import { type Difficulty, DUELS } from '../cards/duels.ts'
import { GENERALS } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import { options as specs } from './options.ts'

/** One side of a battle: the seat of that number, or in solo the opponent as number 1. */
export type Side = number

/** What lies before one player outside the battle. */
export interface Player {
  fish: number
  /** Points of the advanced rules (R36). */
  points: number
  hand: Id[]
  /** Cards of the hand that everyone has seen: the rear of the last battle. */
  open: Id[]
  /** Treasures face down. */
  treasures: Id[]
  /** Treasures lying on a general of this player's hand or army, by general (R50). */
  carried: Record<Id, Id>
  /** Stratagems face down. */
  stratagems: Id[]
  /** Those of them that everyone has seen (R26). */
  known: Id[]
  /** Stratagems committed with the line-up, face down until it is turned up (R27). */
  planned: Id[]
  /** Generals in the own 天命區. */
  mandate: Id[]
  /** Passed in this visiting phase (R6). */
  passed: boolean
}

/** One side's cards and markers in a battle. */
export interface Army {
  /** Slot by slot; null where nobody stands. */
  front: (Id | null)[]
  rear: Id[]
  hp: number
  attack: number
  /** What the next normal attack on this side loses (R17). */
  block: number
  /** Added to the speed of the front. */
  speed: number
  /** Generals whose skill was used. */
  used: Id[]
  /** Generals whose skill is sealed. */
  sealed: Id[]
  /** Attack that generals lost to a weakening (R48). */
  weakened: Record<Id, number>
}

/** A battle in progress, from the moment the line-ups are turned up. */
export interface Battle {
  armies: Army[]
  /** 1 to 4; 0 while the bonuses are reckoned. */
  clash: number
  /** The first player of this clash. */
  first: Side
  /** Sides that have had their turn in this clash. */
  acted: Side[]
  /** Who dealt the last point to whom in this clash (R34). */
  defeats: { by: Side; whom: Side }[]
}

/** The solo opponent before the battle. */
export interface Rival {
  readonly name: string
  readonly difficulty: Difficulty
  /** Its five cards; once `placed` in the order slot 1, 2, 3, rear 1, rear 2. */
  cards: Id[]
  placed: boolean
  /** Whether the order lies open. */
  up: boolean
}

export type Phase =
  | 'cat'
  | 'deal'
  | 'recruit'
  | 'visit'
  | 'oppose'
  | 'plan'
  | 'bonus'
  | 'mandate'
  | 'turn'
  | 'settle'
  | 'trim'
  | 'elder'
  | 'over'

export interface MeowState extends State {
  readonly treasures: boolean
  readonly stratagems: boolean
  readonly battles: boolean
  readonly advanced: boolean
  phase: Phase
  /** 輪, from 1. */
  round: number
  /** The start player of this round. */
  start: Seat
  /** The seat whose visit is next. */
  visitor: Seat
  /** Who draws first in the recruiting phase (R4). */
  recruit: Seat
  players: Player[]
  /** Fish in the supply (R1). */
  supply: number
  deck: Id[]
  discards: Id[]
  /** Generals out of the game (R30). */
  removed: Id[]
  treasurePile: Id[]
  treasureDiscards: Id[]
  stratagemPile: Id[]
  stratagemDiscards: Id[]
  /** Treasures or stratagems that the visitor looks at. */
  looked: Id[]
  /** Battle cards not drawn. */
  battlePile: Id[]
  /** The three battles of this game by year. */
  campaign: Id[]
  rival: Rival | null
  battle: Battle | null
  /** How the last battle ended; null before the first. */
  last: { winner: Side; clash: number } | null
  /** Sides that won the game, once it is known. */
  winners: Seat[] | null
}

/** 12 tokens of three fish and 18 of one. */
export const ALL_FISH = 54

/** Fish each player starts with. */
export const FIRST_FISH = 5

/** Cards in a full hand. */
export const HAND = 5

const newPlayer = (): Player => ({
  fish: FIRST_FISH,
  points: 0,
  hand: [],
  open: [],
  treasures: [],
  carried: {},
  stratagems: [],
  known: [],
  planned: [],
  mandate: [],
  passed: false,
})

/** The solo opponent that the options name. */
const rivalOf = (name: string, difficulty: Difficulty): Rival => ({
  name,
  difficulty,
  cards: [...(DUELS[name]?.cards ?? [])],
  placed: false,
  up: false,
})

/** The box opened: nothing shuffled, nothing dealt. */
export function setup(seats: number, options: Options): MeowState {
  const { expansions, advanced, opponent, difficulty } = chosenOptions(specs, options)
  const rival = seats === 1 ? rivalOf(opponent, difficulty) : null
  const own = [...((rival && DUELS[rival.name]?.own) ?? [])]
  const players = Array.from({ length: seats }, newPlayer)
  at(players, 0).hand = own
  const treasures = expansions.includes('treasures')
  const stratagems = expansions.includes('stratagems')
  const battles = expansions.includes('battles')
  return {
    chance: { epoch: 0, counter: 0 },
    treasures,
    stratagems,
    battles,
    advanced,
    phase: rival ? 'deal' : 'cat',
    round: 1,
    start: 0,
    visitor: 0,
    recruit: 0,
    players,
    supply: ALL_FISH - seats * FIRST_FISH,
    // The opponent's named five, and in 官渡 one's own, are taken out before the shuffle (R45).
    deck: Object.keys(GENERALS).filter((id) => !rival?.cards.includes(id) && !own.includes(id)),
    discards: [],
    removed: [],
    treasurePile: treasures ? Object.keys(TREASURES) : [],
    treasureDiscards: [],
    stratagemPile: stratagems ? Object.keys(STRATAGEMS) : [],
    stratagemDiscards: [],
    looked: [],
    battlePile: battles ? Object.keys(BATTLES) : [],
    campaign: [],
    rival,
    battle: null,
    last: null,
    winners: null,
  }
}

/** Whether a side is the solo opponent's, which no player leads. */
export const isRival = ({ players }: MeowState, side: Side): boolean => side >= players.length

/** How the last battle ended. Throws before the first. */
export const lastBattle = ({ last }: MeowState): NonNullable<MeowState['last']> => required(last)

/** The player of a seat. Throws for a seat that is not at the table. */
export const playerAt = ({ players }: MeowState, seat: Seat): Player => at(players, seat)

/** All seats clockwise from one of them. */
export const seatsFrom = ({ players }: MeowState, seat: Seat): Seat[] =>
  players.map((_, index) => (seat + index) % players.length)

/** The battle card of this round; beyond the third round the third stays (R29, R43). `undefined` without battles. */
export const presentBattle = ({ campaign, round }: MeowState): Id | undefined =>
  campaign[Math.min(round, campaign.length) - 1]

/** The battle card of this round. Throws in a game without battles. */
export const battleAtHand = (state: MeowState): Id => required(presentBattle(state))

/** Treasures a player holds, face down or on generals that are left (R21). */
export const treasuresOf = ({ treasures, carried }: Player): Id[] => [...treasures, ...Object.values(carried)]
