// The picture of a review as plain data: the curve with its turning points.

import type { Seat } from '../../engine/phrase.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import { percent } from '../../search/review/percent.ts'
import type { Language } from '../../text/language.ts'
import type { CurveInput, CurveLine, CurveMark } from '../pictures/review-input.ts'
import { plainSeatName, wordsOf } from '../words/present.ts'
import { type Reading, shareOf, sideOf, stepOf } from './reading.ts'

/** The seats that share a line: those who won together, everybody else alone. */
const sidesOf = (reading: Reading): (readonly Seat[])[] =>
  reading.info.players
    .map(({ seat }) => sideOf(reading, seat))
    .filter(([first], index) => first === reading.info.players[index]?.seat)

const sideName = ({ info }: Reading, side: readonly Seat[]): string =>
  side.map((seat) => plainSeatName(info, seat)).join(' · ')

/** The lines of everybody's share: x from 0 to 1 over the steps of the game. */
export function linesOf(reading: Reading): CurveLine[] {
  const { info, review } = reading
  const last = Math.max(1, stepOf(reading, review.moments.at(-1)?.number ?? 0))
  return sidesOf(reading).map((side) => ({
    name: sideName(reading, side),
    isWinner: side.every((seat) => info.outcome?.winners.includes(seat) ?? false),
    points: review.moments.map((moment) => ({
      at: stepOf(reading, moment.number) / last,
      share: shareOf(moment, side),
    })),
  }))
}

/** Where the game turned, numbered. */
export function marksOf(reading: Reading): CurveMark[] {
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
  const { review } = reading
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
    sidesOf(reading)
      .map((side) =>
        words['review-alt-line']({
          who: sideName(reading, side),
          shares: review.moments
            .filter((_, index) => index % step === 0 || index === review.moments.length - 1)
            .map((moment) => `${percent(shareOf(moment, side))}%`)
            .join(' '),
        }),
      )
      .join('\n')
  const alt = (step: number) => `${words['review-curve']()}\n${every(step)}`
  return { kind: 'review.curve', input, alt: altOf(alt(1), alt(4), alt(12)) }
}
