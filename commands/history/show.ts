// `/history show`: a game's past, step by step, with the table as it stood.
import { gameOption, numberOption, subcommand } from '../../src/discord/call/definition.ts'
import { historyScreen } from '../../src/discord/panels/table/history.ts'
import { lookingBack } from '../game/part.ts'

/** Longer games than any have fewer steps. */
const MOST = 99_999

export const show = lookingBack(
  {
    definition: subcommand(
      'show',
      'history show',
      numberOption('step', 'history show step', { min: 1, max: MOST }),
      gameOption(),
    ),
    slow: true,
  },
  (bot, call, info) =>
    historyScreen(bot, call, info.id, { viewer: 'public', step: call.number('step') ?? 1 }),
)
