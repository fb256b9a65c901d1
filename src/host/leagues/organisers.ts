// The role that organises all leagues of a server, as the server names it.

import { personRef } from '../../engine/phrase.ts'
import { insertAct, leaguesOf } from '../../store/leagues.ts'
import { guildOrganisers, saveGuildOrganisers } from '../../store/servers.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, transact } from '../table/context.ts'
import type { Organiser } from './calls.ts'

const say = sayer<typeof en>('bot')

/** The role that organises all leagues of a server, beside those who manage events and a league's own role; none where the server has named none. */
export const organisersOf = (context: HostContext, guild: string): Promise<string | undefined> =>
  guildOrganisers(context.store.db, guild)

/** Names the role, or none; each league of the server that is not archived logs who did so and why. */
export const nameOrganisers = (
  context: HostContext,
  guild: string,
  by: Organiser,
  role?: string,
): Promise<void> =>
  transact(context, async (tx) => {
    await saveGuildOrganisers(tx, guild, role ?? null)
    const who = personRef(by.person)
    const phrase =
      role === undefined ? say('league-act-no-organisers', { who }) : say('league-act-organisers', { who })
    const act = { at: context.clock.now(), by: by.person.id, phrase, reason: by.reason }
    for (const { id } of await leaguesOf(tx, guild, false)) await insertAct(tx, { leagueId: id, ...act })
  })
