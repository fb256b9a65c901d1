// A bot made of the unmodified discord.js, connected to a sandbox.
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js'
import type { Sandbox } from '../../src/sandbox/index.ts'

/** A logged-in client; `answer` gets every interaction. Errors thrown in it are kept in `errors`. */
export async function startBot(
  sandbox: Sandbox,
  answer: (interaction: Interaction) => unknown = () => undefined,
  intents: number[] = [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.DirectMessages,
  ],
) {
  const client = new Client({ intents, rest: { api: `${sandbox.url}/api`, retries: 2 } })
  const errors: unknown[] = []
  client.on(Events.InteractionCreate, async (interaction) => {
    try {
      await answer(interaction)
    } catch (error) {
      errors.push(error)
    }
  })
  client.on(Events.Error, (error) => errors.push(error))
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(sandbox.token)
  return { client: await ready, errors, stop: () => client.destroy() }
}

/** One bare REST request as the bot, for what discord.js would not send. */
export async function request(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const response = await fetch(`${sandbox.url}/api/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${sandbox.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
  return { status: response.status, code: json?.code, body: json, headers: response.headers }
}

/** Waits until `look` is true; fails after a minute. */
export async function eventually(look: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!look()) {
    if (Date.now() > end) throw new Error('this never became true')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
