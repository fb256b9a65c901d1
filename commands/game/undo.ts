// `/game undo`: takes one's last choice back, at once or once the others allow it.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { standing } from '../../src/discord/panels/standing.ts'
import { proposedText } from '../../src/discord/panels/voting.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { type Part, withGame } from './part.ts'

export const undo: Part = {
  definition: subcommand('undo', 'game undo', gameOption()),
  slow: true,
  execute: (desk, call) =>
    withGame(desk, call, { mine: true }, async ({ id }) => {
      const done = await desk.host.propose(id, call.person, { kind: 'undo' })
      if (!done.ok) return refusalScreen(desk, call, id, done.refusal)
      const { vote } = done.value
      if (vote) return { content: proposedText(vote, call) }
      return standing(desk, call, id, wordsOf(call.language)['taken-back']())
    }),
}
