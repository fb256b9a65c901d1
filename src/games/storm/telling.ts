// Tells a turn at a glance: who marched where on one line, recruits by their place, and of prestige, rage, cards and cities
// that were cut off only what holds in the end.
import type { Arg, Phrase, Ref } from '../../engine/phrase.ts'
import { say } from './text/say.ts'

const keyOf = ({ key }: Phrase): string => key.slice(key.indexOf('.') + 1)
const argOf = (phrase: Phrase | undefined, name: string): string =>
  JSON.stringify(phrase?.args?.[name] ?? null)
const numberOf = (phrase: Phrase, name: string): number => Number(phrase.args?.[name] ?? 0)

type Turn = (Phrase | undefined)[]

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(events: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const turn: Turn = [...events]
  keepWhatHolds(turn)
  enterOnce(turn)
  foldFights(turn)
  foldRuns(turn, MARCH, marching)
  foldRuns(turn, RECRUIT, recruiting)
  return turn
}

const SUPPLY: readonly string[] = ['cut-off', 'joined-again']

/** Kinds of events that one phrase tells, and what may happen between them. */
interface Kinds {
  readonly told: readonly string[]
  readonly between: readonly string[]
}
const MARCH: Kinds = { told: ['marches'], between: SUPPLY }
const RECRUIT: Kinds = {
  told: ['recruits', 'recruits-pay', 'recruits-levy', 'levies', 'hires'],
  between: ['dismisses'],
}

/** Leaves of each fact that is told several times the last, with what has come together until then. */
function keepWhatHolds(turn: Turn): void {
  const last = new Map<string, number>()
  const first = new Map<string, string>()
  for (const [index, event] of turn.entries()) {
    const fact = event && factOf(event)
    if (!event || fact === undefined) continue
    const before = last.get(fact)
    if (before !== undefined) {
      turn[index] = summed(turn[before], event)
      turn[before] = undefined
    }
    last.set(fact, index)
    if (!first.has(fact)) first.set(fact, keyOf(event))
  }
  // A city that was cut off and joined again, or the other way round, is as it was.
  for (const [fact, index] of last) {
    const event = turn[index]
    if (event && SUPPLY.includes(keyOf(event)) && first.get(fact) !== keyOf(event)) turn[index] = undefined
  }
}

/** What a player's numbers come to: the amounts that add up. */
const SUMS: Readonly<Record<string, string | undefined>> = {
  'prestige-now': undefined,
  'gains-rage': 'rage',
  draws: 'count',
}

function factOf(event: Phrase): string | undefined {
  const key = keyOf(event)
  if (SUPPLY.includes(key)) return `supply ${argOf(event, 'city')}`
  return key in SUMS ? `${key} ${argOf(event, 'who')}` : undefined
}

function summed(before: Phrase | undefined, event: Phrase): Phrase {
  const amount = SUMS[keyOf(event)]
  if (before === undefined || amount === undefined) return event
  return { ...event, args: { ...event.args, [amount]: numberOf(before, amount) + numberOf(event, amount) } }
}

/** A unit that takes a city has gone into it: that is not told apart. */
function enterOnce(turn: Turn): void {
  for (const [index, event] of turn.entries()) {
    const next = turn.slice(index + 1).find((other) => other !== undefined)
    const isTaken = next && keyOf(next).startsWith('takes-') && argOf(next, 'unit') === argOf(event, 'unit')
    if (isTaken && [argOf(event, 'to'), argOf(event, 'city')].includes(argOf(next, 'city')))
      turn[index] = undefined
  }
}

/** A turn with more fights tells each by what both sides come to: its dice stand in its picture and in its step. */
const FIGHTS = 1
const DECLARED = ['attacks', 'attacks-again', 'attacks-free', 'shoots']

function foldFights(turn: Turn): void {
  const isThrow = (event: Phrase | undefined) => event !== undefined && keyOf(event) === 'throws'
  if (turn.filter(isThrow).length <= FIGHTS) return
  for (const [index, event] of turn.entries()) {
    if (!event || !DECLARED.includes(keyOf(event))) continue
    const at = turn.findIndex((other, place) => place > index && isThrow(other))
    const next = turn.findIndex(
      (other, place) => place > index && other !== undefined && DECLARED.includes(keyOf(other)),
    )
    const thrown = next < 0 || at < next ? turn[at] : undefined
    if (!thrown) continue
    turn[index] = say('fought', {
      attack: event,
      total: numberOf(thrown, 'total'),
      foeTotal: numberOf(thrown, 'foeTotal'),
    })
    turn[at] = undefined
    for (const [place, other] of turn.entries())
      if (place > index && place < at && other && keyOf(other) === 'last-stand') turn[place] = undefined
  }
}

/** Tells events of some kinds that follow each other by one phrase, in the place of the first. */
function foldRuns(turn: Turn, kinds: Kinds, fold: (run: readonly Phrase[]) => Phrase | undefined) {
  let run: number[] = []
  const close = () => {
    const folded = run.length > 1 ? fold(run.flatMap((index) => turn[index] ?? [])) : undefined
    if (folded) for (const [nth, index] of run.entries()) turn[index] = nth === 0 ? folded : undefined
    run = []
  }
  for (const [index, event] of turn.entries()) {
    if (!event || kinds.between.includes(keyOf(event))) continue
    const isTold = kinds.told.includes(keyOf(event))
    if (!isTold || argOf(turn[run[0] ?? index], 'who') !== argOf(event, 'who')) close()
    if (isTold) run.push(index)
  }
  close()
}

const marching = (run: readonly Phrase[]): Phrase | undefined => folded(run, 'march', ({ args }) => args?.to)

/** Recruits by where they stand; one that takes another's place in a city is told by itself. */
const recruiting = (run: readonly Phrase[]): Phrase | undefined =>
  folded(run, 'recruit', ({ args }) => {
    const to = args?.to
    if (typeof to !== 'object' || !('key' in to)) return to
    return keyOf(to) === 'placed' ? to.args?.place : undefined
  })

/** What several units do, by the place where they are then. */
function folded(
  run: readonly Phrase[],
  kind: 'march' | 'recruit',
  placeOf: (event: Phrase) => Arg | undefined,
): Phrase | undefined {
  const units = new Map<string, { readonly place: Ref; readonly units: readonly Ref[] }>()
  for (const event of run) {
    const [place, unit] = [placeOf(event), event.args?.unit]
    if (!isRef(place) || !isRef(unit)) return undefined
    const at = units.get(JSON.stringify(place)) ?? { place, units: [] }
    units.set(JSON.stringify(place), { place, units: [...at.units, unit] })
  }
  const [first, ...others] = [...units.values()].map((group) => say(`${kind}-to`, group))
  const who = run[0]?.args?.who
  if (!first || !isRef(who)) return undefined
  const list = others.reduce<Phrase>((list, next) => say('and-then', { list, next }), first)
  return say(`${kind}-all`, { who, list })
}

const isRef = (arg: Arg | undefined): arg is Ref =>
  typeof arg === 'object' && ('name' in arg || 'seat' in arg)
