// Common parts of organisers' commands: permission is checked anew, and each has a public reason.
// Discord hides these commands from nobody: it knows nothing of a league's own role.
import type { APIApplicationCommandBasicOption } from 'discord.js'
import type { CommandCall } from '../../src/discord/call/call.ts'
import { type DescriptionPath, subcommand, textOption } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { tableNamed } from '../../src/discord/leagues/league-lookup.ts'
import { organiserLacks } from '../../src/discord/leagues/organiser-check.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { sayIn, wordsOf } from '../../src/discord/words/present.ts'
import type { LeagueInfo, Organiser } from '../../src/host/leagues/index.ts'
import type { GameId, Result } from '../../src/host/table/types.ts'
import type { BotPhrases } from '../../src/text/bot/index.ts'
import { echo, escapeMarkdown } from '../../src/text/markdown.ts'
import { firstVisible } from '../../src/text/visible.ts'
import type { Part } from '../game/part.ts'
import { leagueOption, withLeague } from '../league/part.ts'

/** Characters of a reason. */
export const REASON = { min: 2, max: 200 }

/** Everything an act needs. */
export interface Acting {
  readonly bot: BotContext
  readonly call: CommandCall
  readonly league: LeagueInfo
  readonly by: Organiser
  readonly words: BotPhrases
}

/** What came of an act: what the host says, and how it reads when it is done; or why it was not even asked. */
type Acted = { readonly result: Result<LeagueInfo>; readonly done: string } | { readonly problem: string }

/** A subcommand that does one thing as an organiser. */
export const act = (
  name: string,
  path: DescriptionPath,
  options: readonly APIApplicationCommandBasicOption[],
  perform: (acting: Acting) => Promise<Acted>,
): Part => ({
  definition: subcommand(
    name,
    path,
    ...options.filter(({ required }) => required),
    reasonOption(),
    ...options.filter(({ required }) => !required),
    leagueOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withLeague(bot, call, async (_bot, _call, league) => {
      const words = wordsOf(call.language)
      const lacks = await organiserLacks(bot, call, league)
      if (lacks !== undefined) return { content: lacks }
      const reason = reasonOf(call)
      if (reason === undefined) return { content: words['league-reason-short'](REASON) }
      const acted = await perform({ bot, call, league, words, by: { person: call.person, reason } })
      if ('problem' in acted) return { content: acted.problem }
      if (!acted.result.ok) return { content: sayIn(call.language, acted.result.refusal) }
      return { content: paragraphs(acted.done, words['league-logged']({ reason: escapeMarkdown(reason) })) }
    }),
})

/** Why something is done, for all to read. */
export const reasonOption = () =>
  textOption('reason', 'option reason', { required: true, minLength: REASON.min, maxLength: REASON.max })

/** The reason that was typed, if it can be read. */
export function reasonOf(call: CommandCall): string | undefined {
  const reason = firstVisible(call.text('reason')) ?? ''
  const { length } = [...reason]
  return length < REASON.min || length > REASON.max ? undefined : reason
}

/** The game that `game:` names among the league's tables, or what to say instead. */
export async function gameMeant({
  bot,
  call,
  league,
  words,
}: Acting): Promise<{ readonly game: GameId } | { readonly problem: string }> {
  const typed = call.text('game') ?? ''
  const game = (await tableNamed(bot, league, typed))?.game
  if (game !== undefined) return { game }
  return { problem: words['league-no-table']({ text: echo(typed) }) }
}

/** A person as Markdown. */
export const personName = ({ name }: { readonly name: string }): string => `**${escapeMarkdown(name)}**`
