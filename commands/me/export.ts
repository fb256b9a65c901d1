// `/me export`: everything stored about the one who asks, as a file for them alone.
import { subcommand } from '../../src/discord/call/definition.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Part } from '../game/part.ts'

export const exportMe: Part = {
  definition: subcommand('export', 'me export'),
  slow: true,
  async execute({ host }, { person, language }) {
    const file = await host.people.exportOf(person)
    return {
      content: wordsOf(language)['export-me-here'](),
      files: [{ name: 'peach-garden-me.json', data: `${JSON.stringify(file, null, 1)}\n` }],
    }
  },
}
