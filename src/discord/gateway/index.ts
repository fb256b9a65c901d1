// The gateway, for the bot: its sessions, how many shards there are, and the commands that Discord knows.
export { type GatewayState, openGateway } from './gateway.ts'
export type { Origin, Received } from './interactions.ts'
export { recommendedShards, type Shards } from './layout.ts'
export { promised } from './promised.ts'
export { registerCommands } from './registration.ts'
export type { Server } from './server.ts'
export { lastWordOf, type TurnedAway } from './turned-away.ts'
export { restUntil } from './wait-until.ts'
