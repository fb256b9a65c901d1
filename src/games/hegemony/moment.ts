// A player's best moment in a game: an enemy felled, a life saved, the rest a little.
import type { GameEvent } from '../../engine/game.ts'
import { type Phrase, type Seat, seatRef } from '../../engine/phrase.ts'
import { say } from './text/say.ts'

/** An action of one seat. */
interface Action {
  readonly worth: number
  readonly phrase: Phrase
}

const key = ({ phrase }: GameEvent): string => phrase.key.replace(/^hegemony\./, '')

/** The seat an argument names. */
function seatIn({ args }: Phrase, name: string): Seat | undefined {
  const arg = args?.[name]
  return typeof arg === 'object' && 'seat' in arg ? arg.seat : undefined
}

/** The card an argument names. */
function nameIn({ args }: Phrase, name: string): string | undefined {
  const arg = args?.[name]
  return typeof arg === 'object' && 'name' in arg ? arg.name : undefined
}

/** The event to remember a seat by; the later one where two are as bold. */
export function moment(story: readonly GameEvent[], seat: Seat): Phrase | undefined {
  const told = story.filter(({ to }) => to === 'all')
  const actions = told.flatMap((each, index) => actionOf(told, index, each, seat))
  const best = Math.max(...actions.map(({ worth }) => worth))
  return actions.findLast(({ worth }) => worth === best)?.phrase
}

/** Rewards stand for kills; a Peach given in answer to the dying is a rescue. */
function actionOf(told: readonly GameEvent[], index: number, each: GameEvent, seat: Seat): Action[] {
  const { phrase } = each
  if (seatIn(phrase, 'who') !== seat) return []
  const who = seatRef(seat)
  const at = key(each)
  if (at === 'rewarded') {
    const victim = lastNamed(told, index, 'dies')
    return victim === undefined || victim === seat
      ? []
      : [{ worth: 40 + amountIn(phrase), phrase: say('moment-kill', { who, whom: seatRef(victim) }) }]
  }
  if (at === 'rescues-using' && nameIn(phrase, 'card') === 'peach') {
    const saved = savedBy(told, index)
    return saved === undefined || saved === seat
      ? []
      : [{ worth: 30, phrase: say('moment-rescue', { who, whom: seatRef(saved) }) }]
  }
  const worth = SMALL[at]
  return worth === undefined ? [] : [{ worth, phrase }]
}

/** Small actions, remembered where there is no great one. */
const SMALL: Readonly<Record<string, number>> = {
  shields: 14,
  'points-won': 12,
  'takes-hidden': 3,
  reveals: 1,
}

function amountIn({ args }: Phrase): number {
  const count = args?.count
  return typeof count === 'number' ? count : 0
}

/** Whom the last event of a key before this one named. */
function lastNamed(told: readonly GameEvent[], index: number, wanted: string): Seat | undefined {
  const last = told.slice(0, index).findLast((each) => key(each) === wanted)
  return last && seatIn(last.phrase, 'who')
}

/** Who recovers from dying by what is told here: the next recovery is theirs. */
function savedBy(told: readonly GameEvent[], index: number): Seat | undefined {
  const dying = lastNamed(told, index, 'is-dying')
  const next = told.slice(index + 1).find((each) => ['recovers', 'dies', 'rescues-using'].includes(key(each)))
  const recovered = next && key(next) === 'recovers' ? seatIn(next.phrase, 'who') : undefined
  return recovered === dying ? dying : undefined
}
