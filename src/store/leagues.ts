// Leagues and who is in them, as stored. What was paired and played in them is in `league-rounds.ts`.
import { Conflict } from './games.ts'
import type { Prisma } from './generated/client.ts'
import { fromColumn, nullable, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** A league as stored, secret included: rows stay within the host. JSON columns are the host's own shapes. */
export interface LeagueRow {
  readonly id: string
  readonly guild: string
  readonly channel: string
  readonly name: string
  readonly format: string
  readonly title: string
  readonly seats: number
  readonly options: unknown
  readonly pace: unknown
  readonly language: string
  readonly organiser: string | null
  readonly role: string | null
  /** The forum in which its tables open their threads. */
  readonly forum: string | null
  readonly rules: unknown
  readonly status: 'open' | 'paused' | 'archived'
  readonly code: string
  readonly secret: string
  readonly links: number
  readonly end: string
  /** The chains that follow it. */
  readonly chains: readonly { readonly secret: string; readonly links: number; readonly end: string }[]
  /** The season that is open or was played last. */
  readonly season: number
  /** Rounds paired, through all seasons. */
  readonly round: number
  /** Numbers given to members. */
  readonly members: number
  /** Pairs of numbers who must not meet. */
  readonly forbidden: readonly (readonly [number, number])[]
  /** The publisher's own. */
  readonly page: unknown
  /** Whether it gives roles on Discord. */
  readonly roles: boolean
  readonly version: number
  readonly createdAt: Date
}

/** What of a league may change. */
export type LeagueChange = Partial<
  Pick<
    LeagueRow,
    | 'status'
    | 'channel'
    | 'season'
    | 'round'
    | 'members'
    | 'forbidden'
    | 'page'
    | 'chains'
    | 'roles'
    | 'forum'
  >
>

const rowOf = (stored: Prisma.LeagueGetPayload<object>): LeagueRow =>
  ({
    ...stored,
    forbidden: fromColumn(stored.forbidden),
    chains: fromColumn(stored.chains) ?? [],
  }) as LeagueRow

/** Stores a new league. */
export async function insertLeague(
  tx: Tx,
  league: Omit<LeagueRow, 'round' | 'members' | 'forbidden' | 'page' | 'chains' | 'roles' | 'version'>,
): Promise<void> {
  const { options, pace, rules, ...plain } = league
  await tx.league.create({
    data: {
      ...plain,
      options: toColumn(options),
      pace: toColumn(pace),
      rules: toColumn(rules),
      forbidden: [],
    },
  })
}

/** Locks a league's row until the transaction ends: changes to one league run one after the other. */
export async function lockLeague(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from leagues where id = ${id} for update`
}

/** A league by its id. */
export async function findLeagueRow(tx: Tx, id: string): Promise<LeagueRow | undefined> {
  const found = await tx.league.findUnique({ where: { id } })
  return found ? rowOf(found) : undefined
}

/** A league by the code that guests join by. */
export async function leagueByCode(tx: Tx, code: string): Promise<LeagueRow | undefined> {
  const found = await tx.league.findUnique({ where: { code } })
  return found ? rowOf(found) : undefined
}

/** The leagues of a server, newest first. */
export async function leaguesOf(tx: Tx, guild: string, archived: boolean): Promise<LeagueRow[]> {
  const where = { guild, ...(!archived && { status: { not: 'archived' } }) }
  return (await tx.league.findMany({ where, orderBy: { createdAt: 'desc' } })).map(rowOf)
}

/** The leagues that somebody has ever joined, newest first. */
export async function leaguesJoined(tx: Tx, member: string): Promise<LeagueRow[]> {
  const where = { people: { some: { member } } }
  return (await tx.league.findMany({ where, orderBy: { createdAt: 'desc' } })).map(rowOf)
}

/**
 * Changes a league that was read at `version`; every action in a league changes its row, so that two never overlap.
 * @throws Conflict when somebody else changed it since
 */
export async function changeLeague(
  tx: Tx,
  { id, version }: Pick<LeagueRow, 'id' | 'version'>,
  { forbidden, page, chains, ...plain }: LeagueChange,
): Promise<void> {
  const { count } = await tx.league.updateMany({
    where: { id, version },
    data: {
      ...plain,
      ...(forbidden && { forbidden: toColumn(forbidden) }),
      ...(chains && { chains: toColumn(chains) }),
      ...(page !== undefined && { page: nullable(page) }),
      version: { increment: 1 },
    },
  })
  if (count !== 1) throw new Conflict(id)
}

/** Remembers the message with a league's page; that changes nothing of the league. */
export async function saveLeaguePage(tx: Tx, id: string, page: unknown): Promise<void> {
  await tx.league.updateMany({ where: { id }, data: { page: nullable(page) } })
}

/** A member of a league as stored; `member` is null once they are erased. */
export interface LeagueMemberRow {
  readonly leagueId: string
  readonly number: number
  readonly member: string | null
  readonly limit: number
  readonly joinedAt: Date
  readonly sitsOutTo: number
}

/** All members of a league, by number. */
export const leagueMembers = (tx: Tx, leagueId: string): Promise<LeagueMemberRow[]> =>
  tx.leagueMember.findMany({ where: { leagueId }, orderBy: { number: 'asc' } })

/** A person as a member of a league. */
export async function leagueMember(
  tx: Tx,
  leagueId: string,
  member: string,
): Promise<LeagueMemberRow | undefined> {
  return (await tx.leagueMember.findUnique({ where: { leagueId_member: { leagueId, member } } })) ?? undefined
}

/** Stores a member under a number of their own, or what has changed of them. */
export async function saveLeagueMember(tx: Tx, row: LeagueMemberRow): Promise<void> {
  const { leagueId, number } = row
  await tx.leagueMember.upsert({
    where: { leagueId_number: { leagueId, number } },
    create: row,
    update: { limit: row.limit, sitsOutTo: row.sitsOutTo },
  })
}

/** What people are called who have said anything to the bot, by id. */
export async function memberNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.member.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Remembers what somebody is called. */
export async function saveMemberName(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name }, update: { name } })
}

/** What was done in a league and why, as stored; `phrase` is the host's. */
export interface ActRow {
  readonly leagueId: string
  readonly at: Date
  readonly by: string | null
  readonly phrase: unknown
  readonly reason: string | null
}

export async function insertAct(tx: Tx, { phrase, ...plain }: ActRow): Promise<void> {
  await tx.leagueAct.create({ data: { ...plain, phrase: toColumn(phrase) } })
}

/** The latest acts, newest first. */
export async function latestActs(tx: Tx, leagueId: string, limit: number): Promise<ActRow[]> {
  return tx.leagueAct.findMany({ where: { leagueId }, orderBy: { id: 'desc' }, take: limit })
}
