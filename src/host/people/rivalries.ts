// Who has met whom at tables of a server, and how it ended. Nothing is stored for it: it is counted from results.
import { type Meeting, meetings } from '../../store/rivalries.ts'
import type { HostContext } from '../table/context.ts'
import type { GameInfo } from '../table/types.ts'

export type { Meeting } from '../../store/rivalries.ts'

/** Rivals and pairs that are named at most. */
const NAMED = { rivals: 3, pairs: 3 } as const

/** Whom a member has met most often, with another member first where they have met; on one server where that is named. */
export async function rivals(
  { store }: HostContext,
  member: string,
  guild?: string,
  first?: string,
): Promise<readonly Meeting[]> {
  const own = first === undefined ? [] : await meetings(store.db, { among: [member, first] }, guild, 1)
  const most = await meetings(store.db, { of: member }, guild, NAMED.rivals)
  const others = most.filter(({ other }) => other !== first)
  return [...own.map((met) => (met.one === member ? met : turned(met))), ...others].slice(0, NAMED.rivals)
}

/** The same meeting, told from the other's side. */
const turned = ({ one, other, oneName, otherName, games, ahead, behind }: Meeting): Meeting => ({
  one: other,
  other: one,
  oneName: otherName,
  otherName: oneName,
  games,
  ahead: behind,
  behind: ahead,
})

/** How those who sit at a table have met before on its server, the most frequent first. */
export const meetingsAt = (
  { store }: HostContext,
  { players, guild }: Pick<GameInfo, 'players' | 'guild'>,
): Promise<readonly Meeting[]> => {
  const members = players.flatMap(({ member }) => member ?? [])
  return members.length < 2 ? Promise.resolve([]) : meetings(store.db, { among: members }, guild, NAMED.pairs)
}
