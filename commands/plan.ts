// `/plan`: one's next turn chosen ahead; shown, dropped, or a step added by typing.
import type { CommandCall, CompletionCall } from '../src/discord/call/call.ts'
import { completedOption, gameOption, subcommand } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { listedOf, namesOf } from '../src/discord/choice/labels.ts'
import { readChoice } from '../src/discord/choice/parse.ts'
import { problemText } from '../src/discord/choice/problem.ts'
import { type Suggestion, suggest } from '../src/discord/choice/suggest.ts'
import { type BotContext, titleOf } from '../src/discord/core/context.ts'
import { findGame } from '../src/discord/input/find-game.ts'
import { addToPlan, askedNext, dropPlan, planScreen } from '../src/discord/panels/decision/plan-panel.ts'
import type { Screen } from '../src/discord/screen/screen.ts'
import { wordsOf } from '../src/discord/words/present.ts'
import type { GameId } from '../src/host/table/types.ts'
import { family } from './family.ts'
import { type Part, withGame } from './game/part.ts'

const show: Part = {
  definition: subcommand('show', 'plan show', gameOption()),
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, async ({ id }) =>
      planScreen(bot, call, id, await bot.host.plans.look(id, call.person)),
    ),
}

const drop: Part = {
  definition: subcommand('drop', 'plan drop', gameOption()),
  slow: true,
  execute: (bot, call) => withGame(bot, call, { mine: true }, ({ id }) => dropPlan(bot, call, id)),
}

const add: Part = {
  definition: subcommand(
    'add',
    'plan add',
    completedOption('choice', 'plan add choice', { required: true }),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) => withGame(bot, call, { mine: true }, ({ id }) => addTyped(bot, call, id)),
  complete: suggestSteps,
}

/** A typed step of a plan, read as `/play` reads a choice. */
async function addTyped(bot: BotContext, call: CommandCall, game: GameId): Promise<Screen> {
  const result = await bot.host.plans.look(game, call.person)
  const next = result.ok ? askedNext(result.value) : undefined
  if (!next) return planScreen(bot, call, game, result)
  const { decision } = next.playerView
  const title = titleOf(bot, next.info)
  const names = namesOf(decision, title, next.info)
  const reading = readChoice(decision, next.token, names, call.text('choice') ?? '')
  if (reading.kind === 'choice') return addToPlan(bot, call, next, reading.choice)
  const listed = listedOf(decision, call.language, title, next.info)
  const refused = problemText(decision, reading, listed, call, names)
  return planScreen(bot, call, game, result, { refused })
}

async function suggestSteps(bot: BotContext, call: CompletionCall): Promise<readonly Suggestion[]> {
  const found = await findGame(bot, call, { mine: true, named: call.text('game') })
  if ('problem' in found) return []
  const result = await bot.host.plans.look(found.info.id, call.person)
  const next = result.ok ? askedNext(result.value) : undefined
  if (!next) return []
  const { decision } = next.playerView
  const title = titleOf(bot, next.info)
  const listed = listedOf(decision, call.language, title, next.info)
  const names = namesOf(decision, title, next.info)
  return suggest({ decision, token: next.token, ...listed, names, words: wordsOf(call.language) }, call.typed)
}

export const plan: Command = family('plan', [show, add, drop], { reach: 'direct' })
