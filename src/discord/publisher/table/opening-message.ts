// The first message where a game is played: what it is about in three lines, how its players have met before, and the way to its rules.

import { gameButtons } from '../../panels/lobby/lobby-screen.ts'
import { customId } from '../../screen/ids.ts'
import { button, paragraphs } from '../../screen/screen.ts'
import { metBeforeText, seriesText } from '../../stats/words.ts'
import { openingText } from '../../words/introduction.ts'
import { wordsOf } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'
import { showPlate } from './plate.ts'

/** Opens a game with its three lines; nothing for a game that says none of it. */
export async function tellOpening(work: Work): Promise<void> {
  const { title, info, channel } = work
  const opening = openingText(title, info.language, info)
  if (opening === undefined) return
  const met = metBeforeText(await work.bot.host.people.meetingsAt(info), info.language)
  const series = seriesText(await work.bot.host.lobby.seriesOf(info.id), info.language)
  const content = paragraphs(opening, series, met && `-# ${met}`)
  const learn =
    title.lesson && button(customId('learn', info.title), wordsOf(info.language)['my-first-game']())
  const { id } = await postOnce(work, channel, { content, rows: gameButtons(info, learn) }, 'opening')
  showPlate(work, { channel, message: id })
}
