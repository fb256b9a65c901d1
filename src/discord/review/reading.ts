// A review as a reader meets it: the steps of `/game history` at its turning points, what happened there, names and percent.
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/title.ts'
import type { ReviewState } from '../../host/review/index.ts'
import type { GameInfo, StoryEvent } from '../../host/types.ts'
import type { Turning } from '../../search/review/types.ts'
import type { BotContext } from '../context.ts'
import { titleOf } from '../context.ts'

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
  ...{ info, review, title: titleOf(bot, info) },
  story: await bot.host.history.story(info.id),
})

/** What stands of the story. */
export const standingStory = ({ story }: Pick<Reading, 'story'>): StoryEvent[] =>
  story.filter(({ undone }) => undone === undefined)

/** The step of `/game history`, as everyone counts it, in which an entry is told, or the last one before. */
export function stepOf({ story }: Pick<Reading, 'story'>, number: number): number {
  const told = new Set([0, ...story.map((event) => event.number)])
  return [...told].filter((each) => each <= number).length
}

/** What happened in a turning point: the deed worth most in it, else what it began with; what is told last are often mere numbers. */
export function eventOf({ title, info, ...reading }: Reading, { from, to }: Turning): StoryEvent | undefined {
  const within = standingStory(reading).filter(({ number }) => number > from && number <= to)
  const worth = ({ told }: StoryEvent): number => {
    const deed = title.chronicle?.deeds[told.phrase.key.slice(info.title.length + 1)]
    return deed && deed.after === undefined ? deed.worth : -1
  }
  const best = Math.max(...within.map(worth))
  return best < 0 ? within[0] : within.findLast((event) => worth(event) === best)
}

/** The seat to which most of the win went in a turning point, or, where it went to nobody else, that lost most. */
export function heroOf({ changes }: Turning): Seat {
  const most = Math.max(...changes.map(Math.abs))
  const gained = changes.indexOf(most)
  return gained >= 0 ? gained : changes.findIndex((change) => Math.abs(change) === most)
}

/** A share as whole percent. */
export const percent = (share: number): number => Math.round(share * 100)
