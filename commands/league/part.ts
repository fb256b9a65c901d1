// Common parts of the subcommands of `/league`: finds the league they are about.
import type { CommandCall } from '../../src/discord/call/call.ts'
import {
  completedOption,
  type DescriptionPath,
  numberOption,
  subcommand,
} from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { findLeague } from '../../src/discord/leagues/league-lookup.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import type { Format, LeagueInfo } from '../../src/host/leagues/index.ts'
import type { Part } from '../game/part.ts'

/** The league a command is about; completed from those of the server. */
export const leagueOption = () => completedOption('league', 'option league')

/** The season a command is about. */
export const seasonOption = () => numberOption('season', 'option season', { min: 1, max: 9_999 })

type Look = (bot: BotContext, call: CommandCall, league: LeagueInfo) => Promise<Screen> | Screen

/** Finds the league a call means and goes on with it, or says why it cannot. */
export async function withLeague(
  bot: BotContext,
  call: CommandCall,
  go: Look,
  format?: Format,
): Promise<Screen> {
  const found = await findLeague(bot, call, format)
  return 'problem' in found ? { content: found.problem } : go(bot, call, found.league)
}

/** A subcommand that only looks at a league; `seasonal` ones also at its past seasons. */
export const look = (
  name: string,
  path: DescriptionPath,
  show: Look,
  { seasonal = false }: { readonly seasonal?: boolean } = {},
): Part => ({
  definition: subcommand(name, path, leagueOption(), ...(seasonal ? [seasonOption()] : [])),
  execute: (bot, call) => withLeague(bot, call, show),
})
