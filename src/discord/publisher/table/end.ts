// The end of a game in one message, its last: who won, as a card; what was hidden; the ways on.
import type { GameId } from '../../../host/table/types.ts'
import { isLost } from '../../../store/lost.ts'
import type { BotContext } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import { noteFault } from '../../core/note-fault.ts'
import { nextStrength } from '../../panels/lobby/ladder.ts'
import { mayBeSeries } from '../../panels/lobby/rematch.ts'
import { readingOf } from '../../review/reading.ts'
import { resultPicture } from '../../review/result-picture.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen, withButtons } from '../../screen/screen.ts'
import { seriesText } from '../../stats/words.ts'
import { readerOf, resultSign, seatName, winnersText, wordsOf } from '../../words/present.ts'
import { totalOf } from '../../words/score.ts'
import { strengthText } from '../../words/strengths.ts'
import { closePrompt } from '../prompt/prompt.ts'
import { updateTable } from '../story/pictures.ts'
import { catchUp } from '../story/story.ts'
import { postOnce, publicLook, type Work } from '../work/job.ts'
import { firstItems } from './first-items.ts'
import { drawLobby } from './lobby.ts'

/** Posts the result of a game; the final table stands above it, on the last of its story. */
export async function tellEnd(work: Work): Promise<void> {
  const { bot, info, posts } = work
  await catchUp(work)
  await closePrompt(work)
  const look = await publicLook(work)
  // The last of the story shows how it ended.
  work.messagePictures.owed.add(info.id)
  if (look) await updateTable(work, look)
  const watchers = (await bot.host.watching.of(info.id)).slice(0, NAMED)
  const resting = await bot.host.clock.resting(watchers)
  const onMessage = watchers.filter((each) => !resting.includes(each))
  const views = await bot.host.history.opened(info.id)
  const screen = await resultScreen(work, watchers, views)
  const { id, at } = await postOnce(work, work.channel, screen, 'result', undefined, onMessage)
  await posts.save({ kind: 'end', channel: work.channel, message: id, postedAt: at, data: null })
  await drawLobby(work)
  hangResult(work, views)
}

/** The review is made: cards that were posted lately tell the game's course. */
export async function tellReviewed(work: Work): Promise<void> {
  hangResult(work, await work.bot.host.history.opened(work.info.id), await readingFor(work))
}

/** Cards that were posted longer ago stay as they are, in milliseconds: edits of old messages are few, and wake their threads. */
const LATELY = 24 * 60 * 60_000

/** Hangs the result card on the result, and where it was shared. Never throws: the words say who won. */
export function hangResult(work: Work, views: readonly unknown[] | undefined, reading?: Reading): void {
  const { bot, info, title, posts, messagePictures } = work
  try {
    const picture = resultPicture({ info, title, views, reading }, info.language)
    const since = bot.clock.now().getTime() - LATELY
    for (const kind of ['end', 'card'] as const) {
      const post = posts.find(kind)
      if (!post || post.postedAt.getTime() < since) continue
      messagePictures.hang({ game: info.id, channel: post.channel, message: post.message }, picture, true)
    }
  } catch (error) {
    noteFault(bot, 'warn', error, 'no result card was made', { game: info.id })
  }
}

type Reading = Awaited<ReturnType<typeof readingOf>>

/** What the review of a game tells of its course; nothing until it is made. */
export async function readingFor({ bot, info }: Work): Promise<Reading | undefined> {
  const found = await bot.host.reviews.made(info.id)
  return found && readingOf(bot, found)
}

/** Members who watched and are told of the end at most. */
const NAMED = 20

async function resultScreen(
  work: Work,
  watchers: readonly string[],
  views: readonly unknown[] | undefined,
): Promise<Screen> {
  const { info, title } = work
  const words = wordsOf(info.language)
  const next = nextStrength(title, info)
  const series = await work.bot.host.lobby.seriesOf(info.id)
  return {
    content: paragraphs(
      resultLine(work),
      othersLine(work),
      seriesText(series, info.language),
      openedLines(work, views).join('\n'),
      `-# ${words[await verdictOf(work.bot, info.id)]()}`,
      watchers.length > 0 && `-# ${words['watched-by']({ who: watchers.map((id) => `<@${id}>`).join(' ') })}`,
    ),
    rows: withButtons(
      buttons(
        next &&
          button(
            customId('next', info.id),
            words['next-strength']({ strength: strengthText(next, info.language) }),
            'main',
          ),
        button(customId('review-share', info.id), words['end-share']()),
        button(customId('score', info.id), words['end-score-button']()),
        button(customId('review', info.id), words['review-button']()),
        title.pictures && button(customId('film', info.id), words['film-button']()),
      ),
      [
        button(customId('again', info.id), words.rematch(), next ? 'quiet' : 'main'),
        // A series that goes on goes on by a rematch.
        mayBeSeries(info) && (!series || series.isOver)
          ? button(customId('series', info.id), words['series-button']())
          : undefined,
      ],
    ),
  }
}

/** Who won, and with how much where they all have as much. */
function resultLine({ info }: Work): string {
  const winners = info.outcome?.winners ?? []
  const totals = new Set(winners.map((seat) => totalOf(info, seat)))
  const [total] = totals
  const points = totals.size === 1 && total !== undefined ? ` **${total}**` : ''
  return `${resultSign(info)} ${winnersText(info, info.language)}${points}`
}

/** Everybody else with what they have, the best first; nothing in games that count no points. */
function othersLine({ info }: Work): string {
  const { ranks = [], winners = [] } = info.outcome ?? {}
  return ranks
    .map((rank, seat) => ({ rank, seat, total: totalOf(info, seat) }))
    .filter(({ seat, total }) => total !== undefined && !winners.includes(seat))
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat, total }) => `${seatName(info, seat)} ${total}`)
    .join(' · ')
}

/** What each seat kept hidden until now. */
function openedLines({ info, title }: Work, views: readonly unknown[] | undefined): string[] {
  const words = wordsOf(info.language)
  const reader = readerOf(info.language, info, 'markdown')
  return (views ?? []).flatMap((view, seat) => {
    const what = title.opened?.(view, reader) ?? ''
    if (what === '') return []
    return [`-# ${words['end-opened']({ who: seatName(info, seat), what: firstItems(what, info.language) })}`]
  })
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
