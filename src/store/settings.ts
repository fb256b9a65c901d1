// Settings of the bot itself.
import type { Tx } from './open.ts'

/** A setting of the bot itself. */
export async function findSetting(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.setting.findUnique({ where: { key } }))?.value
}

/** Stores a setting. */
export async function upsertSetting(tx: Tx, key: string, value: string): Promise<void> {
  await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
}
