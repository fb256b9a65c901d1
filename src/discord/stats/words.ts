// Words for a member's record, shared by its screen and its picture.
import type { PersonStats } from '../../host/people/index.ts'
import type { Language } from '../../text/language.ts'
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
