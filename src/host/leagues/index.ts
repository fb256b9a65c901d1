// Leagues, for the floors above: opened, entered, organised, looked at. They run by themselves.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, Person, Result } from '../types.ts'
import type { LeagueCall, Organiser } from './calls.ts'
import { archive, createLeague, join, leave } from './entering.ts'
import { exclude, readmit } from './excluding.ts'
import { faultsAt, recall, remember } from './extras.ts'
import { exportLeague } from './filing.ts'
import { findLeague, leaguesAt, leaguesOfMember, membershipOf } from './finding.ts'
import { type ForumPlace, forumOf, lostForum, setForum } from './forum.ts'
import { saveMessage, settleMessage, staleMessages } from './messages.ts'
import { nameOrganisers, organisersOf } from './organisers.ts'
import { annul, extend, forbid, pause, start, substitute, unpause } from './organising.ts'
import { setRoles } from './roles.ts'
import { gone } from './roll.ts'
import { actsOf, scheduleOf, standingsOf } from './showing.ts'
import type {
  Act,
  LeagueExtraKind,
  LeagueId,
  LeagueInfo,
  LeagueMessage,
  LeagueTrouble,
  Membership,
  Schedule,
  SeasonStandings,
} from './types.ts'

export type { LeagueCall, Organiser } from './calls.ts'
export type { ForumPlace } from './forum.ts'
export * from './types.ts'

export interface LeagueService {
  /** Opens a league with its first season open for entries; the end of its hash chain is fixed and public from now on. */
  create(call: LeagueCall): Promise<Result<LeagueInfo>>
  /** A league by its id, or by the code that guests join by. */
  find(id: LeagueId): Promise<LeagueInfo | undefined>
  /** The leagues of a server that are not archived, newest first; with `archived` all. */
  at(guild: string, archived?: boolean): Promise<readonly LeagueInfo[]>
  /** The leagues of all servers that a person has joined, newest first. */
  joined(person: string): Promise<readonly LeagueInfo[]>
  /** How a person stands in a league; `undefined` where they never joined it. */
  membership(league: LeagueId, person: string): Promise<Membership | undefined>
  /** Enters the present season, or its waiting list, or the queue; `limit`: league games at once, at most. */
  join(league: LeagueId, person: Person, limit?: number): Promise<Result<Membership>>
  /** Leaves the season before it begins or while it runs, or the queue. Tables that run are played on. */
  leave(league: LeagueId, person: Person): Promise<Result<Membership>>
  standings(league: LeagueId, season?: number): Promise<SeasonStandings | undefined>
  schedule(league: LeagueId, season?: number): Promise<Schedule | undefined>
  /** What was done and why, newest first. */
  acts(league: LeagueId, limit: number): Promise<readonly Act[]>
  /** Everything from which draws, points, ties, promotions and ratings can be computed again, as JSON. */
  export(league: LeagueId): Promise<string | undefined>
  /** Begins the season, or its next round, now. */
  start(league: LeagueId, by: Organiser): Promise<Result<LeagueInfo>>
  /** No round begins until it goes on; tables are played on. */
  pause(league: LeagueId, by: Organiser): Promise<Result<LeagueInfo>>
  /** Goes on, from now on in this channel. */
  unpause(league: LeagueId, by: Organiser, channel: string): Promise<Result<LeagueInfo>>
  /** Gives all running tables, or one, so many days more. */
  extend(league: LeagueId, by: Organiser, days: number, game?: GameId): Promise<Result<LeagueInfo>>
  /** Takes a member out of the season, and the next one; computers finish their tables. */
  exclude(league: LeagueId, by: Organiser, member: string): Promise<Result<LeagueInfo>>
  /** Lets somebody who was excluded, or sits a season out, enter again. */
  readmit(league: LeagueId, by: Organiser, member: string): Promise<Result<LeagueInfo>>
  /** Two members never meet from the next round on; with `lift` they may again. */
  forbid(
    league: LeagueId,
    by: Organiser,
    pair: readonly [string, string],
    lift?: boolean,
  ): Promise<Result<LeagueInfo>>
  /** Somebody from the waiting list plays a seat from now on, for its entry. */
  substitute(
    league: LeagueId,
    by: Organiser,
    game: GameId,
    out: string,
    into: Person,
  ): Promise<Result<LeagueInfo>>
  /** A game counts nowhere. */
  annul(league: LeagueId, by: Organiser, game: GameId): Promise<Result<LeagueInfo>>
  /** These are not in the league's server any more: they have left the season. */
  gone(league: LeagueId, members: readonly string[]): Promise<void>
  /** Gives roles on Discord from now on, to the champion and in divisions to the members of each tier; or takes them away. */
  roles(league: LeagueId, by: Organiser, on: boolean): Promise<Result<LeagueInfo>>
  /** Tables open their threads in this forum from now on, or, without one, in the league's channel. */
  forum(league: LeagueId, by: Organiser, forum?: string): Promise<Result<LeagueInfo>>
  /** Where the thread of a league's table belongs, where that is not the league's channel. */
  forumOf(game: GameId): Promise<ForumPlace | undefined>
  /** A table could not open its thread in the league's forum. */
  lostForum(league: LeagueId): Promise<void>
  /** The role that organises all leagues of a server, beside those who manage events and a league's own role. */
  organisersOf(guild: string): Promise<string | undefined>
  /** Names that role, or none; all leagues of the server log it. */
  nameOrganisers(guild: string, by: Organiser, role?: string): Promise<void>
  /** What the publisher remembers of something that a league has beside its posts. */
  recall(league: LeagueId, kind: LeagueExtraKind): Promise<unknown>
  remember(league: LeagueId, kind: LeagueExtraKind, value: unknown): Promise<void>
  /** Keeps where a message is that names members, and what it tells of. */
  saveMessage(league: LeagueId, message: LeagueMessage): Promise<void>
  /** The messages that name somebody who was erased, until each is settled. */
  staleMessages(league: LeagueId): Promise<readonly LeagueMessage[]>
  settleMessage(league: LeagueId, message: string): Promise<void>
  /** What the leagues of a server cannot have, and whether so many threads are open there that their tables wait. */
  faults(
    guild: string,
  ): Promise<{ readonly troubles: readonly LeagueTrouble[]; readonly threadsFull: boolean }>
  /** Ends a league for good once nothing runs; it stays readable. */
  archive(league: LeagueId, by: Organiser): Promise<Result<LeagueInfo>>
}

export const leagueService = (context: HostContext): LeagueService =>
  inContext(context, {
    create: createLeague,
    find: findLeague,
    at: leaguesAt,
    joined: leaguesOfMember,
    membership: membershipOf,
    ...{ join, leave, archive, start, pause, unpause, extend, exclude, readmit, forbid, substitute, annul },
    standings: standingsOf,
    schedule: scheduleOf,
    acts: actsOf,
    export: exportLeague,
    gone,
    roles: setRoles,
    ...{ organisersOf, nameOrganisers, forumOf, lostForum },
    forum: setForum,
    ...{ recall, remember, saveMessage, staleMessages, settleMessage },
    faults: faultsAt,
  })
