// `/me note`: a private note to one's own game at where it stands; without words, one's notes to it.
import { gameOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { notesScreen } from '../../src/discord/panels/member/notes.ts'
import { NOTE_LENGTH } from '../../src/host/people/index.ts'
import { type Part, withGame } from '../game/part.ts'

export const note: Part = {
  definition: subcommand(
    'note',
    'me note',
    textOption('text', 'me note text', { maxLength: NOTE_LENGTH }),
    gameOption(),
  ),
  slow: true,
  over: true,
  execute: (bot, call) =>
    withGame(bot, call, { over: true, mine: true }, async (info) => {
      const text = call.text('text')?.trim()
      if (!text) return notesScreen(bot, call, info, await bot.host.people.notesOf(info.id, call.person.id))
      const written = await bot.host.people.writeNote(info.id, call.person, text)
      if (!written.ok) return refusalScreen(bot, call, info.id, written.refusal)
      return notesScreen(bot, call, info, written.value)
    }),
}
