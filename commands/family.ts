// A slash command made of subcommands, each a file of its own.
import type { CompletionCall } from '../src/discord/call/call.ts'
import { command, type DescriptionPath, type Reach } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { Suggestion } from '../src/discord/choice/suggest.ts'
import type { BotContext } from '../src/discord/core/context.ts'
import { suggestGames } from '../src/discord/input/find-game.ts'
import type { Part } from './game/part.ts'

/** Completes an option that several subcommands share. */
export type Suggester = (bot: BotContext, call: CompletionCall, part: Part) => Promise<readonly Suggestion[]>

/** What a family of subcommands has in common. */
interface Household {
  readonly reach?: Reach
  /** Completion by option; what is not among them is the subcommand's own. */
  readonly suggest?: Readonly<Record<string, Suggester>>
}

/** Completion of `game:`. */
export const GAMES: Readonly<Record<string, Suggester>> = {
  game: (bot, call, { over }) => suggestGames(bot, call, call.typed, over),
}

/** A command of these subcommands. */
export function family(
  name: DescriptionPath,
  parts: readonly Part[],
  { suggest = GAMES, reach }: Household = {},
): Command {
  const partOf = (named: string | undefined) => {
    const part = parts.find(({ definition }) => definition.name === named)
    if (!part) throw new Error(`no subcommand ${named}`)
    return part
  }
  return {
    definition: command(
      name,
      parts.map(({ definition }) => definition),
      reach,
    ),
    slow: ({ subcommand }) => partOf(subcommand).slow === true,
    execute: (bot, call) => partOf(call.subcommand).execute(bot, call),
    async complete(bot, call) {
      const part = partOf(call.subcommand)
      return (await (suggest[call.focused] ?? part.complete)?.(bot, call, part)) ?? []
    },
  }
}
