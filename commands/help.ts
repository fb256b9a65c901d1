// `/help`: how playing works, with the games to choose from.
import { command } from '../src/discord/definition.ts'
import { titleMenu } from '../src/discord/panels/choosing.ts'
import { wordsOf } from '../src/discord/present.ts'
import type { Command } from '../src/discord/reply.ts'
import { paragraphs } from '../src/discord/screen.ts'

export const help: Command = {
  definition: command('help', [], { anywhere: true }),
  async execute({ titles }, { language }) {
    const words = wordsOf(language)
    return {
      content: paragraphs(words['help-title'](), words['help-body']()),
      rows: [titleMenu(titles, language)],
    }
  },
}
