// The buttons of a result and its review: the score, pages, what expert would have done at one's own decisions, and the result card for everyone.
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { pageScreen } from '../../page/page-screen.ts'
import { awardLines, momentLines } from '../../review/awards.ts'
import { expertScreen } from '../../review/expert.ts'
import { filmScreen } from '../../review/film-screen.ts'
import { type ReviewPage, reviewScreen } from '../../review/screen.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs } from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'
import { scoreLines } from '../../words/score.ts'

const pageOf =
  (page: ReviewPage) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
    screen: await reviewScreen(bot, call, call.parts[0] ?? '', page),
  })

async function expert(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', page] = call.parts
  return { screen: await expertScreen(bot, call, game, Number.parseInt(page ?? '', 10) || 0) }
}

/** The film, for the reader alone. */
async function film(bot: BotContext, call: PanelCall): Promise<Reply> {
  return { screen: await filmScreen(bot, call, call.parts[0] ?? '') }
}

/** The game as one page, beside the file. */
async function page(bot: BotContext, call: PanelCall): Promise<Reply> {
  return { screen: await pageScreen(bot, call, call.parts[0] ?? ''), fresh: true }
}

const share =
  (what: 'card' | 'film') =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = ''] = call.parts
    const shared = await bot.host.reviews.share(game, call.person, what)
    if (!shared.ok) return { screen: await refusalScreen(bot, call, game, shared.refusal), fresh: true }
    const info = await bot.host.games.info(game)
    const where = `<#${info?.channel ?? call.channel}>`
    const done = what === 'card' ? 'review-shared' : 'film-shared'
    return { screen: { content: wordsOf(call.language)[done]({ where }) }, fresh: true }
  }

/** The score in its parts, what each is remembered for, and the awards once the review is made; for the reader alone. */
async function score(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const words = wordsOf(call.language)
  if (!info?.outcome) return { screen: { content: words['unknown-button']() }, fresh: true }
  const title = titleOf(bot, info)
  const state = await bot.host.reviews.made(game)
  const content = paragraphs(
    gameName(title, info, call.language),
    scoreLines(info, title, call.language).join('\n'),
    momentLines(title, info, await bot.host.history.story(game), call.language).join('\n'),
    state && awardLines(state, call.language).join('\n'),
  )
  return { screen: { content, rows: buttons(button(customId('board', game), words.board())) }, fresh: true }
}

/** By verb. A review that nobody has asked for is made when its page is opened. */
export const REVIEW = {
  review: { slow: true, run: pageOf('review') },
  'review-story': { slow: true, run: pageOf('review-story') },
  'review-card': { slow: true, run: pageOf('review-card') },
  'review-expert': { slow: true, run: expert },
  score: { slow: true, run: score },
  'review-share': { slow: true, run: share('card') },
  film: { slow: true, run: film },
  'web-page': { slow: true, run: page },
  'film-share': { slow: true, run: share('film') },
} satisfies Record<string, Panel>
