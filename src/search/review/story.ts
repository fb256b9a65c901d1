// The story of a finished game: it is cut into acts, and of each the actions that matter most are told in their order.
import type { Chronicle } from '../../engine/chronicle.ts'
import type { Phrase } from '../../engine/phrase.ts'
import {
  type Action,
  actionsIn,
  best,
  grouped,
  keyOf,
  phrasesOf,
  type Said,
  type ToldEvent,
  turningAction,
} from './story-actions.ts'
import type { Moment, Review, Turning } from './types.ts'

export type { ToldEvent } from './story-actions.ts'

/** What is said at once: an action and what belongs to it, or nothing but that the game turned. */
export interface Sentence {
  readonly number: number
  readonly phrases: readonly Phrase[]
  /** The game turned here. */
  readonly turning?: Turning
}

/** A paragraph of the story. */
export interface Act {
  /** Its heading: which rounds or turns it holds. */
  readonly heading: Phrase
  readonly sentences: readonly Sentence[]
  /** How the game stood at its end, where that was judged; left out of the last act, which ends with the result. */
  readonly standing?: Moment
}

/** Acts that a story has at most. */
const ACTS = 4

/**
 * The story of a game.
 * @param id the game's name, which stands before its keys
 * @param most sentences in each act, beside what is always told
 */
export function storyOf(
  id: string,
  { begins, actions }: Chronicle,
  told: readonly ToldEvent[],
  review: Pick<Review, 'moments' | 'turnings'>,
  most: number,
): Act[] {
  const starts = told.flatMap((event, index) => (begins.includes(keyOf(id, event)) ? [index] : []))
  const done = actionsIn(id, actions, told)
  const turned = new Map(
    review.turnings.map((turning) => [turning, turningAction(done, turning, review.moments)]),
  )
  const marked = new Set([...turned.values()].filter((action) => action !== undefined))
  const bounds = boundsOf(starts, told, review.turnings)
  const within = (act: number): Action[] => {
    // What was told before the first beginning belongs to the first act.
    const from = act === 0 ? 0 : (starts[bounds[act] ?? 0] ?? 0)
    const end = starts[bounds[act + 1] ?? 0] ?? told.length
    return done.filter(
      (action) => action.index >= from && action.index < end && (!action.spec.turning || marked.has(action)),
    )
  }
  const acts = bounds.slice(1).map((_, act) => act)
  // An act of which nothing is told is a part of the one before it, or of the second.
  const full = acts.filter((act) => within(act).length > 0)
  const said: Said['before'] = new Map()
  return full.map((act, nth) => {
    const from = nth === 0 ? 0 : (bounds[act] ?? 0)
    const to = bounds[full[nth + 1] ?? acts.length] ?? starts.length
    const end = told[starts[to] ?? told.length]?.number
    const begun = nth === 0 ? 0 : (told[starts[from] ?? 0]?.number ?? 0)
    const sentences = [
      ...sentencesOf(id, best(within(act), marked, most), turned, said),
      ...quietTurns(turned, begun, end),
    ].sort((a, b) => a.number - b.number)
    const standing = end === undefined ? undefined : standingAt(review.moments, end, sentences)
    return {
      heading: { key: `${id}.story-act`, args: spanOf(starts.slice(from, to), told, from) },
      sentences,
      ...(standing && { standing }),
    }
  })
}

/** What an act spans: the rounds that its beginnings name, or else their numbers. */
function spanOf(
  starts: readonly number[],
  told: readonly ToldEvent[],
  before: number,
): { readonly from: number; readonly to: number } {
  const rounds = starts.flatMap((start) => {
    const round = told[start]?.phrase.args?.round
    return typeof round === 'number' ? [round] : []
  })
  const [first] = rounds
  if (first === undefined) return { from: before + 1, to: Math.max(1, before + starts.length) }
  return { from: first, to: Math.max(...rounds) }
}

/** Where acts begin, counted in beginnings, and the end: as even as can be, yet rather just after a turning point. */
function boundsOf(
  starts: readonly number[],
  told: readonly ToldEvent[],
  turnings: readonly Turning[],
): number[] {
  const acts = Math.min(ACTS, Math.max(1, starts.length))
  const length = starts.length / acts
  const after = turnings.map(({ to }) => starts.findIndex((start) => (told[start]?.number ?? 0) >= to))
  const bounds = Array.from({ length: acts + 1 }, (_, act) => {
    const even = Math.round(act * length)
    if (act === 0 || act === acts) return even
    const close = after.filter((each) => each > 0 && Math.abs(each - even) < length / 2)
    return close.sort((a, b) => Math.abs(a - even) - Math.abs(b - even))[0] ?? even
  })
  return bounds.filter((bound, index) => index === 0 || index === acts || bound > (bounds[index - 1] ?? 0))
}

function sentencesOf(
  id: string,
  actions: readonly Action[],
  turned: ReadonlyMap<Turning, Action | undefined>,
  before: Said['before'],
): Sentence[] {
  const marks = new Map(
    [...turned].flatMap(([turning, action]) => (action ? [[action, turning] as const] : [])),
  )
  const said: Said = { before, act: new Map() }
  return grouped(actions, new Set(marks.keys())).map((group) => {
    const last = group.at(-1)
    const turning = last && marks.get(last)
    return {
      number: last?.told.number ?? 0,
      phrases: phrasesOf(id, group, said),
      ...(turning && { turning }),
    }
  })
}

/** Turning points in which nothing was done that is told. */
const quietTurns = (
  turned: ReadonlyMap<Turning, Action | undefined>,
  from: number,
  end = Number.POSITIVE_INFINITY,
): Sentence[] =>
  [...turned].flatMap(([turning, action]) =>
    !action && turning.to > from && turning.to <= end ? [{ number: turning.to, phrases: [], turning }] : [],
  )

/** How the game stood last before an entry, and after every turning point that was told. */
function standingAt(
  moments: readonly Moment[],
  end: number,
  sentences: readonly Sentence[],
): Moment | undefined {
  const turned = Math.max(0, ...sentences.map(({ turning }) => turning?.to ?? 0))
  return moments.findLast(({ number }) => number < end || number <= turned)
}
