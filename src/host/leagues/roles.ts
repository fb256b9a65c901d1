// A league's roles on Discord, as its organisers wish.
import { personRef } from '../../engine/phrase.ts'
import { saveLeagueFault } from '../../store/league-posted.ts'
import { changeLeague } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from '../table/context.ts'
import type { Result } from '../table/types.ts'
import type { Organiser } from './calls.ts'
import { changeIn, note } from './changing.ts'
import type { LeagueId, LeagueInfo } from './types.ts'

const say = sayer<typeof en>('bot')

/** Gives roles on Discord from now on, to the champion and in divisions to the members of each tier, or takes them away; what was refused is tried again. */
export const roles = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  on: boolean,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    const who = personRef(by.person)
    await changeLeague(tx, row, { roles: on })
    await saveLeagueFault(tx, league, 'league-roles', null)
    await note(found, on ? say('league-act-roles', { who }) : say('league-act-no-roles', { who }), by)
    return undefined
  })
