// What of a game's events is worth telling, and in which sentences.
import type { Chronicle, StoryDeed } from '../../engine/chronicle.ts'
import type { Arg, Phrase } from '../../engine/phrase.ts'
import { distance } from './points.ts'
import type { Moment, Turning } from './types.ts'

/** A public event that stands, and the entry that told it. */
export interface ToldEvent {
  readonly number: number
  readonly phrase: Phrase
}

/** An event worth telling, with what belongs to it. */
export interface Deed {
  readonly told: ToldEvent
  readonly spec: StoryDeed
  /** Its place among all events. */
  readonly index: number
  /** The sentences for it, one of which is said, and their arguments. */
  says: readonly string[]
  args: Phrase['args']
  readonly more: Phrase[]
}

/** What belongs to a deed is told among so many events after it. */
const SOON = 6
/** How much more a deed is worth than others of a stretch in which the game turned: it is told in any case. */
const TURNED = 200

/** The key of an event without the game's name. */
export const keyOf = (id: string, { phrase }: ToldEvent): string => phrase.key.slice(id.length + 1)

/** The deeds of a game in their order. */
export function deedsIn(id: string, deeds: Chronicle['deeds'], told: readonly ToldEvent[]): Deed[] {
  const done: Deed[] = []
  const seen = new Set<string>()
  for (const [index, event] of told.entries()) {
    const spec = deeds[keyOf(id, event)]
    if (!spec || !isTold(id, spec, told, index)) continue
    if (spec.after !== undefined) {
      belong(id, done, spec, event, index)
      continue
    }
    const mark =
      spec.once && JSON.stringify([event.phrase.key, spec.once.map((arg) => event.phrase.args?.[arg])])
    if (mark !== undefined && seen.has(mark)) continue
    if (mark !== undefined) seen.add(mark)
    done.push({ told: event, spec, index, says: spec.says, args: event.phrase.args, more: [] })
  }
  return done
}

function isTold(id: string, spec: StoryDeed, told: readonly ToldEvent[], index: number): boolean {
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

function isEnough({ least }: StoryDeed, { args }: Phrase): boolean {
  if (!least) return true
  const amount = args?.[least[0]]
  return typeof amount === 'number' && amount >= least[1]
}

/** An event that belongs to the deed before it becomes a part of its sentence, or a sentence after it. */
function belong(id: string, done: readonly Deed[], spec: StoryDeed, event: ToldEvent, index: number): void {
  const before = done.findLast((deed) => keyOf(id, deed.told) === spec.after)
  if (!before || index - before.index > SOON || before.more.length > 0 || before.says !== before.spec.says)
    return
  const [says = ''] = spec.says
  if (!spec.merges) before.more.push({ ...event.phrase, key: `${id}.${says}` })
  else {
    const own = Object.entries(spec.merges).map(([from, to]) => [to, event.phrase.args?.[from] ?? 0] as const)
    before.says = spec.says
    before.args = { ...before.args, ...Object.fromEntries(own) }
  }
}

/** A part of a turning point in which less than this of it changed is not what it is told by. */
const PART = 1 / 4

/** The deed in which a game turned: the greatest of the parts that made it one, the last of equals. */
export function turningDeed(
  deeds: readonly Deed[],
  turning: Turning,
  moments: readonly Moment[],
): Deed | undefined {
  const within = deeds.filter(({ told }) => isIn(turning, moments, told.number))
  const most = Math.max(...within.map(({ spec }) => spec.worth))
  return within.findLast(({ spec }) => spec.worth === most)
}

/** Whether an entry lies within a turning point, and in a part of it in which a good deal changed. */
export function isIn({ from, to }: Turning, moments: readonly Moment[], number: number): boolean {
  if (number <= from || number > to) return false
  const judged = moments.filter((moment) => moment.number >= from && moment.number <= to)
  const next = judged.findIndex((moment) => moment.number >= number)
  const changed = (one?: Moment, other?: Moment) => distance(one?.shares ?? [], other?.shares ?? [])
  return changed(judged[next - 1], judged[next]) >= PART * changed(judged[0], judged.at(-1))
}

/** Of a kind told already in an act, one more is worth so much less. */
const STALE = 0.8

/** The deeds worth most, at most so many beside those always told, in their order. */
export function best(deeds: readonly Deed[], turned: ReadonlySet<Deed>, most: number): Deed[] {
  const kinds = new Map<StoryDeed, number>()
  const worth = (deed: Deed) => deed.spec.worth + (turned.has(deed) ? TURNED : 0)
  const byWorth = deeds
    .filter((deed) => !deed.spec.always && (!deed.spec.turning || turned.has(deed)))
    .sort((a, b) => worth(b) - worth(a) || a.index - b.index)
    .map((deed) => {
      const nth = kinds.get(deed.spec) ?? 0
      kinds.set(deed.spec, nth + 1)
      return { deed, worth: worth(deed) * STALE ** nth }
    })
    .sort((a, b) => b.worth - a.worth || a.deed.index - b.deed.index)
  const told = new Set(byWorth.slice(0, most).map(({ deed }) => deed))
  return deeds.filter((deed) => deed.spec.always || told.has(deed))
}

/** Deeds that share a sentence, beside those of a beginning, which all do. */
const TOGETHER = 3

/** Deeds that share a sentence; none shares one with what follows a turning point or has more to say. */
export function grouped(deeds: readonly Deed[], turned: ReadonlySet<Deed>): Deed[][] {
  const groups: Deed[][] = []
  for (const deed of deeds) {
    const group = groups.at(-1) ?? []
    const last = group.at(-1)
    const joins =
      last?.spec.joins && last.spec === deed.spec && !turned.has(last) && [last, deed].every(isPlain)
    if (joins && (deed.spec.always || group.length < TOGETHER)) {
      if (!group.some((other) => isAlike(other, deed))) group.push(deed)
    } else groups.push([deed])
  }
  return groups
}

/** Whether the same is said of both in one sentence: who did what to whom, whatever the numbers. */
const isAlike = (one: Deed, other: Deed): boolean => namesIn(one) === namesIn(other)

const namesIn = ({ args = {} }: Deed): string =>
  JSON.stringify(Object.entries(args).filter(([, arg]) => typeof arg === 'object' && !('key' in arg)))

const isPlain = ({ more, says, spec }: Deed): boolean => more.length === 0 && says === spec.says

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

/** What is said of deeds that share a sentence, in words that are not those of the last of their kind. */
export function phrasesOf(id: string, group: readonly Deed[], said: Said): Phrase[] {
  const [deed] = group
  if (!deed) return []
  const { spec, says, args } = deed
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
  return [phrase(id, key ?? '', args), ...deed.more]
}

const phrase = (id: string, key: string, args: Phrase['args']): Phrase => ({
  key: `${id}.${key}`,
  ...(args && { args }),
})

/** Phrases as one: `A, B and C`. */
const listed = (phrases: readonly Phrase[], how: 'story' | 'story-name'): Arg =>
  phrases.slice(1).reduce<Phrase>(
    (list, next, index) => ({
      key: `bot.${how}-${index === phrases.length - 2 ? 'and' : 'then'}`,
      args: { list, next },
    }),
    phrases[0] ?? { key: '' },
  )
