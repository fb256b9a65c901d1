// Seeds a new sandbox: a server, its channels and its people.
import { createChannel } from './world/channels.ts'
import { createGuild, createUser, invited, memberJoins } from './world/people.ts'
import type { PermissionName } from './world/permissions.ts'
import type { World } from './world/world.ts'

/** The server that a sandbox starts with when there is no saved state. */
export interface SeedData {
  readonly guild: string
  /** The server's own language, `en-US` by default. */
  readonly locale?: string
  readonly channels: readonly { readonly name: string; readonly topic?: string }[]
  /** The first of them owns the server; without any it gets an owner of its own. */
  readonly members: readonly { readonly name: string; readonly locale: string }[]
  /** What the bot was given besides what it is invited with. */
  readonly given?: readonly PermissionName[]
}

const PLAIN: SeedData = { guild: 'Sandbox', channels: [{ name: 'general' }], members: [] }

/** Puts the bot, a server, its channels and its members into an empty world. */
export function seed(world: World, botName: string, seedData = PLAIN): void {
  const bot = createUser(world, botName, 'en-US', true)
  world.state.application = bot.id
  const [owner, ...others] = seedData.members.map(({ name, locale }) => createUser(world, name, locale))
  const mayDo = [...invited, ...(seedData.given ?? [])]
  const guild = createGuild(world, seedData.guild, seedData.locale ?? 'en-US', mayDo, owner)
  world.state.guild = guild.id
  for (const { name, topic } of seedData.channels) createChannel(world, { guild: guild.id, name, topic })
  for (const user of others) memberJoins(world, guild, user)
}
