// The languages that members and servers chose.
import type { LookTx, Tx } from './open.ts'

/** A member's chosen language. */
export async function memberLanguage(tx: LookTx, id: string): Promise<string | undefined> {
  const [found] = await tx.$queryRaw<{ language: string | null }[]>`
    select language from members where id = ${id}`
  return found?.language ?? undefined
}

/** Stores a member's language. */
export async function saveMemberLanguage(tx: Tx, id: string, name: string, language: string): Promise<void> {
  await tx.member.upsert({ where: { id }, create: { id, name, language }, update: { name, language } })
}

/** A server's language. */
export async function guildLanguage(tx: LookTx, id: string): Promise<string | undefined> {
  const [found] = await tx.$queryRaw<{ language: string | null }[]>`
    select language from guilds where id = ${id}`
  return found?.language ?? undefined
}

/** Stores a server's language. */
export async function saveGuildLanguage(tx: Tx, id: string, language: string): Promise<void> {
  await tx.guild.upsert({ where: { id }, create: { id, language }, update: { language } })
}
