// The result card of a finished game, which one of its players shares in the channel the game was opened in, where others read.
import { customId } from '../../screen/ids.ts'
import { button, buttons } from '../../screen/screen.ts'
import { gameName, resultSign, winnersText, wordsOf } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'
import { hangResult, readingFor } from './end.ts'

/** Posts the card, once, with the way to a game of one's own. */
export async function tellCard(work: Work): Promise<void> {
  const { bot, info, posts, title } = work
  if (posts.find('card')) return
  const { language, channel } = info
  const words = wordsOf(language)
  const screen = {
    content: `${resultSign(info)} ${gameName(title, info, language)} · ${winnersText(info, language)}`,
    rows: buttons(button(customId('try', title.game.id), words['play-this'](), 'go')),
  }
  const posted = await postOnce(work, channel, screen, 'card')
  await posts.save({ kind: 'card', channel, message: posted.id, postedAt: posted.at, data: {} })
  hangResult(work, await bot.host.history.opened(info.id), await readingFor(work))
}
