// The film of a finished game, which one of its players shares in the channel the game was opened in.
import { filmOf } from '../../review/film-screen.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons } from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'
import { readingFor } from './end.ts'

/** Posts the film, once; hangs it anew where it has changed since: its review is made, or somebody was erased. */
export async function tellFilm(work: Work): Promise<void> {
  const { bot, info, posts, title, messagePictures } = work
  const { channel, message } = posts.find('film') ?? (await post(work))
  // Its words name nobody, and everybody sees the same.
  const film = await filmOf(bot, info.id, { id: '' }, await readingFor(work), info.language)
  if (film.ok && 'picture' in film.value)
    messagePictures.hang({ game: info.id, channel, message }, film.value.picture, true)
  else bot.log.warn({ game: info.id, title: title.game.id }, 'a film was not made')
}

async function post(work: Work) {
  const { info, posts, title } = work
  const { language, channel } = info
  const screen = {
    content: `🎞 ${gameName(title, info, language)}`,
    rows: buttons(button(customId('try', title.game.id), wordsOf(language)['play-this'](), 'go')),
  }
  const { id, at } = await postOnce(work, channel, screen, 'film')
  await posts.save({ kind: 'film', channel, message: id, postedAt: at, data: {} })
  return { channel, message: id }
}
