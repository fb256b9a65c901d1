// `/game cancel`: the host calls a lobby off; those who play agree on it, and who plays alone is asked first. A manager of the
// server closes any table, with a reason.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { gameOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { cancelled, cancelQuestion } from '../../src/discord/panels/table/cancelling.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { managesServer } from '../../src/discord/words/permissions.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { REASON_LENGTH } from '../../src/host/upkeep/index.ts'
import { type Part, withGame } from './part.ts'

export const cancel: Part = {
  definition: subcommand(
    'cancel',
    'game cancel',
    gameOption(),
    textOption('reason', 'game cancel reason', { maxLength: REASON_LENGTH }),
  ),
  slow: true,
  execute: (bot, call) => withGame(bot, call, { lobby: true }, (info) => cancelGame(bot, call, info)),
}

async function cancelGame(bot: BotContext, call: CommandCall, info: GameInfo): Promise<Screen> {
  const { id, status, host, players, guild } = info
  const words = wordsOf(call.language)
  const reason = call.text('reason')?.trim() ?? ''
  const manages = guild === call.guild && managesServer(call.mayDo)
  if (reason !== '') {
    if (!manages) return { content: words['cancel-not-manager']() }
    const closed = await bot.host.upkeep.close(id, call.person, reason)
    return closed.ok ? { content: words['table-closed']() } : refusalScreen(bot, call, id, closed.refusal)
  }
  const sits = players.some(({ member }) => member === call.person.id)
  const isOpen = status === 'lobby' || status === 'playing' || status === 'paused'
  if (manages && isOpen && !sits && host !== call.person.id) return { content: words['cancel-reason']() }
  if (status !== 'lobby') return (await cancelQuestion(bot, call, info)) ?? cancelled(bot, call, id)
  const done = await bot.host.lobby.cancel(id, call.person)
  if (!done.ok) return refusalScreen(bot, call, id, done.refusal)
  return { content: words['game-cancelled']() }
}
