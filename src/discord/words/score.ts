// The score of a game that is over: each player's, in its parts, and what decided between equals.
import type { ScorePart } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { sayIn, seatName, wordsOf } from './present.ts'

/** The lines of a score in a language, the best player first; none while the game goes on. */
export function scoreLines(info: GameInfo, title: Title, language: Language): string[] {
  const { outcome } = info
  if (!outcome) return []
  const words = wordsOf(language)
  const labelOf = ({ label }: ScorePart) => sayIn(language, label, title, info)
  const partsText = (rank: number, name: string, parts: readonly ScorePart[], total: number): string => {
    const [only, ...more] = parts
    // Who plays alone has no place.
    if (only && info.seats === 1) return words['end-part']({ label: labelOf(only), points: total })
    if (only && more.length === 0) return words['end-score-one']({ rank, name, total, label: labelOf(only) })
    const each = parts.map((part) => words['end-part']({ label: labelOf(part), points: part.points }))
    return words['end-score']({ rank, name, total, parts: each.join(' + ') })
  }
  const standing = outcome.ranks
    .map((rank, seat) => ({
      rank,
      name: seatName(info, seat),
      parts: outcome.scores?.[seat],
      total: totalOf(info, seat),
    }))
    .sort((a, b) => a.rank - b.rank)
  const lines = standing.map(({ rank, name, parts, total }) =>
    parts && total !== undefined ? partsText(rank, name, parts, total) : words['end-rank']({ rank, name }),
  )
  // Discord numbers a list by itself, one more in each line, ignoring the number that stands there.
  const shared = standing.some(({ rank }, at) => rank !== at + 1)
  const ranked = shared ? lines.map((line) => line.replace('.', '\\.')) : lines
  const parted = standing.some(({ rank, total }, at) => {
    const above = standing[at - 1]
    return above !== undefined && total !== undefined && total === above.total && rank !== above.rank
  })
  return parted && title.tieBreak ? [...ranked, `-# ${sayIn(language, title.tieBreak, title, info)}`] : ranked
}

/** What a seat has in all; nothing in games that count no points. */
export const totalOf = ({ outcome }: GameInfo, seat: Seat): number | undefined =>
  outcome?.scores?.[seat]?.reduce((sum, { points }) => sum + points, 0)
