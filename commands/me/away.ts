// `/me away`: a vacation in which a member's clocks are paused, until a moment as people write it.
import { subcommand, textOption } from '../../src/discord/call/definition.ts'
import { readMoment } from '../../src/discord/input/moment.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { moment } from '../../src/discord/words/time.ts'
import { DAY } from '../../src/text/length.ts'
import { echo } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'

const LONGEST = 60 * DAY
const BACK = /^(back|off|no|none|now|end|stop|here|回來|回来|結束|结束|取消|現在|现在)$/i

export const away: Part = {
  definition: subcommand('away', 'me away', textOption('until', 'me away until', { maxLength: 60 })),
  async execute({ host, clock }, call) {
    const words = wordsOf(call.language)
    const typed = call.text('until')?.trim()
    const before = await host.clock.timesOf(call.person.id)
    const now = clock.now().getTime()
    const isBack = typed !== undefined && BACK.test(typed)
    const until = typed && !isBack ? readMoment(typed, now, before.quiet?.zone ?? 'UTC') : undefined
    if (typed && !isBack && until === undefined)
      return { content: words['away-unknown']({ text: echo(typed) }) }
    if (until !== undefined && until - now > LONGEST) return { content: words['away-long']() }
    if (typed) await host.clock.setAway(call.person, until === undefined ? undefined : new Date(until))
    const at = typed ? until : before.away?.getTime()
    if (at === undefined) return { content: words['away-over']() }
    const then = new Date(at)
    return { content: words['away-until']({ when: moment(then, 'f'), far: moment(then, 'R') }) }
  },
}
