// Words for how little so many games say of strength; `/league info` shows them before the ratings.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import { gamesEach } from '../../league/designs.ts'
import { groupSize } from '../../league/divisions.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../words/present.ts'

/** The share of the variance of places in one game that is strength, between our computer players; hegemony at eight seats. */
const STRENGTH: Readonly<Record<string, number>> = {
  records: 0.056,
  hegemony: 0.019,
  dynasties: 0.007,
  meow: 0.002,
}

/** What a season of this league tells; nothing for games that were never measured. */
export function tellingText(league: LeagueInfo, language: Language): string | undefined {
  const one = STRENGTH[league.title]
  if (one === undefined) return undefined
  const words = wordsOf(language)
  const half = Math.ceil((1 - one) / one)
  const n = gamesOf(league)
  if (n === undefined) return words['league-telling-half']({ half })
  // Spearman–Brown: the mean of n games.
  const share = (n * one) / (1 + (n - 1) * one)
  return words['league-telling']({ n, percent: Math.max(1, Math.round(100 * share)), half })
}

/** The games of a member in a season, as far as that is known. */
function gamesOf({ format, seats, season, rules }: LeagueInfo): number | undefined {
  if (format === 'divisions') return gamesEach(groupSize(seats), seats)
  const rounds = season?.rounds || (format === 'season' ? rules.rounds : 0)
  return format === 'queue' || rounds === 0 ? undefined : rounds
}
