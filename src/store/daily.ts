// Daily positions and what members answered to them, and the finished games of which they may be.
import { Prisma } from './generated/client.ts'
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './tx.ts'

/** The position of a day in a place. */
export interface DailyRow<P = unknown> {
  /** A server's id, or 0. */
  readonly place: string
  /** Days since 1970. */
  readonly day: number
  readonly title: string
  /** The game that it is of, where it did not come with the bot. */
  readonly gameId: string | null
  /** The host's own shape; null once it is withdrawn. */
  readonly position: P | null
  readonly at: Date
  readonly ends: Date
  readonly channel: string | null
  readonly message: string | null
}

/** The position of a day in a place, if there was one. */
export async function findDaily<P>(tx: Tx, place: string, day: number): Promise<DailyRow<P> | undefined> {
  const row = await tx.dailyPosition.findUnique({ where: { place_day: { place, day } } })
  return row ? { ...row, position: fromColumn<P | null>(row.position) } : undefined
}

/** The last day with a position in a place, of those before a day where one is named. */
export async function lastDay(tx: Tx, place: string, before?: number): Promise<number | undefined> {
  const where = { place, ...(before !== undefined && { day: { lt: before } }) }
  return (await tx.dailyPosition.findFirst({ where, orderBy: { day: 'desc' }, select: { day: true } }))?.day
}

/** Stores the position of a day; `false` where that has one already. */
export async function addDaily(tx: Tx, row: Omit<DailyRow, 'channel' | 'message'>): Promise<boolean> {
  const data = [{ ...row, position: toColumn(row.position) }]
  return (await tx.dailyPosition.createMany({ data, skipDuplicates: true })).count === 1
}

/** Remembers the message in which a position is posted. */
export async function saveDailyMessage(
  tx: Tx,
  { place, day, channel, message }: Pick<DailyRow, 'place' | 'day' | 'channel' | 'message'>,
): Promise<void> {
  await tx.dailyPosition.updateMany({ where: { place, day }, data: { channel, message } })
}

/** A finished game of which a position may be asked about: all its members agree to that. */
export interface SharedGame {
  readonly id: string
  /** Entries of the answers for which its review knows a better one, the greatest gain first. */
  readonly entries: readonly number[]
}

/** Whether nobody has a seat of a game `g`, or had one, who did not agree. */
const ALL_AGREE = Prisma.sql`
  not exists (
    select 1 from players p left join members m on m.id = p.member
    where p.game_id = g.id and p.computer is null and coalesce(m.shares_positions, '') <> 'yes')
  and not exists (select 1 from former_players f where f.game_id = g.id)`

/** Games that are looked at for their reviews at most, and decisions of each. */
const LOOKED_AT = 200
const DECISIONS = 3

/**
 * The latest finished games whose members all agree, of a server where one is named, with a decision that cost so much of the
 * win; none of which a position was in that place already.
 */
export const sharedGames = (
  tx: Tx,
  { place, guild, gain }: { readonly place: string; readonly guild?: string; readonly gain: number },
  limit: number,
): Promise<readonly SharedGame[]> => tx.$queryRaw<SharedGame[]>`
  with shared as (
    select g.id, g.finished_at from games g
    where g.id in (
        select p.game_id from members m join players p on p.member = m.id where m.shares_positions = 'yes')
      and g.status = 'finished' and g.outcome is not null and g.closed is null and g.lesson is null
      and (${guild ?? null}::text is null or g.guild = ${guild ?? null})
      and ${ALL_AGREE}
      and not exists (select 1 from daily_positions d where d.game_id = g.id and d.place = ${place})
    order by g.finished_at desc limit ${LOOKED_AT})
  select s.id, found.entries from shared s
    join reviews r on r.game_id = s.id and r.status = 'ready'
    cross join lateral (
      select array_agg(number) as entries from (
        select (h->>'number')::int as number from jsonb_array_elements(r.review->'hindsight') as h
        where (h->>'gain')::float8 >= ${gain} order by (h->>'gain')::float8 desc limit ${DECISIONS}) best) found
  where found.entries is not null order by s.finished_at desc limit ${limit}`

/** Whether all members of a game still agree; who takes that back meanwhile waits for this transaction. */
export async function stillAgreed(tx: Tx, gameId: string): Promise<boolean> {
  await tx.$queryRaw`
    select 1 from members where id in (select member from players where game_id = ${gameId}) for share`
  const found = await tx.$queryRaw<unknown[]>`select 1 from games g where g.id = ${gameId} and ${ALL_AGREE}`
  return found.length > 0
}

/** What a member said about positions of their games: `asked` while they have not said anything. */
export type Sharing = 'asked' | 'yes' | 'no'

/** That; `undefined` where they were never asked. */
export async function findSharing(tx: Tx, member: string): Promise<Sharing | undefined> {
  const row = await tx.member.findUnique({ where: { id: member }, select: { sharesPositions: true } })
  return (row?.sharesPositions ?? undefined) as Sharing | undefined
}

/** Stores what a member said, or that they were asked. */
export async function saveSharing(
  tx: Tx,
  { id, name }: { readonly id: string; readonly name: string },
  sharesPositions: Sharing,
): Promise<void> {
  const columns = { sharesPositions }
  await tx.member.upsert({ where: { id }, create: { id, name, ...columns }, update: columns })
}

/** Takes away the positions of the games in which a member has a seat; where these were. */
export const withdrawDaily = (
  tx: Tx,
  member: string,
): Promise<readonly Pick<DailyRow, 'place' | 'day' | 'channel' | 'message'>[]> => tx.$queryRaw`
  update daily_positions set game_id = null, position = 'null'
  where game_id in (select game_id from players where member = ${member})
  returning place, day, channel, message`

/** Stores a member's answer to the position of a day; a later one takes the place of an earlier one. */
export async function saveDailyAnswer(
  tx: Tx,
  answered: {
    readonly place: string
    readonly day: number
    readonly member: string
    readonly answer: number
    readonly at: Date
  },
): Promise<void> {
  const { place, day, member, answer, at } = answered
  await tx.dailyAnswer.upsert({
    where: { place_day_member: { place, day, member } },
    create: answered,
    update: { answer, at },
  })
}

/** How often each answer was given to the position of a day, and a member's own. */
export async function dailyAnswers(
  tx: Tx,
  { place, day }: Pick<DailyRow, 'place' | 'day'>,
  member?: string,
): Promise<{ readonly counts: ReadonlyMap<number, number>; readonly own?: number }> {
  const rows = await tx.$queryRaw<{ answer: number; given: number; own: boolean }[]>`
    select answer, count(*)::int as given, coalesce(bool_or(member = ${member ?? ''}), false) as own
    from daily_answers where place = ${place} and day = ${day} group by answer`
  const own = rows.find((row) => row.own)?.answer
  return {
    counts: new Map(rows.map(({ answer, given }) => [answer, given])),
    ...(own !== undefined && { own }),
  }
}

/** Whether anybody answered in a place since a day. */
export async function answeredSince(tx: Tx, place: string, day: number): Promise<boolean> {
  return (
    (await tx.dailyAnswer.findFirst({ where: { place, day: { gte: day } }, select: { day: true } })) !== null
  )
}

/** Days that are looked at for a member's record. */
const DAYS = 1_000

/** The days on which a member answered, the latest first, and whether that was the best; unknown before the next day. */
export const daysAnswered = (
  tx: Tx,
  member: string,
  now: Date,
): Promise<readonly { readonly day: number; readonly isBest: boolean | null }[]> => tx.$queryRaw`
  select a.day, bool_or(a.answer = (d.position->>'best')::int) filter (where d.ends <= ${now}) as "isBest"
  from daily_answers a left join daily_positions d on d.place = a.place and d.day = a.day
  where a.member = ${member} group by a.day order by a.day desc limit ${DAYS}`
