// The gateway, for the bot: its sessions, how many shards there are, and the commands that Discord knows.
export { noteMishaps, openGateway } from './gateway.ts'
export { recommendedShards, type Shards } from './layout.ts'
export { registerCommands } from './registration.ts'
export type { TurnedAway } from './turned-away.ts'
