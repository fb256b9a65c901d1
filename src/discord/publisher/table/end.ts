// The end: the final table, then the score in its parts, the winners, and the opened secret, checked.
import type { GameId } from '../../../host/table/types.ts'
import { isLost } from '../../../store/lost.ts'
import type { BotContext } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { readerOf, resultSign, sayIn, winnersText, wordsOf } from '../../words/present.ts'
import { closePrompt } from '../prompt/prompt.ts'
import { showTable, updateTable } from '../story/pictures.ts'
import { catchUp } from '../story/story.ts'
import { postOnce, publicLook, type Work } from '../work/job.ts'
import { scoreLines } from '../work/score.ts'
import { drawLobby } from './lobby.ts'

/** Posts the end of a game, in two messages: the table, and the result. */
export async function tellEnd(work: Work): Promise<void> {
  await catchUp(work)
  await closePrompt(work)
  const look = await publicLook(work)
  if (look) await updateTable(work, look)
  const reader = readerOf(work.info.language, work.info, 'markdown')
  const board = look?.playerView && work.title.board(look.playerView.view, reader)
  const table = board && (await postOnce(work, work.channel, { content: paragraphs(board) }, 'table'))
  const watchers = (await work.bot.host.watching.of(work.info.id)).slice(0, NAMED)
  const resting = await work.bot.host.clock.resting(watchers)
  const onMessage = watchers.filter((each) => !resting.includes(each))
  await postOnce(work, work.channel, await resultScreen(work, watchers), 'result', undefined, onMessage)
  await drawLobby(work)
  if (table && look) showTable(work, look, { channel: work.channel, message: table.id })
}

/** Members who watched and are told of the end at most. */
const NAMED = 20

async function resultScreen(work: Work, watchers: readonly string[]): Promise<Screen> {
  const { info } = work
  const words = wordsOf(info.language)
  return {
    content: paragraphs(
      `${resultSign(info)} ${winnersText(info, info.language)}`,
      scoreLines(info, work.title).join('\n'),
      (await momentLines(work)).join('\n'),
      await secretLine(work),
      watchers.length > 0 && `-# ${words['watched-by']({ who: watchers.map((id) => `<@${id}>`).join(' ') })}`,
    ),
    rows: buttons(
      button(customId('again', info.id), words.rematch(), 'main'),
      button(customId('board', info.id), words.board()),
      button(customId('review', info.id), words['review-button']()),
    ),
  }
}

/** The action to remember each player by, in seat order. */
async function momentLines({ info, story: storyFrom, title }: Work): Promise<string[]> {
  const story = (await storyFrom(0)).filter(({ undone }) => undone === undefined).map(({ told }) => told)
  return info.players.flatMap(({ seat }) => {
    const moment = title.moment?.(story, seat)
    return moment ? [`⭐ ${sayIn(info.language, moment, title, info)}`] : []
  })
}

/** The opened secret, and whether the whole game plays again from it. */
async function secretLine({ bot, info }: Work): Promise<string | undefined> {
  const words = wordsOf(info.language)
  const file = await bot.host.history.exportOf(info.id)
  if (!file.ok) return undefined
  const verdict = words[await verdictOf(bot, info.id)]()
  return `-# ${words['end-server-seed']({ seed: file.value.secret, verdict })}`
}

/** What playing a finished game again found; the result is posted also when that cannot be found out. */
async function verdictOf(
  bot: BotContext,
  game: GameId,
): Promise<'end-checked' | 'end-unchecked' | 'end-broken'> {
  try {
    const found = await bot.host.history.verify(game)
    if (!found.ok) return 'end-unchecked'
    const { verdict } = found.value
    if (verdict.ok) return verdict.unchecked.length > 0 ? 'end-unchecked' : 'end-checked'
    bot.log.error({ game, entry: verdict.number, what: verdict.why }, 'a finished game does not check')
    return 'end-broken'
  } catch (error) {
    // Then it is posted when that can be found out.
    if (isLost(error)) throw error
    bot.log.error({ game, ...errorFacts(error) }, 'a finished game could not be played again')
    return 'end-unchecked'
  }
}
