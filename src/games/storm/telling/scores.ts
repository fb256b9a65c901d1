// Tells at the end of a turn what it has brought: prestige, rage and cards by player, and which cities are cut off now.
import type { Phrase, Ref } from '../../../engine/phrase.ts'
import { say } from '../text/say.ts'
import { argOf, keyOf, numberOf, type Turn } from './turn.ts'

const ENDINGS = ['wins-marks', 'wins-rounds', 'wins-last-side']
const SUPPLY = ['cut-off', 'joined-again']
/** Facts of a player that a turn changes, in the order in which they are told, and the amounts that add up. */
const FACTS = ['prestige-now', ...SUPPLY, 'gains-rage', 'draws']
const AMOUNTS: Readonly<Record<string, string>> = { 'gains-rage': 'rage', draws: 'count' }

/** Tells of a city that was cut off and joined again only what holds in the end. */
export function keepSupply(turn: Turn): void {
  const first = new Map<string, string>()
  const last = new Map<string, number>()
  for (const [index, event] of turn.entries()) {
    if (!event || !SUPPLY.includes(keyOf(event))) continue
    const city = argOf(event, 'city')
    const before = last.get(city)
    if (before !== undefined) turn[before] = undefined
    if (!first.has(city)) first.set(city, keyOf(event))
    last.set(city, index)
  }
  for (const [city, index] of last) {
    const event = turn[index]
    if (event && first.get(city) !== keyOf(event)) turn[index] = undefined
  }
}

/** Tells what each player's facts come to: at the end of the turn, or where the last of them stands if the game ends. */
export function foldScores(turn: Turn): void {
  const players = new Map<string, Map<string, Phrase>>()
  let last = -1
  for (const [index, event] of turn.entries()) {
    if (!event || !FACTS.includes(keyOf(event))) continue
    const facts = players.get(argOf(event, 'who')) ?? new Map<string, Phrase>()
    const fact = `${keyOf(event)} ${argOf(event, 'city')}`
    facts.set(fact, summed(facts.get(fact), event))
    players.set(argOf(event, 'who'), facts)
    turn[index] = undefined
    last = index
  }
  const [first, ...others] = [...players.values()].map((facts) => scoreOf(facts, players.size === 1))
  if (!first) return
  const score = others.reduce((list, next) => say('also', { list, next }), first)
  if (turn.some((event) => event && ENDINGS.includes(keyOf(event)))) turn[last] = score
  else {
    turn.splice(last, 1)
    turn.push(score)
  }
}

function summed(before: Phrase | undefined, event: Phrase): Phrase {
  const amount = AMOUNTS[keyOf(event)]
  if (before === undefined || amount === undefined) return event
  return { ...event, args: { ...event.args, [amount]: numberOf(before, amount) + numberOf(event, amount) } }
}

/** One fact as it is told by itself; several, and a city's beside another player's, in short. */
function scoreOf(facts: ReadonlyMap<string, Phrase>, isAlone: boolean): Phrase {
  const [only, ...others] = [...facts.values()].toSorted(
    (a, b) => FACTS.indexOf(keyOf(a)) - FACTS.indexOf(keyOf(b)),
  )
  if (!only) throw new Error('A player of whom nothing is told')
  if (others.length === 0 && (isAlone || !SUPPLY.includes(keyOf(only)))) return only
  const list = others.map(inShort).reduce((list, next) => say('and-also', { list, next }), inShort(only))
  return say('scores', { who: only.args?.who as Ref, list })
}

function inShort(fact: Phrase): Phrase {
  const key = keyOf(fact)
  if (key === 'prestige-now') return say('prestige-is', { prestige: numberOf(fact, 'prestige') })
  if (key === 'draws')
    return say('cards-more', { count: numberOf(fact, 'count'), hand: numberOf(fact, 'hand') })
  if (key === 'gains-rage')
    return say('rage-more', { rage: numberOf(fact, 'rage'), total: numberOf(fact, 'total') })
  const city = fact.args?.city as Ref
  return key === 'cut-off' ? say('city-cut-off', { city }) : say('city-joined', { city })
}
