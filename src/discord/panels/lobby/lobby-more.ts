// The menu behind a lobby's More button: rarely used actions, each with a short description.
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../text/language.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen, select } from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'
import { isCalled } from './lobby-screen.ts'

/** The menu, in the language of the user who pressed; the table's language is its host's to choose. */
function moreScreen(title: Title, info: GameInfo, { language, person }: PanelCall): Screen {
  const words = wordsOf(language)
  const isSought = isCalled(info)
  const isHost = info.status === 'lobby' && info.host === person.id
  return {
    content: paragraphs(
      gameName(title, info, language),
      isSought && words['lobby-more-look']({ button: words['look-for']() }),
      title.lesson && words['lobby-more-learn']({ button: words['my-first-game']() }),
      words['lobby-more-fairness']({ button: words.fairness() }),
      isHost && words['lobby-more-language'](),
    ),
    rows: [
      ...buttons(
        isSought ? button(customId('lookfor', info.id), words['look-for']()) : undefined,
        title.lesson && button(customId('learn', info.title), words['my-first-game']()),
        button(customId('fairness', info.id, info.commitment), words.fairness()),
      ),
      ...(isHost ? [languageRow(info, language)] : []),
    ],
  }
}

const languageRow = (info: GameInfo, language: Language): Row =>
  select(
    customId('settablelanguage', info.id),
    wordsOf(language)['pick-table-language'](),
    LANGUAGES.map((each) => ({
      label: LANGUAGE_NAMES[each],
      value: each,
      ...(each === info.language && { default: true }),
    })),
  )

/** The language of a table's posts; its lobby shows it at once. */
async function setLanguage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const language = LANGUAGES.find((each) => each === call.values[0])
  const done = await bot.host.lobby.configure(game, call.person, language ? { language } : {})
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  return { screen: moreScreen(titleOf(bot, done.value), done.value, call) }
}

async function more(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const screen = info
    ? moreScreen(titleOf(bot, info), info, call)
    : { content: wordsOf(call.language)['unknown-button']() }
  return { screen, fresh: true }
}

/** By verb: what a lobby keeps folded. */
export const LOBBY_MORE = {
  more: { run: more },
  settablelanguage: { run: setLanguage, slow: true },
} satisfies Record<string, Panel>
