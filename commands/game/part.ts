// A subcommand of `/game`, and the shape that most of them have: find the game, ask the host, say what became of it.
import type { APIApplicationCommandSubcommandOption } from 'discord.js'
import type { CommandCall, CompletionCall } from '../../src/discord/call/call.ts'
import { type DescriptionPath, gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import type { Suggestion } from '../../src/discord/choice/suggest.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { findGame, type Wanted } from '../../src/discord/input/find-game.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { GameInfo, Result } from '../../src/host/table/types.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import type { Language } from '../../src/text/language.ts'

/** One subcommand. */
export interface Part {
  readonly definition: APIApplicationCommandSubcommandOption
  readonly slow?: true
  /** Also about games that are over. */
  readonly over?: true
  execute(bot: BotContext, call: CommandCall): Promise<Screen>
  complete?(bot: BotContext, call: CompletionCall): Promise<readonly Suggestion[]>
}

/** What is on or off. */
export const SWITCH = (['on', 'off'] as const).map((value) => ({
  value,
  name: (language: Language) => wordsOf(language)[`dashboard-${value}`](),
}))

type Action = (bot: BotContext, call: CommandCall, game: GameInfo) => Promise<Result<GameInfo>>

/** A subcommand that asks the host for one thing about one game. */
export const action = (
  name: string,
  path: DescriptionPath,
  wanted: Omit<Wanted, 'named'>,
  ask: Action,
  done: (words: BotPhrases, game: GameInfo, call: CommandCall) => string,
): Part => ({
  definition: subcommand(name, path, gameOption()),
  slow: true,
  execute: (bot, call) => doAction(bot, call, wanted, ask, done),
})

/** A subcommand about a game that may be over; these are offered with the others. */
export const lookingBack = (
  part: Pick<Part, 'definition' | 'slow'>,
  go: (bot: BotContext, call: CommandCall, game: GameInfo) => Promise<Screen>,
): Part => ({
  ...part,
  over: true,
  execute: (bot, call) => withGame(bot, call, { over: true }, (game) => go(bot, call, game)),
})

/** Finds the game, asks, and says what became of it. */
export async function doAction(
  bot: BotContext,
  call: CommandCall,
  wanted: Omit<Wanted, 'named'>,
  ask: Action,
  done: (words: BotPhrases, game: GameInfo, call: CommandCall) => string,
): Promise<Screen> {
  return withGame(bot, call, wanted, async (info) => {
    const result = await ask(bot, call, info)
    if (!result.ok) return refusalScreen(bot, call, info.id, result.refusal)
    return { content: done(wordsOf(call.language), result.value, call) }
  })
}

/** Finds the game a call means and goes on with it, or says why it cannot. */
export async function withGame(
  bot: BotContext,
  call: CommandCall,
  wanted: Omit<Wanted, 'named'>,
  go: (info: GameInfo) => Promise<Screen>,
): Promise<Screen> {
  const found = await findGame(bot, call, { ...wanted, named: call.text('game') })
  return 'problem' in found ? { content: found.problem } : go(found.info)
}
