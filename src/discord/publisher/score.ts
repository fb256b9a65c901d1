// The score of a game that is over: each player's, in its parts, and what decided between equals.
import type { ScorePart } from '../../engine/game.ts'
import type { Title } from '../../games/title.ts'
import type { GameInfo } from '../../host/types.ts'
import { sayIn, seatName, wordsOf } from '../present.ts'

/** The lines of a score, the best player first; none while the game goes on. */
export function scoreLines(info: GameInfo, title: Title): string[] {
  const { outcome, language } = info
  if (!outcome) return []
  const words = wordsOf(language)
  const part = ({ label, points }: ScorePart) =>
    words['end-part']({ label: sayIn(language, label, title, info), points })
  const standing = outcome.ranks
    .map((rank, seat) => ({ rank, name: seatName(info, seat), parts: outcome.scores?.[seat] }))
    .map((each) => ({ ...each, total: each.parts?.reduce((sum, { points }) => sum + points, 0) }))
    .sort((a, b) => a.rank - b.rank)
  const lines = standing.map(({ rank, name, parts, total }) =>
    parts && total !== undefined
      ? parts.length === 1 && parts[0]
        ? words['end-score-one']({ rank, name, total, label: sayIn(language, parts[0].label, title, info) })
        : words['end-score']({ rank, name, total, parts: parts.map(part).join(' + ') })
      : words['end-rank']({ rank, name }),
  )
  // Discord numbers a list by itself, one more in each line, whatever stands there.
  const shared = standing.some(({ rank }, at) => rank !== at + 1)
  const ranked = shared ? lines.map((line) => line.replace('.', '\\.')) : lines
  const parted = standing.some(({ rank, total }, at) => {
    const above = standing[at - 1]
    return above !== undefined && total !== undefined && total === above.total && rank !== above.rank
  })
  return parted && title.tieBreak ? [...ranked, `-# ${sayIn(language, title.tieBreak, title, info)}`] : ranked
}
