// The sandbox that a bot without a token plays on, and the server that a newcomer finds there.
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Bot } from './discord/bot.ts'
import { openSandbox, PortTaken, type Sandbox, type SeedData } from './sandbox/index.ts'

/** The server that a newcomer finds. */
const GARDEN: SeedData = {
  guild: 'Peach Garden',
  channels: [{ name: 'game-room', topic: 'Table games of the Three Kingdoms' }, { name: 'lounge' }],
  members: [
    { name: 'Mei', locale: 'zh-TW' },
    { name: 'Arjun', locale: 'en-US' },
    { name: 'Lena', locale: 'en-GB' },
    { name: '小明', locale: 'zh-CN' },
  ],
}
/** What a newcomer is offered. */
const FIRST_GAME = 'records'

/**
 * Opens the sandbox with the server that a newcomer finds.
 * @throws Error with a clear line when its port is taken
 */
export async function openLocal({ data, sandboxPort: port }: Config): Promise<Sandbox> {
  try {
    return await openSandbox({
      port,
      file: join(data, 'sandbox.json'),
      botName: 'Peach Garden',
      furnishing: GARDEN,
    })
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    throw new Error(
      `Port ${port} is taken, perhaps by a Peach Garden that still runs: stop that, or set SANDBOX_PORT to another number`,
    )
  }
}

/** Greets the room of a newly furnished sandbox; a room that was taken away is not missed. */
export async function welcome(sandbox: Sandbox, bot: Bot): Promise<void> {
  const room = sandbox.channels().find(({ name }) => name === GARDEN.channels[0]?.name)
  if (room) await bot.welcome(room.id, FIRST_GAME, sandbox.guild.locale)
}
