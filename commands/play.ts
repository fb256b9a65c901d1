// `/play`: a choice typed or completed; what arrives is treated as typed text.
import type { CommandCall } from '../src/discord/call/call.ts'
import { command, completedOption, gameOption } from '../src/discord/call/definition.ts'
import { refusalScreen } from '../src/discord/call/refusals.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { listedOf, namesOf } from '../src/discord/choice/labels.ts'
import { readChoice } from '../src/discord/choice/parse.ts'
import { problemText } from '../src/discord/choice/problem.ts'
import { suggest } from '../src/discord/choice/suggest.ts'
import { type AskedView, isAsked } from '../src/discord/core/asked-view.ts'
import { type BotContext, titleOf } from '../src/discord/core/context.ts'
import { Recent } from '../src/discord/core/recent.ts'
import { findGame, suggestGames } from '../src/discord/input/find-game.ts'
import { answer } from '../src/discord/panels/decision/answer-flow.ts'
import { notYours, standing } from '../src/discord/panels/decision/game-status.ts'
import { lookBack } from '../src/discord/panels/decision/seat-return.ts'
import type { Screen } from '../src/discord/screen/screen.ts'
import { wordsOf } from '../src/discord/words/present.ts'
import { withGame } from './game/part.ts'

export const play: Command = {
  definition: command(
    'play',
    [completedOption('choice', 'play choice', { required: true }), gameOption()],
    'direct',
  ),
  slow: () => true,
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, async (info) => {
      const { looked, back } = await lookBack(bot, call, info.id, 'brief')
      if (!looked.ok) return refusalScreen(bot, call, info.id, looked.refusal)
      const gameView = looked.value
      if (!isAsked(gameView)) return standing(bot, call, info.id, back ?? notYours(gameView, call.language))
      return playTyped(bot, call, gameView, call.text('choice') ?? '')
    }),
  complete: async (bot, call) =>
    call.focused === 'game' ? suggestGames(bot, call, call.typed) : suggestChoices(bot, call, call.typed),
}

async function playTyped(
  bot: BotContext,
  call: CommandCall,
  look: AskedView,
  typed: string,
): Promise<Screen> {
  // Who plays sees what follows at once.
  looks.forget(bot, `${call.person.id} `)
  const { decision } = look.playerView
  const names = namesOf(decision, titleOf(bot, look.info), look.info)
  const reading = readChoice(decision, look.token, names, typed)
  if (reading.kind === 'choice') return answer(bot, call, look.info.id, look.token, reading.choice)
  const listed = listedOf(decision, call.language, titleOf(bot, look.info), look.info)
  return standing(bot, call, look.info.id, { refused: problemText(decision, reading, listed, call, names) })
}

const looks = new Recent<AskedView | undefined>()

async function suggestChoices(bot: BotContext, call: CommandCall, typed: string) {
  const look = await recentLook(bot, call)
  if (!look) return []
  const { decision } = look.playerView
  const title = titleOf(bot, look.info)
  return suggest(
    {
      decision,
      token: look.token,
      ...listedOf(decision, call.language, title, look.info),
      names: namesOf(decision, title, look.info),
      words: wordsOf(call.language),
    },
    typed,
  )
}

/** The person's look, remembered while they type; what they send is checked against the present anyway. */
const recentLook = (bot: BotContext, call: CommandCall): Promise<AskedView | undefined> =>
  // Who has nothing to choose yet may be asked at any moment: that is not remembered.
  looks.get(
    bot,
    [call.person.id, call.channel, call.text('game') ?? ''].join(' '),
    () => freshLook(bot, call),
    (found) => found !== undefined,
  )

async function freshLook(bot: BotContext, call: CommandCall): Promise<AskedView | undefined> {
  const found = await findGame(bot, call, { mine: true, named: call.text('game') })
  if ('problem' in found) return undefined
  const look = await bot.host.play.getView(found.info.id, call.person)
  return look.ok && isAsked(look.value) ? look.value : undefined
}
