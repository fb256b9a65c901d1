// A review as a reader meets it: the steps of `/history show` at its turning points, what happened there and names.
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { ReviewState } from '../../host/review/index.ts'
import type { GameInfo, StoryEvent } from '../../host/table/types.ts'
import { actionsIn, isIn, turningAction } from '../../search/review/story-actions.ts'
import type { Turning } from '../../search/review/types.ts'
import type { BotContext } from '../core/context.ts'
import { titleOf } from '../core/context.ts'

/** A review that is ready, with what is needed to read it. */
export interface Reading {
  readonly info: GameInfo
  readonly title: Title
  readonly review: Extract<ReviewState, { readonly status: 'ready' }>['review']
  /** Everything that everyone was told, also what was taken back. */
  readonly story: readonly StoryEvent[]
}

/** Reads a review that is ready. */
export const readingOf = async (
  bot: BotContext,
  { info, review }: Extract<ReviewState, { readonly status: 'ready' }>,
): Promise<Reading> => ({
  info,
  review,
  title: titleOf(bot, info),
  story: await bot.host.history.story(info.id),
})

/** What stands of the story. */
export const standingStory = ({ story }: Pick<Reading, 'story'>): StoryEvent[] =>
  story.filter(({ undone }) => undone === undefined)

/** The step of `/history show`, as everyone counts it, in which an entry is told, or the last one before. */
export function stepOf({ story }: Pick<Reading, 'story'>, number: number): number {
  const told = new Set([0, ...story.map((event) => event.number)])
  return [...told].filter((each) => each <= number).length
}

/** What happened in a turning point: the action by which its story tells it, else what it began with. */
export function eventOf({ title, info, ...reading }: Reading, turning: Turning): StoryEvent | undefined {
  const standing = standingStory(reading)
  const events = standing.map(({ number, told: { phrase } }) => ({ number, phrase }))
  const { moments } = reading.review
  const action = turningAction(
    actionsIn(info.title, title.chronicle?.actions ?? {}, events),
    turning,
    moments,
  )
  return action ? standing[action.index] : standing.find(({ number }) => isIn(turning, moments, number))
}

/** The seat to which most of the win went in a turning point, or, where it went to nobody else, that lost most. */
export function heroOf({ changes }: Turning): Seat {
  const most = Math.max(...changes.map(Math.abs))
  const gained = changes.indexOf(most)
  return gained >= 0 ? gained : changes.findIndex((change) => Math.abs(change) === most)
}
