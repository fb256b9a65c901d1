// What a finished game is remembered for: each player's best moment, and the awards of its review.

import type { Title } from '../../games/common/title.ts'
import type { ReviewState } from '../../host/review/index.ts'
import type { GameInfo, StoryEvent } from '../../host/table/types.ts'
import { medalsOf } from '../../search/review/medals.ts'
import type { Language } from '../../text/language.ts'
import { sayIn, seatNames, wordsOf } from '../words/present.ts'

/** The action to remember each player by, in seat order. */
export function momentLines(
  title: Title,
  info: GameInfo,
  story: readonly StoryEvent[],
  language: Language,
): string[] {
  const told = story.filter(({ undone }) => undone === undefined).map((each) => each.told)
  return info.players.flatMap(({ seat }) => {
    const moment = title.moment?.(told, seat)
    return moment ? [`⭐ ${sayIn(language, moment, title, info)}`] : []
  })
}

/** A line for each award but the winner's; none until the review is made. */
export function awardLines(state: ReviewState, language: Language): string[] {
  const { info } = state
  if (state.status !== 'ready' || !info.outcome) return []
  const words = wordsOf(language)
  return medalsOf(info.outcome, state.review)
    .filter(({ kind }) => kind !== 'winner')
    .map(({ kind, seats, points = 0 }) =>
      words['review-award']({
        what: words[`review-medal-${kind}`](),
        who: seatNames(info, seats, language),
        points: words['review-points']({ n: points }),
      }),
    )
}
