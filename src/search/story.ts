// The story of a finished game: it is cut into acts, and of each the deeds that matter most are told in their order.
import type { Chronicle, StoryDeed } from '../engine/chronicle.ts'
import type { Phrase } from '../engine/phrase.ts'
import type { Moment, Review, Turning } from './review/types.ts'

/** A public event that stands, and the entry that told it. */
export interface ToldEvent {
  readonly number: number
  readonly phrase: Phrase
}

/** A sentence of the story, and those that belong to it. */
export interface Sentence {
  readonly number: number
  readonly phrase: Phrase
  readonly more: readonly Phrase[]
  /** The game turned here. */
  readonly isTurning: boolean
}

/** A paragraph of the story. */
export interface Act {
  /** Its heading: which rounds or turns it holds. */
  readonly heading: Phrase
  readonly sentences: readonly Sentence[]
  /** How the game stood at its end, where that was judged; left out of the last act, which ends with the result. */
  readonly standing?: Moment
}

/** Acts that a story has at most, and the deeds told in each. */
const ACTS = 4
/** What belongs to a deed is told among so many events after it. */
const SOON = 6
/** How much more a deed is worth in which the game turned. */
const TURNED = 25

interface Deed {
  readonly told: ToldEvent
  readonly spec: StoryDeed
  readonly more: Phrase[]
  readonly index: number
}

/**
 * The story of a game.
 * @param id the game's name, which stands before its keys
 * @param most sentences in each act
 */
export function storyOf(
  id: string,
  { begins, deeds }: Chronicle,
  told: readonly ToldEvent[],
  review: Pick<Review, 'moments' | 'turnings'>,
  most: number,
): Act[] {
  const key = ({ phrase }: ToldEvent) => phrase.key.slice(id.length + 1)
  const starts = told.flatMap((event, index) => (begins.includes(key(event)) ? [index] : []))
  const done = deedsIn(told, deeds, key, id)
  const turns = new Map<string, number>()
  const bounds = boundsOf(starts.length)
  return bounds.slice(1).flatMap((to, act) => {
    const from = bounds[act] ?? 0
    const end = starts[to] ?? told.length
    // What was told before the first beginning belongs to the first act.
    const within = done.filter(({ index }) => index >= (act === 0 ? 0 : (starts[from] ?? 0)) && index < end)
    const sentences = best(within, review.turnings, most).map((deed) =>
      sentence(deed, review.turnings, turns, id),
    )
    if (sentences.length === 0) return []
    const standing = to === starts.length ? undefined : standingAt(review.moments, told[end]?.number ?? 0)
    const heading = { key: `${id}.story-act`, args: { from: from + 1, to } }
    return [{ heading, sentences, ...(standing && { standing }) }]
  })
}

/** Where acts begin, counted in beginnings, and the end: as even as can be. */
function boundsOf(beginnings: number): number[] {
  const acts = Math.min(ACTS, Math.max(1, beginnings))
  return Array.from({ length: acts + 1 }, (_, act) => Math.round((act * beginnings) / acts))
}

function deedsIn(
  told: readonly ToldEvent[],
  deeds: Chronicle['deeds'],
  key: (event: ToldEvent) => string,
  id: string,
): Deed[] {
  const done: Deed[] = []
  for (const [index, event] of told.entries()) {
    const spec = deeds[key(event)]
    if (!spec || !isEnough(spec, event.phrase)) continue
    const soon = told.slice(Math.max(0, index - SOON), index)
    if (spec.unless !== undefined && soon.some((each) => key(each) === spec.unless)) continue
    if (spec.after === undefined) {
      done.push({ told: event, spec, more: [], index })
      continue
    }
    const before = done.findLast((deed) => key(deed.told) === spec.after)
    const [says = ''] = spec.says
    if (before && index - before.index <= SOON && before.more.length === 0)
      before.more.push({ ...event.phrase, key: `${id}.${says}` })
  }
  return done
}

function isEnough({ least }: StoryDeed, { args }: Phrase): boolean {
  if (!least) return true
  const amount = args?.[least[0]]
  return typeof amount === 'number' && amount >= least[1]
}

const turningAt = (turnings: readonly Turning[], number: number): Turning | undefined =>
  turnings.find(({ from, to }) => number > from && number <= to)

/** The deeds worth most, in their order. */
function best(deeds: readonly Deed[], turnings: readonly Turning[], most: number): Deed[] {
  const worth = ({ told, spec }: Deed) => spec.worth + (turningAt(turnings, told.number) ? TURNED : 0)
  const kept = new Set([...deeds].sort((a, b) => worth(b) - worth(a) || a.index - b.index).slice(0, most))
  return deeds.filter((deed) => kept.has(deed))
}

/** A deed in words that are not those of the last of its kind; the first sentence of a turning point is marked. */
function sentence(
  { told, spec, more }: Deed,
  turnings: readonly Turning[],
  turns: Map<string, number>,
  id: string,
): Sentence {
  const nth = turns.get(told.phrase.key) ?? 0
  turns.set(told.phrase.key, nth + 1)
  const turning = turningAt(turnings, told.number)
  const mark = turning && `turning ${turning.from}`
  const isTurning = mark !== undefined && !turns.has(mark)
  if (mark !== undefined) turns.set(mark, 1)
  const says = spec.says[nth % spec.says.length] ?? ''
  return { number: told.number, phrase: { ...told.phrase, key: `${id}.${says}` }, more, isTurning }
}

/** How the game stood last before an entry. */
const standingAt = (moments: readonly Moment[], number: number): Moment | undefined =>
  moments.findLast((moment) => moment.number < number)
