// Who may organise leagues, looked at anew with every interaction: Manage Events, the role that the server names, or the role that
// the league names.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import { listText } from '../../text/render.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { managesEvents } from '../words/permissions.ts'
import { wordsOf } from '../words/present.ts'
import { leagueName } from './words.ts'

/** What somebody lacks to organise a league, in words; nothing when they may. */
export async function organiserLacks(
  bot: BotContext,
  call: Call,
  league: LeagueInfo,
): Promise<string | undefined> {
  const words = wordsOf(call.language)
  if (call.guild !== league.guild) return words['league-admin-elsewhere']({ name: leagueName(league) })
  const roles = await organiserRoles(bot, league)
  if (managesEvents(call.mayDo) || roles.some((role) => call.roles.includes(role))) return undefined
  return roles.length === 0
    ? words['league-admin-lacks']()
    : words['league-admin-lacks-role']({ role: rolesText(roles, call.language) })
}

/** Whether somebody may open leagues in the server they are in. */
export async function mayOpenLeagues(
  bot: BotContext,
  { guild, mayDo, roles }: Pick<Call, 'guild' | 'mayDo' | 'roles'>,
): Promise<boolean> {
  if (managesEvents(mayDo)) return true
  const role = guild === undefined ? undefined : await bot.host.leagues.organisersOf(guild)
  return role !== undefined && roles.includes(role)
}

/** The roles that organise a league: the one its server names, and its own. */
export async function organiserRoles(
  bot: BotContext,
  { guild, role }: Pick<LeagueInfo, 'guild' | 'role'>,
): Promise<readonly string[]> {
  const ofServer = await bot.host.leagues.organisersOf(guild)
  return [...new Set([ofServer, role])].filter((each) => each !== undefined)
}

/** Roles as mentions. */
export const rolesText = (roles: readonly string[], language: Call['language']): string =>
  listText(
    roles.map((role) => `<@&${role}>`),
    language,
  )
