// The context of a trial on a test server: the bot's own wire, the place, and the things deleted afterwards.
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'
import { codeOf, type Wire } from '../../src/discord/core/wire.ts'
import type { Finding } from '../doctor/finding.ts'

/** A trial on a test server. */
export interface Trial {
  readonly rest: REST
  /** What the bot itself posts by. */
  readonly wire: Wire
  readonly application: string
  readonly guild: string
  readonly channel: string
  /** Who takes the direct message and comes to the thread. */
  readonly operator: string
  /** The message on which later steps build. */
  message?: string
  thread?: string
  /** Notes something that was made and how it is deleted; what was made last is deleted first. */
  made(what: string, remove: () => Promise<unknown>): void
}

/** One thing that is tried. */
export interface Step {
  /** What it does, as a sentence without a subject. */
  readonly does: string
  /** The permission without which Discord refuses it. */
  readonly needs: string
  /** Whether the bot gets on without it. */
  readonly optional?: true
  /** @throws Discord's errors */
  run(trial: Trial): Promise<Finding>
}

const MISSING_ACCESS = 50_001
const MISSING_PERMISSIONS = 50_013
const NO_DIRECT_MESSAGES = [50_007, 40_003]

/** What a refusal of Discord means for a step. */
export function findingFor({ does, needs, optional }: Step, error: unknown): Finding {
  const how = optional ? 'worth' : 'wrong'
  const code = codeOf(error)
  const reason = error instanceof Error ? error.message : String(error)
  const what = `could not ${does} (${reason})`
  if (code === MISSING_ACCESS || code === MISSING_PERMISSIONS)
    return { how, what, todo: `give the bot’s role ${needs} in this channel` }
  if (code !== undefined && NO_DIRECT_MESSAGES.includes(code))
    return {
      how,
      what,
      todo: 'allow direct messages from members of this server (its menu → Privacy Settings)',
    }
  return { how, what, todo: 'docs/real-discord.md says what to do about each step' }
}

const idShape = z.object({ id: z.string() })
const channelShape = z.object({ id: z.string(), guild_id: z.string().optional(), name: z.string().nullish() })
const applicationShape = z.object({
  id: z.string(),
  owner: idShape.optional(),
  team: z.object({ owner_user_id: z.string() }).nullish(),
})

/** The channel of a trial and its server. @throws Error with a line that says what to name instead */
export async function findChannel(rest: REST, channel: string): Promise<{ guild: string; name: string }> {
  const raw = await rest.get(Routes.channel(channel)).catch((error: unknown) => {
    throw new Error(
      `Discord does not show the bot a channel ${channel} (${(error as Error).message}): copy the id of a text channel of a test server (Developer Mode on, then Copy Channel ID), where the bot may View Channel`,
    )
  })
  const { guild_id: guild, name } = channelShape.parse(raw)
  if (guild === undefined) throw new Error(`${channel} is a channel of direct messages: name one of a server`)
  return { guild, name: name ?? channel }
}

/** The application and who owns it. */
export async function findApplication(rest: REST): Promise<{ id: string; owner: string | undefined }> {
  const { id, owner, team } = applicationShape.parse(await rest.get(Routes.currentApplication()))
  return { id, owner: team?.owner_user_id ?? owner?.id }
}
