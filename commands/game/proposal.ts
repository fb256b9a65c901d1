// The shape of subcommands that ask the table: done at once where nobody else has a say, else put to a vote.
import type { CommandCall } from '../../src/discord/call.ts'
import type { BotContext } from '../../src/discord/context.ts'
import { type DescriptionPath, gameOption, subcommand } from '../../src/discord/definition.ts'
import { proposedText } from '../../src/discord/panels/voting.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import type { Screen } from '../../src/discord/screen.ts'
import type { GameId } from '../../src/host/types.ts'
import type { Proposal } from '../../src/host/votes/index.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import { type Part, withGame } from './part.ts'

/** Puts a proposal to a game's table; what the person is told. */
export async function putToTable(
  bot: BotContext,
  call: CommandCall,
  game: GameId,
  what: Proposal,
  done: (words: BotPhrases) => string,
): Promise<Screen> {
  const result = await bot.host.votes.propose(game, call.person, what)
  if (!result.ok) return refusalScreen(bot, call, game, result.refusal)
  const { vote } = result.value
  return { content: vote ? proposedText(vote, call) : done(wordsOf(call.language)) }
}

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
