// Global commands are registered only when they have changed: Discord allows 200 creates a day.

import { createHash } from 'node:crypto'
import { type REST, Routes } from 'discord.js'
import type { Command, MessageCommand } from '../call/reply.ts'
import type { BotContext } from '../core/context.ts'
import { noteFault } from '../core/note-fault.ts'
import { ANSWERS } from '../http/shapes.ts'
import { growingPauses } from './growing-pauses.ts'
import { restUntil } from './wait-until.ts'

/**
 * Registers the commands of an application unless Discord has these already. Resolves after the first attempt; one that fails
 * is repeated with growing pauses until the end.
 */
export async function registerCommands(
  bot: BotContext,
  rest: REST,
  application: string,
  commands: readonly Pick<Command | MessageCommand, 'definition'>[],
  end: AbortSignal,
): Promise<void> {
  const pauses = growingPauses()
  const attempt = async (): Promise<void> => {
    try {
      await register(bot, rest, application, commands, end)
    } catch (error) {
      if (end.aborted) return
      const pause = pauses.after(error)
      noteFault(bot, 'error', error, 'the commands could not be registered', { againInMs: pause })
      void restUntil(pause, end).then(() => (end.aborted ? undefined : attempt()))
    }
  }
  await attempt()
}

async function register(
  { host, log }: BotContext,
  rest: REST,
  application: string,
  commands: readonly Pick<Command | MessageCommand, 'definition'>[],
  signal: AbortSignal,
): Promise<void> {
  const body = commands.map(({ definition }) => definition)
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const key = `commands ${application}`
  if ((await host.settings.get(key)) === digest) {
    // Somebody may have taken them away at Discord's end since.
    const raw = await rest.get(Routes.applicationCommands(application), { signal })
    const there = ANSWERS.commands.shape.parse(raw)
    const names = new Set(there.map(({ name }) => name))
    if (names.size === body.length && body.every(({ name }) => names.has(name))) return
  }
  await rest.put(Routes.applicationCommands(application), { body, signal })
  await host.settings.save(key, digest)
  log.info({ commands: body.length }, 'commands registered')
}
