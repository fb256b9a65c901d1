// The shape of subcommands that ask the table: done at once where nobody else has a say, else put to a vote.
import { type DescriptionPath, gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { putToTable } from '../../src/discord/panels/votes/voting.ts'
import type { Proposal } from '../../src/host/votes/index.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import { type Part, withGame } from './part.ts'

/** A subcommand that makes one proposal. */
export const proposal = (
  name: string,
  path: DescriptionPath,
  what: Proposal,
  done: (words: BotPhrases) => string,
): Part => ({
  definition: subcommand(name, path, gameOption()),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, ({ id }) => putToTable(bot, call, id, what, done)),
})
