// Takes a member out of the database by their id: rows about them are deleted, elsewhere nobody takes their place. Each
// statement goes by an index, so that it takes no longer beside a million games.
import { Prisma } from './generated/client.ts'
import { toColumn } from './json.ts'
import { POSTS } from './outbox.ts'
import type { Tx } from './tx.ts'

/** The id that stands where a member's stood who was erased; nobody has it. */
export const NOBODY = '0'

/** Tables whose rows are about one member alone, with the column that names them. `/me export` gives them as they are. */
export const OWN_ROWS = {
  dashboards: 'member',
  drafts: 'member',
  auto_answers: 'member',
  blocks: 'member',
  invitations: 'member',
  auto_passes: 'member',
  members: 'id',
  auto_answer_defaults: 'member',
  auto_answer_notes: 'member',
  followed_games: 'member',
  followed_members: 'member',
  followers: 'member',
  daily_answers: 'member',
  former_players: 'member',
  notes: 'member',
  plans: 'member',
  visits: 'member',
  watchers: 'member',
} as const

/** Columns that name a member in rows that stay, and what stands there once they are erased. */
export const NAMING_COLUMNS = {
  'custom_sets.author': null,
  'games.host': NOBODY,
  'invitations.by': null,
  'league_acts.by': null,
  'league_members.member': null,
  'leagues.organiser': null,
  'players.member': null,
  'votes.leaver': null,
  'votes.newcomer': null,
} as const

/** Columns of JSON and texts in which members may be named, each found by what else is known of them. */
export const NAMING_TEXTS = [
  'custom_sets.author_name',
  'jobs.payload',
  'league_acts.phrase',
  'league_acts.reason',
  'league_posted.value',
  'votes.data',
] as const

/** Rows that are about a member alone, by table, as they are stored. */
export async function rowsAbout(
  tx: Tx,
  member: string,
): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const [table, column] of Object.entries({ ...OWN_ROWS, league_members: 'member' })) {
    const rows = await tx.$queryRaw<Record<string, unknown>[]>`
      select * from ${Prisma.raw(table)} where ${Prisma.raw(column)} = ${member}`
    if (rows.length > 0) found[table] = rows
  }
  return found
}

/**
 * Takes a member's name off sets whose author nobody knows, such as copies from a file: by what they are called at tables and in
 * sets of theirs. To be done while these have their name.
 */
export const forgetInCopies = (tx: Tx, member: string): Promise<unknown> => tx.$executeRaw`
  update custom_sets set author_name = '' where author is null and author_name in (
    select name from players where member = ${member}
    union select author_name from custom_sets where author = ${member})`

/** Deletes the rows about a member, and puts nobody in their place elsewhere. Their seats are `vacateSeats`'s. */
export async function eraseId(tx: Tx, member: string): Promise<void> {
  await forgetInJson(tx, member)
  await tx.$executeRaw`delete from jobs where subject_kind = 'member' and subject_id = ${member}`
  for (const [table, column] of Object.entries(OWN_ROWS))
    await tx.$executeRaw`delete from ${Prisma.raw(table)} where ${Prisma.raw(column)} = ${member}`
  await tx.$executeRaw`delete from blocks where blocked = ${member}`
  await tx.$executeRaw`delete from followed_members where followed = ${member}`
  await tx.$executeRaw`update custom_sets set author_name = '' where author = ${member}`
  for (const [place, nobody] of Object.entries(NAMING_COLUMNS)) {
    const [table = '', column = ''] = place.split('.').map((name) => `"${name}"`)
    await tx.$executeRaw`
      update ${Prisma.raw(table)} set ${Prisma.raw(column)} = ${nobody} where ${Prisma.raw(column)} = ${member}`
  }
}

/** Puts nobody in a member's place where JSON or a text names them. Done first: rows are found by columns that name them. */
async function forgetInJson(tx: Tx, member: string): Promise<void> {
  const votes = await tx.vote.findMany({
    where: { OR: [{ newcomer: member }, { leaver: member }] },
    select: { id: true, data: true },
  })
  for (const { id, data } of votes)
    await tx.vote.update({ where: { id }, data: { data: toColumn(without(data, member)) } })
  const jobs = await tx.$queryRaw<{ id: bigint; payload: unknown }[]>`
    select id, payload from jobs
    where key is null and status <> 'done' and position(${inJson(member)} in payload::text) > 0`
  for (const { id, payload } of jobs)
    await tx.job.updateMany({ where: { id }, data: { payload: toColumn(without(payload, member)) } })
  await forgetInLeagues(tx, await leaguesNaming(tx, member), member)
}

/** An id as it stands in JSON. */
const inJson = (member: string): string => JSON.stringify(member)

async function forgetInLeagues(tx: Tx, leagues: string[], member: string): Promise<void> {
  const acts = await tx.$queryRaw<{ id: bigint; phrase: unknown; reason: string | null }[]>`
    select id, phrase, reason from league_acts
    where by = ${member} or (league_id = any(${leagues}::text[])
      and (position(${inJson(member)} in phrase::text) > 0 or position(${member} in reason) > 0))`
  for (const { id, phrase, reason } of acts)
    await tx.leagueAct.update({
      where: { id },
      data: {
        phrase: toColumn(without(phrase, member)),
        ...(reason !== null && { reason: reason.replaceAll(member, NOBODY) }),
      },
    })
  const posted = await tx.$queryRaw<{ league_id: string; part: string; value: unknown }[]>`
    select league_id, part, value from league_posted
    where league_id = any(${leagues}::text[]) and position(${inJson(member)} in value::text) > 0`
  for (const { league_id: leagueId, part, value } of posted)
    await tx.leaguePosted.update({
      where: { leagueId_part: { leagueId, part } },
      data: { value: toColumn(without(value, member)) },
    })
}

/**
 * A JSON value without a member: a name of theirs (`Ref`) becomes the word for somebody erased, their id nobody's, and a
 * list of ids has one less.
 */
function without(value: unknown, member: string): unknown {
  if (value === member) return NOBODY
  if (Array.isArray(value))
    return value.filter((item) => item !== member).map((item) => without(item, member))
  if (typeof value !== 'object' || value === null) return value
  if ('typed' in value && 'member' in value && value.member === member) return { name: 'erased-member' }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, member)]))
}

/** Ids of the leagues in which a member plays or played, or which they opened. */
export async function leaguesNaming(tx: Tx, member: string): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    select league_id as id from league_members where member = ${member}
    union select id from leagues where organiser = ${member}`
  return found.map(({ id }) => id)
}

/** A seat that a member holds, and the language of its table. */
export interface HeldSeat {
  readonly gameId: string
  readonly seat: number
  readonly language: string
}

/** The seats that a member holds, those of games that are over too. */
export const heldSeats = (tx: Tx, member: string): Promise<HeldSeat[]> =>
  tx.$queryRaw<HeldSeat[]>`
    select s.game_id as "gameId", s.seat, g.language from players s join games g on g.id = s.game_id
    where s.member = ${member}`

/** Gives these seats to nobody, by the names that go with them, and has the message with each game's seats drawn anew. */
export async function vacateSeats(
  tx: Tx,
  seats: readonly (HeldSeat & { readonly name: string })[],
): Promise<void> {
  if (seats.length === 0) return
  const games = seats.map(({ gameId }) => gameId)
  await tx.$executeRaw`
    update players s set member = null, name = v.name
    from unnest(${games}::text[], ${seats.map(({ seat }) => seat)}::int[], ${seats.map(({ name }) => name)}::text[])
      as v(game_id, seat, name)
    where s.game_id = v.game_id and s.seat = v.seat`
  // Of a game that is over nobody writes the seats any more.
  await tx.$executeRaw`
    update games set version = version + 1
    where id = any(${games}::text[]) and status not in ('finished', 'cancelled')`
  await tx.$executeRaw`
    insert into jobs (subject_kind, subject_id, lane, kind, due, payload)
    select 'game', id, ${POSTS}, 'lobby', ${new Date(0)}, '{"kind": "lobby"}'::jsonb from unnest(${games}::text[]) as id`
}

/** Ids of the games that are not over in which a member sits. */
export async function openGamesWith(tx: Tx, member: string): Promise<string[]> {
  const found = await tx.player.findMany({ where: { member, over: false }, select: { gameId: true } })
  return found.map(({ gameId }) => gameId)
}

/** Ids of the games that are not over and that a member hosts. */
export async function openGamesHostedBy(tx: Tx, host: string): Promise<string[]> {
  const status = { notIn: ['finished', 'cancelled'] }
  const found = await tx.game.findMany({ where: { host, status }, select: { id: true } })
  return found.map(({ id }) => id)
}
