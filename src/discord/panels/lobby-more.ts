// What a lobby keeps behind More: buttons that one needs seldom, with a word on each, for whoever presses.
import type { Title } from '../../games/title.ts'
import type { GameInfo } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import type { PanelCall } from '../call.ts'
import { type BotContext, titleOf } from '../context.ts'
import { customId } from '../ids.ts'
import { gameName, wordsOf } from '../present.ts'
import { isCalled } from '../publisher/lobby.ts'
import type { Panel, Reply } from '../reply.ts'
import { button, buttons, paragraphs, type Screen } from '../screen.ts'

/** The buttons behind More, in the language of whoever pressed it. */
function moreScreen(title: Title, info: GameInfo, language: Language): Screen {
  const words = wordsOf(language)
  const isSought = isCalled(info)
  return {
    content: paragraphs(
      gameName(title, info, language),
      isSought && words['lobby-more-look']({ button: words['look-for']() }),
      title.lesson && words['lobby-more-learn']({ button: words['my-first-game']() }),
      words['lobby-more-fairness']({ button: words.fairness() }),
    ),
    rows: buttons(
      isSought ? button(customId('lookfor', info.id), words['look-for']()) : undefined,
      title.lesson && button(customId('learn', info.title), words['my-first-game']()),
      button(customId('fairness', info.id, info.seal), words.fairness()),
    ),
  }
}

async function more(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const screen = info
    ? moreScreen(titleOf(bot, info), info, call.language)
    : { content: wordsOf(call.language)['unknown-button']() }
  return { screen, fresh: true }
}

/** By verb: what a lobby keeps folded. */
export const LOBBY_MORE = { more: { run: more } } satisfies Record<string, Panel>
