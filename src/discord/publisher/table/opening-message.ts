// The first message where a game is played: what it is about in three lines, with the way to its rules.

import { gameButtons } from '../../panels/lobby/lobby-screen.ts'
import { openingText } from '../../words/introduction.ts'
import { postOnce, type Work } from '../work/job.ts'

/** Opens a game with its three lines; nothing for a game that says none of it. */
export async function tellOpening(work: Work): Promise<void> {
  const { title, info, channel } = work
  const content = openingText(title, info.language, info)
  if (content === undefined) return
  await postOnce(work, channel, { content, rows: gameButtons(info) }, 'opening')
}
