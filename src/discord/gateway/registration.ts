// Global commands are registered only when they have changed: Discord allows 200 creates a day.

import { createHash } from 'node:crypto'
import { type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { BotContext } from '../context.ts'
import type { Command } from '../reply.ts'

const registeredShape = z.array(z.object({ name: z.string() }))

/** Registers the commands of an application unless Discord has these already. */
export async function registerCommands(
  { host, log }: BotContext,
  rest: REST,
  application: string,
  commands: readonly Command[],
): Promise<void> {
  const body = commands.map(({ definition }) => definition)
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const key = `commands ${application}`
  if ((await host.settings.get(key)) === digest) {
    // Somebody may have taken them away at Discord's end since.
    const there = registeredShape.parse(await rest.get(Routes.applicationCommands(application)))
    const names = new Set(there.map(({ name }) => name))
    if (names.size === body.length && body.every(({ name }) => names.has(name))) return
  }
  await rest.put(Routes.applicationCommands(application), { body })
  await host.settings.save(key, digest)
  log.info({ commands: body.length }, 'commands registered')
}
