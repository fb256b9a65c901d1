// A review as a reader meets it: the steps of `/history show` at its turning points, what happened there and names.
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { ReviewState } from '../../host/review/index.ts'
import type { GameInfo, StoryEvent } from '../../host/table/types.ts'
import { actionsIn, isIn, isTelling, turningAction } from '../../search/review/story-actions.ts'
import type { Moment, Turning } from '../../search/review/types.ts'
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
export function eventOf(reading: Reading, turning: Turning): StoryEvent | undefined {
  const { standing, action } = actionOf(reading, turning)
  const { moments } = reading.review
  return action ? standing[action.index] : standing.find(({ number }) => isIn(turning, moments, number))
}

/** What happened in a turning point, where that alone tells why the game turned. */
export function tellingEventOf(reading: Reading, turning: Turning): StoryEvent | undefined {
  const { standing, action } = actionOf(reading, turning)
  return action && isTelling(action) ? standing[action.index] : undefined
}

function actionOf({ title, info, ...reading }: Reading, turning: Turning) {
  const standing = standingStory(reading)
  const events = standing.map(({ number, told: { phrase } }) => ({ number, phrase }))
  const actions = actionsIn(info.title, title.chronicle?.actions ?? {}, events)
  return { standing, action: turningAction(actions, turning, reading.review.moments) }
}

/** The seat to which most of the win went in a turning point, or, where it went to nobody else, that lost most. */
export function heroOf({ changes }: Turning): Seat {
  const most = Math.max(...changes.map(Math.abs))
  const gained = changes.indexOf(most)
  return gained >= 0 ? gained : changes.findIndex((change) => Math.abs(change) === most)
}

/** What those who win together can expect of the win at a moment; of others, what the seat itself can. */
export const shareOf = ({ shares }: Pick<Moment, 'shares'>, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)

/** Those with whom a seat won, itself among them; of another the seat alone. */
export function sideOf({ info }: Pick<Reading, 'info'>, seat: Seat): readonly Seat[] {
  const winners = info.outcome?.winners ?? []
  return winners.includes(seat) ? winners : [seat]
}
