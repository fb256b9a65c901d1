// `/me away`: a vacation in which a member's clocks are paused, between two moments as people write them.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { subcommand, textOption } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { readMoment } from '../../src/discord/input/moment.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { moment } from '../../src/discord/words/time.ts'
import { DAY } from '../../src/text/length.ts'
import { echo } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'

const LONGEST = 60 * DAY
const FARTHEST = 180 * DAY
const BACK = /^(back|off|no|none|now|end|stop|here|回來|回来|結束|结束|取消|現在|现在)$/i

export const away: Part = {
  definition: subcommand(
    'away',
    'me away',
    textOption('until', 'me away until', { maxLength: 60 }),
    textOption('from', 'me away from', { maxLength: 60 }),
  ),
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const problem = await change(bot, call)
    if (problem !== undefined) return { content: problem }
    const { away: until, awayFrom: from } = await bot.host.clock.timesOf(call.person.id)
    if (!until) return { content: words['away-over']() }
    const when = moment(until, 'f')
    const content = from
      ? words['away-planned']({ from: moment(from, 'f'), until: when })
      : words['away-until']({ when, far: moment(until, 'R') })
    return { content }
  },
}

/** Takes what was typed, if anything was; what is wrong with it. */
async function change({ host, clock }: BotContext, call: CommandCall): Promise<string | undefined> {
  const words = wordsOf(call.language)
  const [typed, begins] = [call.text('until')?.trim(), call.text('from')?.trim()]
  if (!typed) return begins ? words['away-both']() : undefined
  if (BACK.test(typed)) {
    await host.clock.setAway(call.person, undefined)
    return undefined
  }
  const zone = (await host.clock.timesOf(call.person.id)).quiet?.zone ?? 'UTC'
  const now = clock.now().getTime()
  const from = begins ? readMoment(begins, now, zone) : now
  if (from === undefined) return words['away-unknown']({ text: echo(begins ?? '') })
  // A length counts from the beginning.
  const until = readMoment(typed, from, zone)
  if (until === undefined) return words['away-unknown']({ text: echo(typed) })
  if (until <= from || from - now > FARTHEST) return words['away-order']()
  if (until - from > LONGEST) return words['away-long']()
  await host.clock.setAway(call.person, new Date(until), new Date(from))
  return undefined
}
