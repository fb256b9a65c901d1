// `/game give-time seat: amount:`: gives another player more time for the decision they are asked for.
import { completedOption, gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { suggestLengths } from '../../src/discord/input/pace.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { lengthText, readLength } from '../../src/text/length.ts'
import { echo } from '../../src/text/markdown.ts'
import { type Part, withGame } from './part.ts'
import { readSeat, suggestSeats } from './seat.ts'

export const giveTime: Part = {
  definition: subcommand(
    'give-time',
    'game give-time',
    completedOption('seat', 'game give-time seat', { required: true }),
    completedOption('amount', 'game give-time amount', { required: true }),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, {}, async (info) => {
      const words = wordsOf(call.language)
      const seat = readSeat(info, call)
      if (typeof seat === 'string') return { content: seat }
      const typed = call.text('amount') ?? ''
      const length = readLength(typed)
      if (length === undefined) return { content: words['pace-length']({ text: echo(typed) }) }
      const given = await bot.host.clock.giveTime(info.id, call.person, seat, length)
      if (!given.ok) return refusalScreen(bot, call, info.id, given.refusal)
      return { content: words['time-is-given']({ length: lengthText(length, call.language) }) }
    }),
  complete: async (bot, call) =>
    call.focused === 'seat' ? suggestSeats(bot, call) : suggestLengths(call.typed, call.language),
}
