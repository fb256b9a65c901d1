// Small things kept: people, servers, drafts, posts, claims and settings.
import { createHash } from 'node:crypto'
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** A member's chosen language. */
export async function memberLanguage(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.member.findUnique({ where: { id } }))?.language ?? undefined
}

/** Stores a member's language. */
export async function saveMemberLanguage(tx: Tx, id: string, name: string, language: string): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name, language }, update: { name, language } })
}

/** A server's language. */
export async function guildLanguage(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.guild.findUnique({ where: { id } }))?.language ?? undefined
}

/** Stores a server's language. */
export async function saveGuildLanguage(tx: Tx, id: string, language: string): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, language }, update: { language } })
}

/** The role that organises a server's leagues. */
export async function guildOrganisers(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.guild.findUnique({ where: { id } }))?.organisers ?? undefined
}

/** Stores the role that organises a server's leagues; none when null. */
export async function saveGuildOrganisers(tx: Tx, id: string, organisers: string | null): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, organisers }, update: { organisers } })
}

/** A draft as stored. */
export interface DraftRow {
  readonly picks: readonly string[]
  readonly page: number
  readonly version: number
}

/** A member's draft for a decision. */
export async function findDraft(tx: Tx, member: string, token: string): Promise<DraftRow | undefined> {
  const row = await tx.draft.findUnique({ where: { member_token: { member, token } } })
  return row ? { picks: fromColumn<string[]>(row.picks), page: row.page, version: row.version } : undefined
}

/** Stores a draft over the one of `version`; `false` when another came first. */
export async function replaceDraft(
  tx: Tx,
  member: string,
  token: string,
  { picks, page, version }: DraftRow,
  at: Date,
): Promise<boolean> {
  const data = { picks: toColumn(picks), page, version: version + 1, at }
  if (version === 0) {
    const { count } = await tx.draft.createMany({ data: [{ member, token, ...data }], skipDuplicates: true })
    return count === 1
  }
  const { count } = await tx.draft.updateMany({ where: { member, token, version }, data })
  return count === 1
}

/** A remembered message as stored. */
export interface PostRow {
  readonly kind: string
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  readonly data: unknown
}

/** A game's message of a kind. */
export async function findPost(tx: Tx, gameId: string, kind: string): Promise<PostRow | undefined> {
  return (await tx.post.findUnique({ where: { gameId_kind: { gameId, kind } } })) ?? undefined
}

/** Remembers a game's message of a kind in place of the one before. */
export async function upsertPost(tx: Tx, gameId: string, { data, ...post }: PostRow): Promise<void> {
  const columns = { ...post, data: toColumn(data) }
  await tx.post.upsert({
    where: { gameId_kind: { gameId, kind: post.kind } },
    create: { gameId, ...columns },
    update: columns,
  })
}

/** Claims an interaction for this process, which is kept as a hash; `false` when it has been claimed. */
export async function insertClaim(tx: Tx, interaction: string, at: Date): Promise<boolean> {
  const { count } = await tx.claim.createMany({
    data: [{ id: claimOf(interaction), at }],
    skipDuplicates: true,
  })
  return count === 1
}

/** Whether an interaction was claimed at just this moment. */
export const isClaimedAt = async (tx: Tx, interaction: string, at: Date): Promise<boolean> =>
  (await tx.claim.count({ where: { id: claimOf(interaction), at } })) === 1

const claimOf = (interaction: string): string => createHash('sha256').update(interaction).digest('hex')

/** Until when what is old is forgotten. */
export interface Horizons {
  /** Claims, and which interaction brought which move: interactions live 15 minutes. */
  readonly claims: Date
  /** Abandoned picks. */
  readonly drafts: Date
  /** Jobs that are done. */
  readonly delivered: Date
}

/** Forgets what is older. */
export async function forgetOld(tx: Tx, { claims, drafts, delivered }: Horizons): Promise<void> {
  await tx.claim.deleteMany({ where: { at: { lt: claims } } })
  await tx.entry.updateMany({
    where: { at: { lt: claims }, interaction: { not: null } },
    data: { interaction: null },
  })
  await tx.draft.deleteMany({ where: { at: { lt: drafts } } })
  await tx.job.deleteMany({ where: { status: 'done', due: { lt: delivered } } })
}

/** A setting of the bot itself. */
export async function findSetting(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.setting.findUnique({ where: { key } }))?.value
}

/** Stores a setting. */
export async function upsertSetting(tx: Tx, key: string, value: string): Promise<void> {
  await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
}
