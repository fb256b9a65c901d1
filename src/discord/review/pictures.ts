// The pictures of a review as plain data: the curve with its turning points, and the result card.

import { altOf, type Picture } from '../../picture/picture.ts'
import { medalsOf } from '../../search/review/medals.ts'
import { percent } from '../../search/review/percent.ts'
import type { Language } from '../../text/language.ts'
import type { CardInput, CurveInput, CurveLine, CurveMark } from '../pictures/review-input.ts'
import { plainSeatName, wordsOf } from '../words/present.ts'
import { type Reading, stepOf } from './reading.ts'

/** The lines of everybody's share: x from 0 to 1 over the steps of the game. */
function linesOf(reading: Reading): CurveLine[] {
  const { info, review } = reading
  const last = Math.max(1, stepOf(reading, review.moments.at(-1)?.number ?? 0))
  return info.players.map(({ seat }) => ({
    name: plainSeatName(info, seat),
    isWinner: info.outcome?.winners.includes(seat) ?? false,
    points: review.moments.map(({ number, shares }) => ({
      at: stepOf(reading, number) / last,
      share: shares[seat] ?? 0,
    })),
  }))
}

function marksOf(reading: Reading): CurveMark[] {
  const last = Math.max(1, stepOf(reading, reading.review.moments.at(-1)?.number ?? 0))
  return reading.review.turnings.map(({ from, to }, index) => ({
    label: `${index + 1}`,
    at: (stepOf(reading, from) + stepOf(reading, to)) / 2 / last,
  }))
}

const pageOf = ({ info, title }: Reading, language: Language, slip: string) => ({
  language,
  name: title.words[language].title,
  aside: info.id,
  slip: { title: slip, aside: '' },
})

/** Everybody's share of the win over the game. */
export function curvePicture(reading: Reading, language: Language): Picture {
  const { info, review } = reading
  const words = wordsOf(language)
  const input: CurveInput = {
    ...pageOf(reading, language, words['review-slip']()),
    label: words['review-curve'](),
    start: words['review-chart-start'](),
    end: words['review-chart-end'](),
    lines: linesOf(reading),
    marks: marksOf(reading),
  }
  const every = (step: number) =>
    info.players
      .map(({ seat }) =>
        words['review-alt-line']({
          who: plainSeatName(info, seat),
          shares: review.moments
            .filter((_, index) => index % step === 0 || index === review.moments.length - 1)
            .map(({ shares }) => `${percent(shares[seat] ?? 0)}%`)
            .join(' '),
        }),
      )
      .join('\n')
  const alt = (step: number) => `${words['review-curve']()}\n${every(step)}`
  return { kind: 'review.curve', input, alt: altOf(alt(1), alt(4), alt(12)) }
}

/** The card to share: the final table, the curve in small, medals. */
export function cardPicture(reading: Reading, language: Language): Picture {
  const { info, review } = reading
  const words = wordsOf(language)
  const { outcome } = info
  const rows = (outcome?.ranks ?? [])
    .map((rank, seat) => ({
      rank,
      name: plainSeatName(info, seat),
      isWinner: outcome?.winners.includes(seat) ?? false,
      score: outcome?.scores?.[seat]?.reduce((sum, { points }) => sum + points, 0),
    }))
    .sort((a, b) => a.rank - b.rank)
  const medals = (outcome ? medalsOf(outcome, review) : [])
    .filter(({ kind }) => kind !== 'winner')
    .map(({ kind, seats, points = 0 }) => ({
      what: words[`review-medal-${kind}`](),
      // There is room for a name, and none for the sign of a computer player, which stands in the table.
      name: seats.map((seat) => info.players.find((each) => each.seat === seat)?.name ?? '').join(' · '),
      points: words['review-points']({ n: points }),
    }))
  const input: CardInput = {
    ...pageOf(reading, language, words['review-card-slip']()),
    rows: rows.map(({ score, ...row }) => ({ ...row, score: score === undefined ? '' : `${score}` })),
    lines: linesOf(reading),
    marks: marksOf(reading),
    medals,
  }
  const alt = [
    ...rows.map(({ rank, name, score }) => `${words['review-place']({ rank, name })} ${score ?? ''}`.trim()),
    ...medals.map(
      ({ what, name, points }) => `${words['review-alt-line']({ who: what, shares: name })} ${points}`,
    ),
  ].join('\n')
  return { kind: 'review.card', input, alt: altOf(alt) }
}
