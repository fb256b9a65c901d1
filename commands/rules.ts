// `/rules`: a game's rules, topic by topic.
import type { CommandCall } from '../src/discord/call/call.ts'
import { command, completedOption } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { BotContext } from '../src/discord/core/context.ts'
import { findGame } from '../src/discord/input/find-game.ts'
import { titleMenu } from '../src/discord/panels/lobby/game-chooser.ts'
import { rulesScreen } from '../src/discord/panels/newcomers/rules.ts'
import { LIMITS } from '../src/discord/screen/limits.ts'
import { paragraphs, type Screen } from '../src/discord/screen/screen.ts'
import { nearText, wordsOf } from '../src/discord/words/present.ts'
import type { Title } from '../src/games/common/title.ts'
import { clip, echo } from '../src/text/markdown.ts'
import { nearest } from '../src/text/nearest.ts'
import { normal } from '../src/text/normal.ts'

export const rules: Command = {
  definition: command(
    'rules',
    [completedOption('topic', 'rules topic'), completedOption('game', 'rules game')],
    'personal',
  ),
  async execute(bot, call) {
    const title = await titleMeant(bot, call)
    if (!title) return whichRules(bot, call)
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

/** No game is played here that is meant, or none is called so: the games to choose from. */
function whichRules({ titles }: BotContext, { text, language }: CommandCall): Screen {
  const words = wordsOf(language)
  const named = text('game')?.trim() ?? ''
  const near = nearest(
    normal(named),
    Object.values(titles).map((title) => ({
      value: `**${title.words[language].title}**`,
      names: [title.game.id, ...Object.values(title.words).map((each) => each.title)].map(normal),
    })),
  )
  return {
    content: paragraphs(
      named !== '' && words['rules-no-title']({ text: echo(named) }),
      nearText(near, language) ?? words['rules-which'](),
    ),
    rows: [titleMenu(titles, language, undefined, 'rulesof')],
  }
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
  // A member who watches a game here asks about this one, not about one of their own elsewhere.
  const here = await findGame(bot, call, { over: true })
  const found = 'info' in here ? here : await findGame(bot, call, { mine: true, over: true })
  const info = 'info' in found ? found.info : found.here
  if (info) return bot.titles[info.title]
  return titles.length === 1 ? titles[0] : undefined
}
