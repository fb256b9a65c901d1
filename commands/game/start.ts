// `/game start`: starts with those who sit; asks first where seats are free.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { begin, startedScreen, startQuestion } from '../../src/discord/panels/lobby/start-question.ts'
import { type Part, withGame } from './part.ts'

export const start: Part = {
  definition: subcommand('start', 'game start', gameOption()),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { lobby: true }, async (info) => {
      const question = startQuestion(bot, call, info)
      if (question) return question
      const done = await begin(bot, call, info)
      if (!done.ok) return refusalScreen(bot, call, info.id, done.refusal)
      return startedScreen(bot, call, done.value)
    }),
}
