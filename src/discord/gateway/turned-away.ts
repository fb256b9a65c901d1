// Closes by Discord after which no session is possible, and what the operator can do about each.
// https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
import { GatewayCloseCodes } from 'discord.js'

/** Discord lets this bot in no more until somebody changes something; the message is one line that says what. */
export class TurnedAway extends Error {}

const PORTAL = 'https://discord.com/developers/applications → your application → Bot'

const LINES: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: `the token is not valid (any more): press Reset Token at ${PORTAL}, put it into DISCORD_TOKEN, and start again`,
  [GatewayCloseCodes.InvalidShard]:
    'there is no such shard: SHARD_LIST must name numbers below SHARDS, the same in every process',
  [GatewayCloseCodes.ShardingRequired]:
    'the bot is on too many servers for so few shards: set SHARDS=auto in every process, and start them again',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord no longer speaks this version of its gateway: install a newer version of the bot',
  [GatewayCloseCodes.InvalidIntents]:
    'Discord no longer knows an intent that the bot asks for: install a newer version of the bot',
  [GatewayCloseCodes.DisallowedIntents]: `an intent is not granted to the bot: look under Privileged Gateway Intents at ${PORTAL}, or install an unchanged version of the bot, which needs none`,
}

/** The last word of a close code, if it is one. */
export const lastWordOf = (code: number): TurnedAway | undefined =>
  LINES[code] === undefined
    ? undefined
    : new TurnedAway(`Discord closed the gateway permanently (${code}): ${LINES[code]}`)
