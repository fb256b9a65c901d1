// `/game status`: who sits, whose move it is.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { titleOf } from '../../src/discord/desk.ts'
import { restingText } from '../../src/discord/panels/standing.ts'
import { gameName, groupAwaited, namesSeat, sayIn, seatNames, wordsOf } from '../../src/discord/present.ts'
import { seatsText } from '../../src/discord/publisher/lobby.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { paragraphs } from '../../src/discord/screen.ts'
import { deadlineText } from '../../src/discord/time.ts'
import { type Part, withGame } from './part.ts'

export const status: Part = {
  definition: subcommand('status', 'game status', gameOption()),
  execute: (desk, call) =>
    withGame(desk, call, { over: true }, async (game) => {
      const look = await desk.host.look(game.id, call.person)
      if (!look.ok) return refusalScreen(desk, call, game.id, look.refusal)
      const { info, awaited, ordered, deadlines } = look.value
      const title = titleOf(desk, info)
      const words = wordsOf(call.language)
      const waits = groupAwaited(awaited).map(({ notice, seats }) => {
        const what = sayIn(call.language, notice, title, info)
        const who = seatNames(info, seats, call.language)
        const isNamed = seats.every((seat) => namesSeat(notice, seat))
        const line = words['status-waits']({ what: isNamed ? what : words['prompt-line']({ who, what }) })
        return `${line} ${deadlineText(info, deadlines, seats, call.language)}`.trim()
      })
      const others = ordered.map(({ seat }) => seat)
      if (others.length > 0)
        waits.push(words['prompt-ordered']({ names: seatNames(info, others, call.language) }))
      return {
        content: paragraphs(
          gameName(title, info, call.language),
          words['status-head']({ seats: seatsText(info, call.language), seal: info.seal }),
          info.startedAt &&
            words['status-started']({ when: `<t:${Math.floor(info.startedAt.getTime() / 1000)}:R>` }),
          info.status === 'playing' ? waits.join('\n') : restingText(info, call.language),
        ),
      }
    }),
}
