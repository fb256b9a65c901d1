// `/rules`: a game's rules, topic by topic.
import type { CommandCall } from '../src/discord/call.ts'
import { normal } from '../src/discord/choice/labels.ts'
import type { BotContext } from '../src/discord/context.ts'
import { command, completedOption } from '../src/discord/definition.ts'
import { findGame } from '../src/discord/finding.ts'
import { LIMITS } from '../src/discord/limits.ts'
import { rulesScreen } from '../src/discord/panels/rules.ts'
import { wordsOf } from '../src/discord/present.ts'
import type { Command } from '../src/discord/reply.ts'
import type { Title } from '../src/games/title.ts'
import { clip } from '../src/text/markdown.ts'

export const rules: Command = {
  definition: command(
    'rules',
    [completedOption('topic', 'rules topic'), completedOption('game', 'rules game')],
    {
      anywhere: true,
    },
  ),
  async execute(bot, call) {
    const title = await titleMeant(bot, call)
    if (!title) return { content: wordsOf(call.language)['no-game-here']() }
    return rulesScreen(title, call.language, call.text('topic'))
  },
  async complete(bot, call) {
    const text = normal(call.typed)
    const title = await titleMeant(bot, call)
    const all =
      call.focused === 'game'
        ? Object.values(bot.titles).map((each) => ({
            id: each.game.id,
            name: each.words[call.language].title,
          }))
        : (title?.words[call.language].topics ?? []).map(({ id, title: name }) => ({ id, name }))
    return all
      .filter(({ id, name }) => normal(id).includes(text) || normal(name).includes(text))
      .slice(0, LIMITS.options)
      .map(({ id, name }) => ({ name: clip(name, LIMITS.label), value: id }))
  },
}

/** The title named by `game:` (by id or name), else that of the game meant here, else the only one there is. */
async function titleMeant(bot: BotContext, call: CommandCall): Promise<Title | undefined> {
  const titles = Object.values(bot.titles)
  const named = call.text('game')
  if (named !== undefined && named !== '')
    return titles.find(
      ({ game, words }) =>
        normal(game.id) === normal(named) ||
        Object.values(words).some(({ title }) => normal(title) === normal(named)),
    )
  const found = await findGame(bot, call, { mine: true, over: true })
  const info = 'info' in found ? found.info : found.here
  if (info) return bot.titles[info.title]
  return titles.length === 1 ? titles[0] : undefined
}
