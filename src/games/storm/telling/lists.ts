// Tells on one line which units march where and what they take, and which are recruited at which place.
import type { Arg, Phrase, Ref } from '../../../engine/phrase.ts'
import { say } from '../text/say.ts'
import { argOf, keyOf, numberOf, type Turn } from './turn.ts'

/** Kinds of events that one phrase tells, and what may happen between them. */
interface Kinds {
  readonly told: readonly string[]
  readonly between: readonly string[]
}
const MARCH: Kinds = { told: ['marches', 'takes-city', 'takes-free'], between: ['cut-off', 'joined-again'] }
const RECRUIT: Kinds = {
  told: [
    ...['recruits', 'recruits-pay', 'recruits-levy', 'recruits-benevolence', 'levies', 'hires', 'dismisses'],
  ],
  between: [],
}
export const foldMarches = (turn: Turn): void => foldRuns(turn, MARCH, marching)

export const foldRecruits = (turn: Turn): void => foldRuns(turn, RECRUIT, recruiting)

/** Tells events of some kinds that follow each other by one phrase, in the place of the first. */
function foldRuns(turn: Turn, kinds: Kinds, fold: (run: readonly Phrase[]) => Phrase | undefined): void {
  let run: number[] = []
  const close = () => {
    const folded = run.length > 1 ? fold(run.flatMap((index) => turn[index] ?? [])) : undefined
    if (folded) for (const [nth, index] of run.entries()) turn[index] = nth === 0 ? folded : undefined
    run = []
  }
  for (const [index, event] of turn.entries()) {
    if (!event || kinds.between.includes(keyOf(event))) continue
    const isTold = kinds.told.includes(keyOf(event))
    const isSame = argOf(turn[run[0] ?? index], 'who') === argOf(event, 'who')
    const goesOn = isTold && isSame && (!isTaking(event) || run.length > 0 || opens(turn, index))
    if (!goesOn) close()
    if (isTold && (goesOn || !isTaking(event))) run.push(index)
  }
  close()
}

const isTaking = (event: Phrase | undefined): boolean =>
  event !== undefined && keyOf(event).startsWith('takes-')
const isOfOne = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
  argOf(one, 'unit') === argOf(other, 'unit')

/** Whether nothing but the opening of the turn is told before an event: a fight that leads to it is not. */
const opens = (turn: Turn, index: number): boolean =>
  turn.slice(0, index).every((event) => !event || keyOf(event) === 'turn')

/** Units at one place. */
interface Group {
  readonly place: Ref
  readonly units: readonly Ref[]
  /** What the unit takes there. */
  readonly taken?: Phrase
  /** What Benevolence has cost. */
  readonly rage?: number
}

/** By the place where they are then; a unit that takes a city by itself. */
function marching(run: readonly Phrase[]): Phrase | undefined {
  const groups = new Map<string, Group>()
  for (const [index, event] of run.entries()) {
    const [place, unit] = [event.args?.to ?? event.args?.city, event.args?.unit]
    if (!isRef(place) || !isRef(unit)) return undefined
    const [before, after] = [run[index - 1], run[index + 1]]
    if (isTaking(event)) {
      const at = isOfOne(before, event) ? before?.args?.to : place
      if (isRef(at)) groups.set(`taken ${index}`, { place: at, units: [unit], taken: event })
    } else if (!isTaking(after) || !isOfOne(event, after)) add(groups, place, unit)
  }
  return listed(run, [...groups.values()].map(marchPhrase), 'march-all')
}

function marchPhrase({ place, units, taken }: Group): Phrase {
  if (!taken) return say('march-to', { place, units })
  const facts = { place, units, level: numberOf(taken, 'level') }
  const whom = taken.args?.whom
  return isRef(whom) ? say('march-takes-from', { ...facts, whom }) : say('march-takes', facts)
}

/** By where they stand, then who is dismissed; one that takes another's place in a city is told by itself. */
function recruiting(run: readonly Phrase[]): Phrase | undefined {
  const groups = new Map<string, Group>()
  const others: Phrase[] = []
  for (const event of run) {
    const [place, unit] = [placedAt(event.args?.to), event.args?.unit]
    if (!isRef(unit)) return undefined
    if (keyOf(event) === 'dismisses') others.push(say('dismissed', { unit }))
    else if (!isRef(place)) return undefined
    else if (keyOf(event) === 'recruits-benevolence')
      groups.set(JSON.stringify(unit), { place, units: [unit], rage: numberOf(event, 'rage') })
    else add(groups, place, unit)
  }
  if (groups.size === 0) return undefined
  return listed(run, [...[...groups.values()].map(recruitPhrase), ...others], 'recruit-all')
}

const recruitPhrase = ({ place, units, rage }: Group): Phrase =>
  rage === undefined ? say('recruit-to', { place, units }) : say('recruit-for', { place, units, rage })

function placedAt(to: Arg | undefined): Arg | undefined {
  if (typeof to !== 'object' || !('key' in to)) return to
  return keyOf(to) === 'placed' ? to.args?.place : undefined
}

function add(groups: Map<string, Group>, place: Ref, unit: Ref): void {
  const key = JSON.stringify(place)
  const at = groups.get(key)
  groups.set(key, { place, units: [...(at?.units ?? []), unit] })
}

/** Places as one sentence. */
function listed(
  run: readonly Phrase[],
  places: readonly Phrase[],
  key: 'march-all' | 'recruit-all',
): Phrase | undefined {
  const who = run[0]?.args?.who
  if (!isRef(who)) return undefined
  return say(key, { who, list: places.reduce((list, next) => say('and-then', { list, next })) })
}

const isRef = (arg: Arg | undefined): arg is Ref =>
  typeof arg === 'object' && ('name' in arg || 'seat' in arg)
