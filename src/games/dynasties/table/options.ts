// The options of the lobby, and the rules of one game that they make.
import type { OptionSpec, Options } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'
import { LEVELS, type Level } from '../bank/ids.ts'
import { HOUSE_EXAMPLE } from '../house/example.ts'
import { readHouse } from '../house/sets.ts'

/** How a game may end (D18). */
export const ENDINGS = ['last', 'first-fall', 'deck', 'clock'] as const

export type Ending = (typeof ENDINGS)[number]

const QUESTIONS = ['any', ...LEVELS, 'free'] as const

/** No limit on laps: the game ends as the source prints it, and no otherwise (D21). */
const UNLIMITED = 'none'

/** A set with as many cards and questions as it may have, all as long as may be, takes less. */
const HOUSE_BYTES = 65_536

/** Offered in the lobby; `house` holds the text of a set as `readHouse` made it (D20, D34). */
export const options = [
  { id: 'ending', group: 'length', kind: 'choice', values: ENDINGS, default: 'last' },
  {
    id: 'laps',
    group: 'length',
    kind: 'number',
    min: 1,
    max: 9,
    default: 1,
    offered: [1, 2, 3, 5, 8],
    endless: UNLIMITED,
    with: { ending: ['last', 'first-fall', 'deck'] },
  },
  {
    id: 'rounds',
    group: 'length',
    kind: 'number',
    min: 6,
    max: 90,
    default: 30,
    offered: [18, 30, 54],
    with: { ending: ['clock'] },
  },
  { id: 'opponents', group: 'cards', kind: 'choice', values: ['one', 'every'], default: 'one' },
  { id: 'honesty', group: 'cards', kind: 'flag', default: false },
  { id: 'questions', group: 'questions', kind: 'choice', values: QUESTIONS, default: 'any' },
  { id: 'era-questions', group: 'questions', kind: 'flag', default: false },
  { id: 'house', kind: 'file', default: '', bytes: HOUSE_BYTES, example: HOUSE_EXAMPLE, read: readHouse },
] as const satisfies readonly OptionSpec[]

/** The rules that this game is played by. */
export interface Rules {
  readonly ending: Ending
  /** Laps of the track after which a game is scored that has no set number of rounds; null: none (D21). */
  readonly laps: number | null
  /** Rounds after which a game with the ending `clock` is scored. */
  readonly rounds: number
  /** Whether the bare 對手玩家 means every opponent (D8). */
  readonly every: boolean
  readonly honesty: boolean
  /** Questions typed by the asker (D17). */
  readonly free: boolean
  /** Difficulty of questions from the bank; all when null. */
  readonly level: Level | null
  /** Only questions on the era of the marker. */
  readonly eraOnly: boolean
}

/** Rounds that such a game lasts at least, for each lap: an Event jumps to the end of the track at times (D21). */
export const ROUNDS_A_LAP = 12

/** The lap that is played, from 1 on; it stays the last one where that is over and rounds are lacking (D21). */
export const lapOf = ({ laps, rules }: { readonly laps: number; readonly rules: Rules }): number =>
  Math.min(laps + 1, rules.laps ?? Number.POSITIVE_INFINITY)

/** The rules that options make; what is missing is at its default. */
export function rulesOf(chosen: Options): Rules {
  const { ending, laps, rounds, opponents, honesty, questions, ...others } = chosenOptions(options, chosen)
  return {
    ending,
    laps: laps === UNLIMITED ? null : laps,
    rounds,
    every: opponents === 'every',
    honesty,
    free: questions === 'free',
    level: questions === 'any' || questions === 'free' ? null : questions,
    eraOnly: others['era-questions'],
  }
}
