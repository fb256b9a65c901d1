// Chooses events of a game worth telling, and their sentences.
import type { Chronicle, StoryAction } from '../../engine/chronicle.ts'
import type { Arg, Phrase } from '../../engine/phrase.ts'
import { distance } from './points.ts'
import type { Moment, Turning } from './types.ts'

/** A public event that stands, and the entry that told it. */
export interface ToldEvent {
  readonly number: number
  readonly phrase: Phrase
}

/** An event worth telling, with what belongs to it. */
export interface Action {
  readonly told: ToldEvent
  readonly spec: StoryAction
  /** Its place among all events, and that of the last which belongs to it. */
  readonly index: number
  last: number
  /** The sentences for it, one of which is said, and their arguments. */
  says: readonly string[]
  args: Phrase['args']
  readonly more: Phrase[]
}

/** What belongs to an action is told among so many events after it. */
const SOON = 6
/** How much more an action is worth than others of a stretch in which the game turned: it is told in any case. */
const TURNED = 200

/** The key of an event without the game's name. */
export const keyOf = (id: string, { phrase }: ToldEvent): string => phrase.key.slice(id.length + 1)

/** The actions of a game in their order. */
export function actionsIn(id: string, actions: Chronicle['actions'], told: readonly ToldEvent[]): Action[] {
  const done: Action[] = []
  const seen = new Set<string>()
  for (const [index, event] of told.entries()) {
    const spec = actions[keyOf(id, event)]
    if (!spec || !isTold(id, spec, told, index)) continue
    if (spec.after !== undefined) {
      belong(id, done, spec, event, index)
      continue
    }
    const mark =
      spec.once && JSON.stringify([event.phrase.key, spec.once.map((arg) => event.phrase.args?.[arg])])
    if (mark !== undefined && seen.has(mark)) continue
    if (mark !== undefined) seen.add(mark)
    done.push({ told: event, spec, index, last: index, says: spec.says, args: event.phrase.args, more: [] })
  }
  return done
}

function isTold(id: string, spec: StoryAction, told: readonly ToldEvent[], index: number): boolean {
  const event = told[index]
  if (!event || !isEnough(spec, event.phrase)) return false
  const before = told.slice(Math.max(0, index - SOON), index)
  if (spec.unless !== undefined && before.some((each) => keyOf(id, each) === spec.unless)) return false
  const next = told.slice(index + 1, index + 1 + SOON)
  const who = JSON.stringify(event.phrase.args?.who)
  return !next.some(
    (each) => keyOf(id, each) === spec.before && JSON.stringify(each.phrase.args?.who) === who,
  )
}

function isEnough({ least }: StoryAction, { args }: Phrase): boolean {
  if (!least) return true
  const amount = args?.[least[0]]
  return typeof amount === 'number' && amount >= least[1]
}

/** An event that belongs to the action before it becomes a part of its sentence, or a sentence after it. */
function belong(
  id: string,
  done: readonly Action[],
  spec: StoryAction,
  event: ToldEvent,
  index: number,
): void {
  const before = done.findLast((action) => keyOf(id, action.told) === spec.after)
  if (!before || index - before.index > SOON || before.more.length > 0 || before.says !== before.spec.says)
    return
  const [says = ''] = spec.says
  before.last = index
  if (!spec.merges) before.more.push({ ...event.phrase, key: `${id}.${says}` })
  else {
    const own = Object.entries(spec.merges).map(([from, to]) => [to, event.phrase.args?.[from] ?? 0] as const)
    before.says = spec.says
    before.args = { ...before.args, ...Object.fromEntries(own) }
  }
}

/** A part of a turning point in which less than this of it changed is not what it is told by. */
const PART = 1 / 10

/**
 * The action in which a game turned: the greatest by what it is worth and by how much changed in its part, the last of equals.
 * Small ones, such as a card drawn, count only where nothing greater was done.
 */
export function turningAction(
  actions: readonly Action[],
  turning: Turning,
  moments: readonly Moment[],
): Action | undefined {
  const within = actions.flatMap((action) => {
    const part = action.spec.opens ? 0 : partOf(turning, moments, action.told.number)
    return part >= PART ? [{ action, worth: action.spec.worth * part }] : []
  })
  const great = within.filter(({ action }) => !action.spec.turning)
  const choice = great.length > 0 ? great : within
  const most = Math.max(...choice.map(({ worth }) => worth))
  return choice.findLast(({ worth }) => worth === most)?.action
}

/** An action worth less says nothing by itself: a card drawn, a unit that marches. */
const TELLING = 4

/** Whether an action by itself tells somebody why a game turned. */
export const isTelling = ({ spec }: Pick<Action, 'spec'>): boolean => spec.worth >= TELLING

/** Whether an entry lies within a turning point, and in a part of it in which a good deal changed. */
export const isIn = (turning: Turning, moments: readonly Moment[], number: number): boolean =>
  partOf(turning, moments, number) >= PART

/** How much of a turning point changed in the part of it in which an entry lies; nothing outside of it. */
function partOf({ from, to }: Turning, moments: readonly Moment[], number: number): number {
  if (number <= from || number > to) return 0
  const judged = moments.filter((moment) => moment.number >= from && moment.number <= to)
  const next = judged.findIndex((moment) => moment.number >= number)
  const changed = (one?: Moment, other?: Moment) => distance(one?.shares ?? [], other?.shares ?? [])
  const whole = changed(judged[0], judged.at(-1))
  return whole === 0 ? 1 : changed(judged[next - 1], judged[next]) / whole
}

/** Of a kind told already in an act, one more is worth so much less. */
const STALE = 0.8

/** The actions worth most, at most so many beside those always told, in their order. */
export function best(actions: readonly Action[], turned: ReadonlySet<Action>, most: number): Action[] {
  const kinds = new Map<StoryAction, number>()
  const worth = (action: Action) => action.spec.worth + (turned.has(action) ? TURNED : 0)
  const byWorth = actions
    .filter((action) => !action.spec.always && (!action.spec.turning || turned.has(action)))
    .sort((a, b) => worth(b) - worth(a) || a.index - b.index)
    .map((action) => {
      const nth = kinds.get(action.spec) ?? 0
      kinds.set(action.spec, nth + 1)
      return { action, worth: worth(action) * STALE ** nth }
    })
    .sort((a, b) => b.worth - a.worth || a.action.index - b.action.index)
  const told = new Set(byWorth.slice(0, most).map(({ action }) => action))
  return actions.filter((action) => action.spec.always || told.has(action))
}

/** Actions that share a sentence, beside those of a beginning, which all do. */
const TOGETHER = 3

/** Actions that share a sentence; none shares one with what follows a turning point or has more to say. */
export function grouped(actions: readonly Action[], turned: ReadonlySet<Action>): Action[][] {
  const groups: Action[][] = []
  for (const action of actions) {
    const group = groups.at(-1) ?? []
    const last = group.at(-1)
    const joins =
      last?.spec.joins && last.spec === action.spec && !turned.has(last) && [last, action].every(isPlain)
    if (joins && (action.spec.always || group.length < TOGETHER)) {
      if (!group.some((other) => isAlike(other, action))) group.push(action)
    } else groups.push([action])
  }
  return groups
}

/** Whether one sentence says the same of both: who did what to whom, except the numbers. */
const isAlike = (one: Action, other: Action): boolean => namesIn(one) === namesIn(other)

const namesIn = ({ args = {} }: Action): string =>
  JSON.stringify(Object.entries(args).filter(([, arg]) => typeof arg === 'object' && !('key' in arg)))

const isPlain = ({ more, says, spec }: Action): boolean => more.length === 0 && says === spec.says

/** How often each was said, in the whole story and in this act. */
export interface Said {
  readonly before: Map<string, number>
  readonly act: Map<string, number>
}

const count = (counts: Map<string, number>, key: string): number => {
  const before = counts.get(key) ?? 0
  counts.set(key, before + 1)
  return before
}

/** What is said of actions that share a sentence, in words that are not those of the last of their kind. */
export function phrasesOf(id: string, group: readonly Action[], said: Said): Phrase[] {
  const [action] = group
  if (!action) return []
  const { spec, says, args } = action
  const kind = says[0] ?? ''
  const inAct = count(said.act, kind)
  if (spec.joins && group.length > 1) {
    const { each, all, names } = spec.joins
    const list = listed(
      group.map((one) => phrase(id, each, one.args)),
      names ? 'story-name' : 'story',
    )
    return [phrase(id, all[count(said.before, each) % all.length] ?? '', { list })]
  }
  const { again } = spec
  const repeats = again && says === spec.says && inAct > 0
  const key = repeats ? again[(inAct - 1) % again.length] : says[count(said.before, kind) % says.length]
  return [phrase(id, key ?? '', args), ...action.more]
}

const phrase = (id: string, key: string, args: Phrase['args']): Phrase => ({
  key: `${id}.${key}`,
  ...(args && { args }),
})

/** Phrases as one: `A, B and C`. */
const listed = (phrases: readonly Phrase[], how: 'story' | 'story-name'): Arg =>
  phrases
    .slice(1)
    .reduce<Phrase>(
      (list, next, index) => ({
        key: `bot.${how}-${index === phrases.length - 2 ? 'and' : 'then'}`,
        args: { list, next },
      }),
      phrases[0] ?? { key: '' },
    )
