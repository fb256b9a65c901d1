// A table of Meow Wars laid as a test wants it, and played answer by answer.
import type { Option } from '../../../src/engine/decision.ts'
import type { Options, Told } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { type Run, startRun } from '../../../src/engine/run.ts'
import { armyOf, newArmy } from '../../../src/games/meow/army.ts'
import { GENERALS } from '../../../src/games/meow/cards.ts'
import { game } from '../../../src/games/meow/index.ts'
import { type Army, type MeowState, type Player, playerAt, setup } from '../../../src/games/meow/state.ts'

/** A game under way at a table. */
export interface Play {
  readonly run: Run<MeowState>
  readonly state: MeowState
  /** Everything told so far. */
  readonly told: Told[]
  /** Answers the open decision of a seat. Throws when the answer is refused. */
  answer(seat: Seat, ...choice: string[]): void
  /** Ids of the open options of a seat; empty when it is not asked. */
  options(seat: Seat): string[]
  /** The key of what a seat is asked, without its prefix. */
  asked(seat: Seat): string | undefined
  /** How often a phrase was told. */
  count(key: string): number
  army(side: number): Army
  player(seat: Seat): Player
}

/** Plays on from a state. */
export function play(state: MeowState, seed = 'test'): Play {
  const seats = state.players.length
  const laid = { ...game, setup: () => structuredClone(state) }
  const { run, step } = startRun(laid, { seats, options: {}, seed })
  const told: Told[] = [...step.events]
  const decision = (seat: Seat) => run.open?.request.decisions.find((asked) => asked.seat === seat)
  return {
    run,
    get state() {
      return run.state
    },
    told,
    answer(seat, ...choice) {
      const taken = run.take({ kind: 'answer', by: 'member', seat, opened: run.open?.number ?? -1, choice })
      if (typeof taken === 'string') throw new Error(`${choice.join(' ')} is refused: ${taken}`)
      told.push(...taken.events)
    },
    options: (seat) => decision(seat)?.options.map((option: Option) => option.id) ?? [],
    asked: (seat) => decision(seat)?.prompt.key.slice('meow.'.length),
    count: (key) => told.filter(({ phrase }) => phrase.key === `meow.${key}`).length,
    army: (side) => armyOf(run.state, side),
    player: (seat) => playerAt(run.state, seat),
  }
}

export const NONE: Options = { treasures: false, stratagems: false, battles: false, advanced: false }

export const ALL: Options = { treasures: true, stratagems: true, battles: true, advanced: false }

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
