// `/league …`: leagues as members see them. Each subcommand is a file of its own.

import type { Command } from '../src/discord/call/reply.ts'
import type { Titles } from '../src/discord/core/context.ts'
import { suggestLeagues } from '../src/discord/leagues/league-lookup.ts'
import { family } from './family.ts'
import { createLeague } from './league/create.ts'
import { exportLeague } from './league/export.ts'
import { leagueInfo } from './league/info.ts'
import { joinLeagues } from './league/join.ts'
import { leaveLeagues } from './league/leave.ts'
import { leagueLog } from './league/log.ts'
import { queue } from './league/queue.ts'
import { results } from './league/results.ts'
import { leagueRules } from './league/rules.ts'
import { schedule } from './league/schedule.ts'
import { standings } from './league/standings.ts'

/** `/league` for the installed games. */
export const leagueCommand = (titles: Titles): Command =>
  family(
    'league',
    [
      createLeague(titles),
      joinLeagues,
      leaveLeagues,
      leagueInfo,
      standings,
      schedule,
      results,
      leagueRules,
      queue,
      leagueLog,
      exportLeague,
    ],
    { suggest: { league: suggestLeagues } },
  )
