// Who may organise a league, looked at anew with every interaction: Manage Events, or the role that the league names.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { Call } from '../call.ts'
import { managesEvents } from '../permissions.ts'
import { wordsOf } from '../present.ts'
import { leagueName } from './words.ts'

/** What somebody lacks to organise a league, in words; nothing when they may. */
export function organiserLacks(
  { guild, mayDo, roles, language }: Call,
  league: LeagueInfo,
): string | undefined {
  const words = wordsOf(language)
  const { role } = league
  if (guild !== league.guild) return words['league-admin-elsewhere']({ name: leagueName(league) })
  if (managesEvents(mayDo) || (role !== undefined && roles.includes(role))) return undefined
  return role === undefined
    ? words['league-admin-lacks']()
    : words['league-admin-lacks-role']({ role: `<@&${role}>` })
}
