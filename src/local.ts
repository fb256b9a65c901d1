// The sandbox that a bot without a token plays on, and the server that a newcomer finds there.
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openSandbox, PortTaken, type Sandbox, type SeedData } from './sandbox/index.ts'

/** The server that a newcomer finds. */
const SEED_DATA: SeedData = {
  guild: 'Peach Garden',
  channels: [{ name: 'game-room', topic: 'Table games of the Three Kingdoms' }, { name: 'lounge' }],
  members: [
    { name: 'Mei', locale: 'zh-TW' },
    { name: 'Arjun', locale: 'en-US' },
    { name: 'Lena', locale: 'en-GB' },
    { name: '小明', locale: 'zh-CN' },
  ],
  // All that is optional on a real server: here everything is to be seen.
  given: ['ManageThreads', 'PinMessages', 'CreateEvents', 'ManageRoles', 'ManageChannels', 'MentionEveryone'],
}

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
      seedData: SEED_DATA,
    })
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    throw new Error(
      `Port ${port} is taken, perhaps by a Peach Garden that still runs: stop that, or set SANDBOX_PORT to another number`,
    )
  }
}
