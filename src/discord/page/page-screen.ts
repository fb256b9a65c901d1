// A game as one web page for one person: its screen in words until the page is there.
import type { GameId } from '../../host/table/types.ts'
import { LANGUAGES } from '../../text/language.ts'
import type { Call } from '../call/call.ts'
import { refusalScreen } from '../call/refusals.ts'
import type { BotContext } from '../core/context.ts'
import { reelOf, reviewOf } from '../review/film-screen.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { gameName, wordsOf } from '../words/present.ts'
import { pagePicture } from './page-picture.ts'
import { eventsIn, type PageSource, proofOf } from './source.ts'

/** The page for the person who asks, in words at first; of a game that is not finished what that person may see. */
export async function pageScreen(bot: BotContext, call: Call, game: GameId): Promise<Screen> {
  const { language, person } = call
  const { reading, isComing } = await reviewOf(bot, game)
  const found = await reelOf(bot, game, person, reading)
  if (!found.ok) return refusalScreen(bot, call, game, found.refusal)
  const { info, title, scenes, story, viewer } = found.value
  const opened = info.status === 'finished' ? await everythingOf(bot, game) : {}
  const source: PageSource = { ...found.value, events: story, ...opened }
  const picture = await pagePicture(source, language)
  const words = wordsOf(language)
  const head = gameName(title, info, language)
  if (!picture) {
    const why = scenes.length > source.views.size ? 'page-changed' : 'page-short'
    return { content: paragraphs(head, words[why]()) }
  }
  const again = buttons(button(customId('web-page', game), words['look-again']()))
  const pictures = LANGUAGES.length * source.views.size
  return {
    content: paragraphs(head, words['page-making']({ n: pictures })),
    illustration: {
      picture,
      content: paragraphs(
        head,
        words['page-here'](),
        viewer !== 'public' && `-# ${words['film-own']()}`,
        isComing && `-# ${words['page-curve-later']()}`,
      ),
      rows: isComing ? again : [],
      failed: { content: paragraphs(head, words['page-failed']()), rows: again },
    },
  }
}

/** Of a finished game what everybody was told, and what its draws are checked with; played again in another thread. */
async function everythingOf(bot: BotContext, game: GameId): Promise<Partial<PageSource>> {
  const verified = await bot.host.history.verify(game)
  if (!verified.ok) return {}
  const { file } = verified.value
  return { events: eventsIn(file), proof: proofOf(file, verified.value) }
}
