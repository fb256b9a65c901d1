// Words for a league's status: its season, its next date, and how the user stands in it.
import type { LeagueInfo, Membership } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../words/present.ts'
import { moment } from '../words/time.ts'

/** The season in one line: `Season 2 is running · 24 members · round 3 of 8 · next round …`. */
export function seasonText({ season, format, status }: LeagueInfo, language: Language): string {
  const words = wordsOf(language)
  if (!season) return words['league-no-season']()
  const { number: n, entered, nextAt, rounds, paired } = season
  const when = nextAt && status === 'open' && `${moment(nextAt, 'f')} (${moment(nextAt, 'R')})`
  const parts = [
    words[`league-season-${season.status}`]({ n, entered }),
    season.status === 'running' &&
      format !== 'queue' &&
      words['league-round-of']({ n: paired, of: Math.max(rounds, paired) }),
    when && (paired > 0 ? words['league-next-round']({ when }) : words['league-begins']({ when })),
  ]
  return parts.filter((part) => part).join(' · ')
}

/** That a league is paused or archived; nothing while it is open. */
export function statusText({ status, format }: LeagueInfo, language: Language): string | undefined {
  const words = wordsOf(language)
  if (status === 'open') return undefined
  if (status === 'archived') return words['league-is-archived']()
  return format === 'queue' ? words['league-is-paused-queue']() : words['league-is-paused']()
}

/** How somebody stands in a league; nothing where they never joined it. */
export function ownText(
  { format }: LeagueInfo,
  membership: Membership | undefined,
  language: Language,
): string | undefined {
  const words = wordsOf(language)
  if (!membership) return undefined
  const { entry, limit, sitsOutTo } = membership
  const own = {
    in: () => words['league-you-in']({ limit }),
    waiting: () => words[format === 'queue' ? 'league-you-queued' : 'league-you-waiting'](),
    withdrawn: () => words['league-you-withdrawn'](),
    excluded: () => words['league-you-excluded'](),
  }
  const parts = [
    entry && own[entry](),
    sitsOutTo !== undefined && words['league-you-rest']({ season: sitsOutTo }),
  ]
  return parts.filter((part) => part).join(' ') || undefined
}
