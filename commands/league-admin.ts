// `/league-admin …`: what organisers do, each with a reason for all to read. Each subcommand is a file of its own.

import type { Command } from '../src/discord/call/reply.ts'
import { suggestLeaguesHere, suggestTables } from '../src/discord/leagues/league-lookup.ts'
import { family } from './family.ts'
import { annul } from './league-admin/annul.ts'
import { archive } from './league-admin/archive.ts'
import { exclude } from './league-admin/exclude.ts'
import { extend } from './league-admin/extend.ts'
import { forbid } from './league-admin/forbid.ts'
import { forum } from './league-admin/forum.ts'
import { organisers } from './league-admin/organisers.ts'
import { pauseLeague } from './league-admin/pause.ts'
import { readmit } from './league-admin/readmit.ts'
import { resumeLeague } from './league-admin/resume.ts'
import { roles } from './league-admin/roles.ts'
import { startLeague } from './league-admin/start.ts'
import { substitute } from './league-admin/substitute.ts'

export const leagueAdmin: Command = family(
  'league-admin',
  [
    startLeague,
    pauseLeague,
    resumeLeague,
    extend,
    exclude,
    readmit,
    forbid,
    substitute,
    annul,
    roles,
    forum,
    organisers,
    archive,
  ],
  { suggest: { league: suggestLeaguesHere, game: suggestTables } },
)
