// The older messages of leagues that name members, and what is drawn anew when one of them is erased.
import { leaguesNaming } from '../../store/erased-rows.ts'
import {
  markMessagesNaming,
  saveLeagueMessage,
  settleLeagueMessage,
  staleLeagueMessages,
} from '../../store/league-messages.ts'
import type { Tx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import { postForLeague } from './league-jobs.ts'
import type { LeagueId, LeagueMessage } from './types.ts'

/** Keeps where a message is that names members, and what it tells of. */
export const saveMessage = ({ store }: HostContext, id: LeagueId, message: LeagueMessage): Promise<void> =>
  saveLeagueMessage(store.db, id, message)

/** The messages that name somebody who was erased, until each is settled. */
export const staleMessages = ({ store }: HostContext, id: LeagueId): Promise<readonly LeagueMessage[]> =>
  staleLeagueMessages(store.db, id)

/** A message names nobody any more who was erased. */
export const settleMessage = ({ store }: HostContext, id: LeagueId, message: string): Promise<void> =>
  settleLeagueMessage(store.db, id, message)

/** Has the page and the older messages of a member's leagues drawn anew, once the member's name is gone from there. */
export async function redrawLeagues(tx: Tx, context: HostContext, member: string): Promise<void> {
  await markMessagesNaming(tx, member)
  for (const league of await leaguesNaming(tx, member))
    await postForLeague(tx, context, league, [
      { kind: 'league-page', fresh: false },
      { kind: 'league-messages' },
    ])
}
