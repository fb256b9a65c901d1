// The commands that look a card up by its name: they differ in what they look among.
import type { CommandCall } from '../src/discord/call/call.ts'
import { command, completedOption, type DescriptionPath } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { BotContext } from '../src/discord/core/context.ts'
import {
  type Among,
  type Card,
  cardMeant,
  cardText,
  nearCards,
  suggestCards,
} from '../src/discord/input/cards.ts'
import { lookedUpPicture } from '../src/discord/input/people.ts'
import { paragraphs, type Screen } from '../src/discord/screen/screen.ts'
import { nearText, wordsOf } from '../src/discord/words/present.ts'
import type { Language } from '../src/text/language.ts'
import { echo } from '../src/text/markdown.ts'
import { listText } from '../src/text/render.ts'

/** Cards named where a text could mean several. */
const NAMED = 10

/** A command with one option, a card's name. */
export const lookup = ({
  name,
  option,
  among,
  unknown,
}: {
  readonly name: DescriptionPath
  readonly option: DescriptionPath
  readonly among: Among
  /** What is said where nothing is called so. */
  readonly unknown: 'card-unknown' | 'general-unknown'
}): Command => ({
  definition: command(name, [completedOption('name', option, { required: true })], 'personal'),
  async execute(bot, call) {
    const { language } = call
    const typed = call.text('name') ?? ''
    const here = await gameHere(bot, call)
    const meant = cardMeant(bot.titles, typed, here, among)
    if ('id' in meant) return pictured(cardText(meant, language), [meant], language)
    const words = wordsOf(language)
    const text = echo(typed)
    const named = (cards: readonly Card[]) =>
      cards.slice(0, NAMED).map(({ title, id }) => {
        const { names: called, title: game } = title.words[language]
        return `**${called[id] ?? id}** (${game})`
      })
    if (meant.length === 0) {
      const near = named(nearCards(bot.titles, typed, here, among))
      return { content: paragraphs(words[unknown]({ text }), nearText(near, language)) }
    }
    const names = named(meant)
    return pictured(words['card-ambiguous']({ text, cards: listText(names, language) }), meant, language)
  },
  complete: async (bot, call) =>
    suggestCards(bot.titles, call.typed, call.language, await gameHere(bot, call), among),
})

/** An answer with the people that it is about. */
function pictured(content: string, cards: readonly Card[], language: Language): Screen {
  const picture = lookedUpPicture(cards, language)
  return { content, ...(picture && { illustration: { picture, content } }) }
}

/** The rulebook of the game that is played in this channel. */
const gameHere = async (bot: BotContext, call: CommandCall): Promise<string | undefined> =>
  (await bot.host.games.inChannel(call.channel, true))?.title
