// `/game pause`: asks the table to pause a running game, for a week or until a moment.
import { gameOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { readMoment } from '../../src/discord/input/moment.ts'
import { putToTable } from '../../src/discord/panels/votes/voting.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { moment } from '../../src/discord/words/time.ts'
import { echo } from '../../src/text/markdown.ts'
import { ownZone } from './own-zone.ts'
import { type Part, withGame } from './part.ts'

export const pause: Part = {
  definition: subcommand(
    'pause',
    'game pause',
    textOption('until', 'game pause until', { maxLength: 60 }),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, async ({ id }) => {
      const typed = call.text('until')?.trim() ?? ''
      const zone = (await ownZone(bot, call)) ?? 'UTC'
      const until = typed === '' ? undefined : readMoment(typed, bot.clock.now().getTime(), zone)
      if (typed !== '' && until === undefined)
        return { content: wordsOf(call.language)['pause-unknown']({ text: echo(typed) }) }
      const asked = { kind: 'pause', ...(until !== undefined && { until: new Date(until) }) } as const
      return putToTable(bot, call, id, asked, (words, { pausedUntil }) =>
        words['game-paused-done']({ until: pausedUntil ? moment(pausedUntil, 'f') : '' }),
      )
    }),
}
