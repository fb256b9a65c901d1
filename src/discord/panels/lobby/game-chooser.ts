// Choosing a game: each by its picture, how long it takes and three lines; from there it is tried, opened or read about.
import type { Title } from '../../../games/common/title.ts'
import { isIcon } from '../../../text/icons.ts'
import type { Language } from '../../../text/language.ts'
import { type Call, languageOfTables, openerOf, type PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext, Titles } from '../../core/context.ts'
import { usualPace } from '../../input/pace.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen, select } from '../../screen/screen.ts'
import { aboutText, allFactsText, factsText, samplePicture, usualSeats } from '../../words/introduction.ts'
import { cannotPlayHere } from '../../words/permissions.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { lobbyForm } from './lobby-form.ts'

/** A menu of the games that leads to what each is about, or to its rules; `chosen` is the one that is shown. */
export const titleMenu = (
  titles: Titles,
  language: Language,
  chosen?: Title,
  verb: 'about' | 'rulesof' = 'about',
): Row =>
  select(
    customId(verb),
    wordsOf(language)['choose-title'](),
    Object.values(titles).map((title) => ({
      label: title.words[language].title,
      value: title.game.id,
      ...(isIcon(title.game.id) && { icon: title.game.id }),
      description: factsText(title, language),
      ...(title === chosen && { default: true }),
    })),
  )

/** The games to choose from, with one of them in full if it is named. */
export function chooserScreen(
  { titles }: Pick<BotContext, 'titles'>,
  { language, guild }: Pick<Call, 'language' | 'guild'>,
  chosen?: Title,
): Screen {
  const words = wordsOf(language)
  const menu = titleMenu(titles, language, chosen)
  if (!chosen) return { content: words['choose-which'](), rows: [menu] }
  const { id } = chosen.game
  const content = paragraphs(
    `**${chosen.words[language].title}** · ${allFactsText(chosen, language)}`,
    aboutText(chosen, language),
    chosen.introduction && `-# ${words['facts-pace']()}`,
  )
  const picture = samplePicture(chosen, language)
  return {
    content,
    rows: [
      menu,
      ...buttons(
        guild === undefined ? undefined : button(customId('try', id), words['try-this'](), 'go'),
        guild === undefined ? undefined : button(customId('openlobby', id), words['open-lobby'](), 'main'),
        button(customId('rules', id), words.rules()),
        guild === undefined ? undefined : button(customId('callme', id), words['call-me']()),
      ),
    ],
    ...(picture && { illustration: { picture, content } }),
  }
}

async function about(bot: BotContext, call: PanelCall): Promise<Reply> {
  const title = bot.titles[call.values[0] ?? '']
  if (!title) return { screen: { content: wordsOf(call.language)['unknown-button']() }, fresh: true }
  return { screen: chooserScreen(bot, call, title) }
}

/** Opens a lobby with what is usual; all of it can be changed there. */
async function openLobby(bot: BotContext, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const title = bot.titles[call.parts[0] ?? '']
  if (!title || call.guild === undefined)
    return { screen: { content: words['unknown-button']() }, fresh: true }
  const missing = cannotPlayHere(call)
  if (missing !== undefined) return { screen: { content: missing } }
  const opened = await bot.host.lobby.open({
    title: title.game.id,
    seats: usualSeats(title),
    language: await languageOfTables(bot, call),
    options: {},
    // As `/game new` does where nobody says how fast.
    pace: usualPace((await bot.host.settings.server(call.guild)).speed),
    guild: call.guild,
    channel: call.channel,
    person: call.person,
    interaction: call.id,
    opener: openerOf(call),
  })
  if (!opened.ok) return { screen: { content: sayIn(call.language, opened.refusal, title) } }
  const form = await lobbyForm(bot, call, opened.value)
  const { id, seats, players } = opened.value
  const note = words['lobby-opened']({ game: id, free: seats - players.length })
  return { screen: { ...form, content: paragraphs(note, form.content) } }
}

/** By verb: the menu of games and what can be done with the one that is shown. */
export const CHOOSING = { about: { run: about }, openlobby: { run: openLobby, slow: true } } satisfies Record<
  string,
  Panel
>
