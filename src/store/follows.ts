// Members who follow tables, or other members from table to table, and are told of them once a day.
import { Prisma } from './generated/client.ts'
import { inTurn, type LookTx, type Tx } from './tx.ts'

/** When a member is told, and what they were told. */
export interface FollowerRow {
  readonly member: string
  /** The time of day in minutes, and its zone. */
  readonly at: number
  readonly zone: string
  /** What they are told in until they choose a language. */
  readonly language: string
  /** What happened up to then was told. */
  readonly told: Date
  /** When they were last sent a message. */
  readonly postedAt: Date | null
  /** They take no direct messages. */
  readonly paused: boolean
}

/** What a member follows: a table, or a member. */
export type Target = { readonly game: string } | { readonly member: string }

/** A member's settings; what is counted by what they follow is settled one transaction after the other. */
export async function lockFollower(tx: Tx, member: string): Promise<FollowerRow | undefined> {
  await inTurn(tx, `follows ${member}`)
  return findFollower(tx, member)
}

export const findFollower = async (tx: Tx, member: string): Promise<FollowerRow | undefined> =>
  (await tx.follower.findUnique({ where: { member } })) ?? undefined

/** Stores when a member is told. */
export async function saveFollower(tx: Tx, { member, ...row }: FollowerRow): Promise<void> {
  await tx.follower.upsert({ where: { member }, create: { member, ...row }, update: row })
}

/** Changes what a member was told, if they are told still. */
export async function changeFollower(
  tx: Tx,
  member: string,
  change: Partial<Omit<FollowerRow, 'member'>>,
): Promise<void> {
  await tx.follower.updateMany({ where: { member }, data: change })
}

/** A member follows a table or a member from now on; nothing changes where they do. */
export async function insertFollow(tx: Tx, member: string, target: Target): Promise<void> {
  if ('game' in target)
    await tx.followedGame.createMany({ data: [{ gameId: target.game, member }], skipDuplicates: true })
  else
    await tx.followedMember.createMany({ data: [{ member, followed: target.member }], skipDuplicates: true })
}

/** A member follows no more; `false` when they did not. */
export async function deleteFollow(tx: Tx, member: string, target: Target): Promise<boolean> {
  const { count } =
    'game' in target
      ? await tx.followedGame.deleteMany({ where: { gameId: target.game, member } })
      : await tx.followedMember.deleteMany({ where: { member, followed: target.member } })
  return count > 0
}

/** A member follows none of these tables any more. */
export async function deleteFollowedGames(tx: Tx, member: string, games: readonly string[]): Promise<void> {
  await tx.followedGame.deleteMany({ where: { member, gameId: { in: [...games] } } })
}

/** Nobody follows a member any more. */
export async function deleteFollowersOf(tx: Tx, followed: string): Promise<void> {
  await tx.followedMember.deleteMany({ where: { followed } })
}

/** Whether a member follows anything. */
export const followsAnything = async (tx: Tx, member: string): Promise<boolean> =>
  (await tx.followedGame.findFirst({ where: { member } })) !== null ||
  (await tx.followedMember.findFirst({ where: { member } })) !== null

/** A follow that lasts: of a member who allows it and has not blocked who follows. */
const ALLOWED = Prisma.sql`
  m.followable and not exists (select 1 from blocks b where b.member = f.followed and b.blocked = f.member)`

/** Whether a member follows a table, or somebody who plays there. */
export async function followsTable(tx: LookTx, member: string, game: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from followed_games where game_id = ${game} and member = ${member}
    union all
    select 1 from players p join followed_members f on f.followed = p.member and f.member = ${member}
      join members m on m.id = f.followed and ${ALLOWED}
    where p.game_id = ${game} limit 1`
  return found.length > 0
}

/** Members whom a member follows, by name. */
export const followedMembers = (
  tx: LookTx,
  member: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> => tx.$queryRaw`
  select m.id, m.name from followed_members f join members m on m.id = f.followed
  where f.member = ${member} and ${ALLOWED} order by m.name, m.id`

/** Ids of the tables that a member follows, the newest first. */
export const followedGames = async (tx: LookTx, member: string): Promise<string[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select g.id from followed_games f join games g on g.id = f.game_id
    where f.member = ${member} order by g.created_at desc, g.id`
  return rows.map(({ id }) => id)
}

/** How many members follow a member. */
export const countFollowers = (tx: Tx, followed: string): Promise<number> =>
  tx.followedMember.count({ where: { followed } })

/** Whether a member allows being followed. */
export const isFollowable = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.member.findUnique({ where: { id }, select: { followable: true } }))?.followable === true

/** A member allows being followed from now on, or no more. */
export async function saveFollowable(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  followable: boolean,
): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name, followable }, update: { name, followable } })
}

/** A table on which something happened. */
export interface ChangedGame {
  readonly id: string
  /** Whether it is followed itself, and not only who plays there. */
  readonly own: boolean
  /** Seats of members who are followed. */
  readonly seats: readonly number[]
}

/**
 * Tables on which something happened since a moment and which a member follows, or where somebody plays whom they follow;
 * none where they sit themselves. The latest first.
 */
export const changedGames = (
  tx: LookTx,
  member: string,
  since: Date,
  most: number,
): Promise<readonly ChangedGame[]> => tx.$queryRaw<ChangedGame[]>`
  with followed as (
    select game_id, null::int as seat from followed_games where member = ${member}
    union all
    select p.game_id, p.seat from followed_members f
      join members m on m.id = f.followed and ${ALLOWED}
      join players p on p.member = f.followed
    where f.member = ${member})
  select g.id, bool_or(f.seat is null) as own,
    coalesce(array_agg(f.seat order by f.seat) filter (where f.seat is not null), '{}') as seats
  from followed f join games g on g.id = f.game_id
    left join entries e on e.game_id = g.id and e.number = g.number
  where g.lesson is null and g.seed is not null and (e.at > ${since} or g.finished_at > ${since})
    and not exists (select 1 from players o where o.game_id = g.id and o.member = ${member})
  group by g.id, e.at, g.finished_at
  order by greatest(e.at, g.finished_at) desc, g.id limit ${most}`
