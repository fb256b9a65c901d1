// The result card of a finished game, which one of its players shares: its story in words, the card as a picture.

import { cardPicture } from '../../review/pictures.ts'
import { readingOf } from '../../review/reading.ts'
import { storyText } from '../../review/story-text.ts'
import { paragraphs } from '../../screen/screen.ts'
import { gameName, resultSign, winnersText } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'

/** Characters that the story may have beside who won. */
const STORY = 1_700

/** Posts the card where the game was played, once. */
export async function tellCard(work: Work): Promise<void> {
  const { bot, info, posts, title, channel, messagePictures } = work
  const found = await bot.host.reviews.of(info.id)
  if (!found.ok || found.value.status !== 'ready' || posts.find('card')) return
  const reading = await readingOf(bot, found.value)
  const { language } = info
  const head = `${resultSign(info)} ${gameName(title, info, language)} · ${winnersText(info, language)}`
  const content = paragraphs(head, storyText(reading, language, STORY))
  const posted = await postOnce(work, channel, { content }, 'card')
  const at = { channel, message: posted.id, postedAt: bot.clock.now() }
  await posts.save({ kind: 'card', ...at, data: {} })
  messagePictures.hang({ game: info.id, channel, message: posted.id }, cardPicture(reading, language), true)
}
