// Words for a member's record, shared by its screen and its picture.

import type { Series } from '../../host/lobby/index.ts'
import type { Meeting, PersonStats } from '../../host/people/index.ts'
import type { Language } from '../../text/language.ts'
import { clip, escapeMarkdown } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import { MEDALS } from '../leagues/words.ts'
import { wordsOf } from '../words/present.ts'

/** A share as whole per cent. */
export const percentOf = (share: number): number => Math.round(100 * share)

/** `🥇 2 · 🥉 1`; nothing without medals. */
export const medalsText = ({ medals }: PersonStats): string =>
  medals.flatMap((count, place) => (count > 0 ? [`${MEDALS[place]} ${count}`] : [])).join(' · ')

/** `1 of 4, 3 of 5`: the places of the latest games, the newest last; solo games have none. */
export const placesText = ({ latest }: PersonStats, language: Language): string =>
  latest
    .filter(({ seats }) => seats > 1)
    .map(({ place, seats }) => wordsOf(language)['stats-place']({ place, of: seats }))
    .join(language === 'en' ? ', ' : '、')

/** How many decisions were in time, and games given up, where that is public. */
export function reliabilityText({ reliability, left }: PersonStats, language: Language): readonly string[] {
  const words = wordsOf(language)
  return [
    ...(reliability === undefined ? [] : [words['stats-in-time']({ percent: percentOf(reliability) })]),
    ...(left ? [words['stats-left']({ n: left })] : []),
  ]
}

/** Characters of a name in a list of several. */
const NAME = 16

const nameOf = (name: string): string => escapeMarkdown(clip(name, NAME))

/** `Lena 3 : 2 · Arjun 0 : 1`: a member's rivals, each with how often the member was ahead, and the rival. */
export const rivalsText = (rivals: readonly Meeting[], language: Language): string =>
  rivals
    .map(({ otherName, ahead, behind }) =>
      wordsOf(language)['stats-rival']({ who: nameOf(otherName), ahead, behind }),
    )
    .join(' · ')

/** `Met before: Mei and Lena, 3 : 2`; nothing where nobody has met. */
export function metBeforeText(met: readonly Meeting[], language: Language): string {
  const words = wordsOf(language)
  const pairs = met.map(({ oneName, otherName, ahead, behind }) => {
    const [one, other] = [nameOf(oneName), nameOf(otherName)]
    return words['met-pair']({ one, other, ahead, behind })
  })
  return pairs.length > 0 ? words['met-before']({ list: pairs.join(' · ') }) : ''
}

/** `Best of three: Mei 2, Lena 1. Mei wins the series.`; nothing without a series. */
export function seriesText(series: Series | undefined, language: Language): string {
  if (!series) return ''
  const words = wordsOf(language)
  const wins = series.wins.map(({ name, won }) => words['series-wins']({ who: nameOf(name), n: won }))
  const most = series.wins[0]?.won ?? 0
  const first = series.wins.filter(({ won }) => won === most).map(({ name }) => nameOf(name))
  const standing = words['series-standing']({ list: listText(wins, language) })
  if (!series.isOver) return standing
  return `${standing} ${words['series-won']({ n: first.length, who: listText(first, language) })}`
}

/** `42 games, 15 wins · 58% of opponents beaten`. */
export function tallyText(
  { games, wins, beaten }: PersonStats['all'],
  language: Language,
): readonly string[] {
  const words = wordsOf(language)
  return [
    words['stats-games']({ n: games, wins }),
    ...(beaten === undefined ? [] : [words['stats-beaten']({ percent: percentOf(beaten) })]),
  ]
}
