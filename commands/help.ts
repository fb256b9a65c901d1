// `/help`: how playing works.
import { command } from '../src/discord/definition.ts'
import { wordsOf } from '../src/discord/present.ts'
import type { Command } from '../src/discord/reply.ts'
import { paragraphs } from '../src/discord/screen.ts'

export const help: Command = {
  definition: command('help', [], { anywhere: true }),
  async execute(_desk, { language }) {
    const words = wordsOf(language)
    return { content: paragraphs(words['help-title'](), words['help-body']()) }
  },
}
