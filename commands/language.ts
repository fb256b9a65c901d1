// `/language`: the language in which the bot speaks to you, and that of the server's new tables.
import { languageOfPerson, languageOfTables } from '../src/discord/call/call.ts'
import { choiceOption, command } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { setServerLanguage } from '../src/discord/panels/newcomers/welcome.ts'
import { paragraphs } from '../src/discord/screen/screen.ts'
import { managesServer } from '../src/discord/words/permissions.ts'
import { wordsOf } from '../src/discord/words/present.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/text/language.ts'
import { languageChoices } from './game/new.ts'

export const language: Command = {
  definition: command(
    'language',
    [
      choiceOption('mine', 'language mine', languageChoices()),
      choiceOption('server', 'language server', languageChoices()),
    ],
    'direct',
  ),
  async execute(bot, call) {
    const mine = languageNamed(call.text('mine'))
    const server = languageNamed(call.text('server'))
    if (mine) await bot.host.people.setLanguage(call.person, mine)
    const words = wordsOf(mine ?? call.language)
    const lines = mine ? [words['language-set']({ language: LANGUAGE_NAMES[mine] })] : []
    if (server && call.guild === undefined) lines.push(words['guild-only']())
    else if (server && !managesServer(call.mayDo)) lines.push(words['language-not-manager']())
    else if (server && call.guild !== undefined) {
      await setServerLanguage(bot, call.guild, server)
      lines.push(words['language-server-set']({ language: LANGUAGE_NAMES[server] }))
    }
    if (lines.length > 0) return { content: paragraphs(...lines) }
    const spoken = LANGUAGE_NAMES[await languageOfPerson(bot, call.person)]
    if (call.guild === undefined) return { content: words['language-is-mine']({ mine: spoken }) }
    const tables = LANGUAGE_NAMES[await languageOfTables(bot, call)]
    return { content: words['language-is']({ mine: spoken, server: tables }) }
  },
}

const languageNamed = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((each) => each === text)
