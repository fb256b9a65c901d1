// A table of Meow Wars laid as a test wants it, and played answer by answer.
import type { Options } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { GENERALS } from '../../../src/games/meow/cards/index.ts'
import { game } from '../../../src/games/meow/game.ts'
import { armyOf, newArmy } from '../../../src/games/meow/table/army.ts'
import {
  type Army,
  type MeowState,
  type Player,
  playerAt,
  setup,
} from '../../../src/games/meow/table/state.ts'
import { begin, withOwn } from '../../support/kit.ts'

/** A game under way at a table. */
export type Play = ReturnType<typeof play>

/** Plays on from a state; only what a test is about needs to lie where it belongs. */
export function play(state: MeowState, seed = 'test') {
  const table = begin(game, { state, seats: state.players.length, seed, loose: true })
  const isAsked = (seat: Seat): boolean => table.asked.includes(seat)
  return withOwn(table, {
    answer: table.play,
    /** Ids of the open options of a seat; empty when it is not asked. */
    options: (seat: Seat): readonly string[] => (isAsked(seat) ? table.options(seat) : []),
    /** The key of what a seat is asked, without its prefix. */
    asked: (seat: Seat): string | undefined => (isAsked(seat) ? table.prompt(seat) : undefined),
    /** How often a phrase was told. */
    count: (key: string): number => table.told.filter(({ phrase }) => phrase.key === `meow.${key}`).length,
    army: (side: number): Army => armyOf(table.state, side),
    player: (seat: Seat): Player => playerAt(table.state, seat),
  })
}

export const NONE: Options = { expansions: [], advanced: false }

export const ALL: Options = { expansions: ['treasures', 'stratagems', 'battles'], advanced: false }

/** A state changed by hand before play. */
export function laid(seats: number, options: Options, change: (state: MeowState) => void): MeowState {
  const state = setup(seats, options)
  state.phase = 'visit'
  change(state)
  return state
}

/** Gives a player a hand out of the deck. */
export function deal(state: MeowState, seat: Seat, ...hand: Id[]): void {
  playerAt(state, seat).hand = hand
  state.deck = state.deck.filter((id) => !hand.includes(id))
}

/** What one side of a test battle is. */
export interface Side {
  front: (Id | null)[]
  rear?: Id[]
  hp?: number
  attack?: number
}

/** A battle in its first clash (or another), the first side to act. */
export function battle(
  sides: Side[],
  change: (state: MeowState) => void = () => {},
  options: Options = NONE,
): MeowState {
  return laid(sides.length, options, (state) => {
    state.battle = {
      armies: sides.map(({ front, rear, hp, attack }) => ({
        ...newArmy([...front], [...(rear ?? [])]),
        hp: hp ?? 20,
        attack: attack ?? 5,
      })),
      clash: 1,
      first: 0,
      acted: [],
      defeats: [],
    }
    const fighting = sides.flatMap(({ front, rear }) => [...front, ...(rear ?? [])])
    state.deck = Object.keys(GENERALS).filter((id) => !fighting.includes(id))
    state.phase = 'turn'
    change(state)
  })
}

/** Opponents without cavalry: two archers, three strategists; one 蜀, two 吳, two 袁. */
export const FOES: Side = { front: ['huang-zhong', 'zhou-yu', 'shen-pei'], rear: ['lu-su', 'tian-feng'] }

/** Companions that fulfil no general's condition. */
export const FRIENDS = ['gongsun-zan', 'dong-zhuo', 'wang-ping', 'zhou-tai'] as const

/** A card that keeps its holder's turn open, so that a test can look before the attack. */
export const KEEPS_OPEN = 'fire-ploy'

/** A battle about to be planned, each seat with its hand. */
export function planning(
  hands: Id[][],
  change: (state: MeowState) => void = () => {},
  options: Options = NONE,
): MeowState {
  return laid(hands.length, options, (state) => {
    for (const [seat, hand] of hands.entries()) deal(state, seat, ...hand)
    state.phase = 'plan'
    for (const player of state.players) player.treasures = ['yitian-sword'] // keeps turns open
    change(state)
  })
}

/** Places every hand as it lies. */
export function placeAll(table: Play, hands: Id[][]): void {
  for (const [seat, hand] of hands.entries()) table.answer(seat, ...hand)
}

/** The seats whom a phrase names as `who`, in the order told. */
export const whoIn = (table: Play, key: string): unknown[] =>
  table.told.flatMap(({ phrase }) => (phrase.key === `meow.${key}` ? [phrase.args?.who] : []))
