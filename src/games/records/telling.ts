// Tells a turn at a glance: the draft once, schemes with what comes of them, and what several players give or earn together.
import type { Phrase, Ref } from '../../engine/phrase.ts'
import { say } from './text/say.ts'

type Turn = (Phrase | undefined)[]

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(events: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const turn: Turn = [...events]
  keepLast(turn, 'draft-kept')
  revealOnce(turn)
  foldContests(turn)
  foldGifts(turn)
  foldEach(turn, 'lord-taken', 'lords-taken')
  foldEach(turn, 'strategist-hired', 'strategists-hired')
  foldIncome(turn)
  return turn
}

const isKind = (event: Phrase | undefined, ...keys: readonly string[]): event is Phrase =>
  event !== undefined && keys.includes(event.key.slice('records.'.length))
const argOf = (phrase: Phrase | undefined, name: string): string =>
  JSON.stringify(phrase?.args?.[name] ?? null)

function keepLast(turn: Turn, key: string): void {
  const last = turn.findLastIndex((event) => isKind(event, key))
  for (const [index, event] of turn.entries()) if (isKind(event, key) && index < last) turn[index] = undefined
}

/** A scheme that is revealed was played face down: that is said only while it lies there. */
function revealOnce(turn: Turn): void {
  for (const [index, event] of turn.entries()) {
    if (!event || !isKind(event, 'attacks-scheming', 'answers')) continue
    const isUp = turn.some(
      (other, place) =>
        place > index &&
        isKind(other, 'scheme-up', 'scheme-up-paying') &&
        argOf(other, 'who') === argOf(event, 'who'),
    )
    if (isUp) turn[index] = event.key === 'records.answers' ? undefined : { ...event, key: 'records.attacks' }
  }
}

/** A contest says which scheme it was about; where that was told just before, it says only how the contest ended. */
function foldContests(turn: Turn): void {
  for (const [index, event] of turn.entries()) {
    if (!isKind(event, 'contest-won', 'contest-lost')) continue
    const before = turn.slice(0, index).findLast((other) => other !== undefined)
    if (argOf(before, 'scheme') === argOf(event, 'scheme'))
      turn[index] = { ...event, key: `${event.key}-of-it` }
  }
}

/** What several players give to one is told by one phrase where each gives as much. */
function foldGifts(turn: Turn): void {
  for (const [index, event] of turn.entries()) {
    if (!isKind(event, 'gives')) continue
    const run = [index]
    for (let next = index + 1; isAsMuch(turn[next], event); next++) run.push(next)
    const givers = run.flatMap((at) => (turn[at]?.args?.whom as Ref | undefined) ?? [])
    if (givers.length < 2) continue
    for (const at of run) turn[at] = undefined
    const { who, coins } = event.args as { who: Ref; coins: number }
    turn[index] = say('give-each', { who, givers, coins })
  }
}

/** What several players do one after the other is told once of all. */
function foldEach(
  turn: Turn,
  key: 'lord-taken' | 'strategist-hired',
  each: 'lords-taken' | 'strategists-hired',
): void {
  const run = [...turn.keys()].filter((index) => isKind(turn[index], key))
  const [first, second] = run
  if (first === undefined || second === undefined) return
  const list = run.flatMap((index) => (turn[index]?.args?.who as Ref | undefined) ?? [])
  for (const index of run) turn[index] = undefined
  turn[first] = say(each, { list })
}

const isAsMuch = (event: Phrase | undefined, other: Phrase): boolean =>
  isKind(event, 'gives') && argOf(event, 'coins') === argOf(other, 'coins')

/** What the strategists bring at the end of a round, when they go back. */
function foldIncome(turn: Turn): void {
  const run = [...turn.keys()].filter((index) => isKind(turn[index], 'strategist-income'))
  const [first, second] = run
  if (first === undefined || second === undefined) return
  const each = run.map((index) => {
    const { who, coins, total } = turn[index]?.args ?? {}
    return say('earns', { who: who as Ref, coins: Number(coins), total: Number(total) })
  })
  for (const index of run) turn[index] = undefined
  const back = turn.findIndex((event) => isKind(event, 'strategists-return'))
  if (back >= 0) turn[back] = undefined
  turn[first] = say('strategists-earn', {
    list: each.reduce((list, next) => say('and-earns', { list, next })),
  })
}
