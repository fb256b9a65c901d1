// Settings of a whole server, and the roles mentioned there when players are looked for.
import { fromColumn, toColumn } from './json.ts'
import { inTurn, type Tx } from './tx.ts'

/** What organisers have set; the host's own shape, null where they set nothing. */
export async function guildSettings(tx: Tx, id: string): Promise<unknown> {
  const row = await tx.guild.findUnique({ where: { id }, select: { settings: true } })
  return fromColumn<unknown>(row?.settings ?? null)
}

/** The same, to be changed: other writers wait. */
export async function lockGuildSettings(tx: Tx, id: string): Promise<unknown> {
  await inTurn(tx, `settings ${id}`)
  return guildSettings(tx, id)
}

/** Stores what organisers have set. */
export async function saveGuildSettings(tx: Tx, id: string, settings: unknown): Promise<void> {
  const columns = { settings: toColumn(settings) }
  await tx.guild.upsert({ where: { id }, create: { id, ...columns }, update: columns })
}

/** The bot's role on a server for those who want to be called for a game, as far as it is known. */
export async function findCallRole(tx: Tx, guild: string, what: string): Promise<string | undefined> {
  return (await tx.callRole.findUnique({ where: { guild_what: { guild, what } } }))?.role ?? undefined
}

/** Remembers that role. */
export async function saveCallRole(tx: Tx, guild: string, what: string, role: string): Promise<void> {
  await tx.callRole.upsert({
    where: { guild_what: { guild, what } },
    create: { guild, what, role },
    update: { role },
  })
}

/** Notes that something is mentioned now, if that was not done since a moment; otherwise when it was. */
export async function claimMention(
  tx: Tx,
  { guild, what, now, since }: { guild: string; what: string; now: Date; since: Date },
): Promise<Date | undefined> {
  await tx.callRole.createMany({ data: [{ guild, what }], skipDuplicates: true })
  const { count } = await tx.callRole.updateMany({
    where: { guild, what, OR: [{ at: null }, { at: { lte: since } }] },
    data: { at: now },
  })
  if (count === 1) return undefined
  return (await tx.callRole.findUnique({ where: { guild_what: { guild, what } } }))?.at ?? now
}

/** The role that organises a server's leagues. */
export async function guildOrganisers(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.guild.findUnique({ where: { id } }))?.organisers ?? undefined
}

/** Stores the role that organises a server's leagues; none when null. */
export async function saveGuildOrganisers(tx: Tx, id: string, organisers: string | null): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, organisers }, update: { organisers } })
}
