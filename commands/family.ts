// A slash command made of subcommands, each a file of its own.
import { command, type DescriptionPath } from '../src/discord/definition.ts'
import { suggestGames } from '../src/discord/finding.ts'
import type { Command } from '../src/discord/reply.ts'
import type { Part } from './game/part.ts'

/** A command of these subcommands; `anywhere` ones also work in direct messages. */
export function family(
  name: DescriptionPath,
  parts: readonly Part[],
  where: { readonly anywhere?: boolean } = {},
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
      where,
    ),
    slow: ({ subcommand }) => partOf(subcommand).slow === true,
    execute: (bot, call) => partOf(call.subcommand).execute(bot, call),
    complete: async (bot, call) =>
      call.focused === 'game'
        ? suggestGames(bot, call, call.typed)
        : ((await partOf(call.subcommand).complete?.(bot, call)) ?? []),
  }
}
