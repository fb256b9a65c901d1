// The buttons of a review: its pages, what expert would have done at one's own decisions, and the result card for everyone.
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { expertScreen } from '../../review/expert.ts'
import { type ReviewPage, reviewScreen } from '../../review/screen.ts'
import { wordsOf } from '../../words/present.ts'

const pageOf =
  (page: ReviewPage) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
    screen: await reviewScreen(bot, call, call.parts[0] ?? '', page),
  })

async function expert(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', page] = call.parts
  return { screen: await expertScreen(bot, call, game, Number.parseInt(page ?? '', 10) || 0) }
}

async function share(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const shared = await bot.host.reviews.share(game, call.person)
  if (!shared.ok) return { screen: await refusalScreen(bot, call, game, shared.refusal), fresh: true }
  return { screen: { content: wordsOf(call.language)['review-shared']() }, fresh: true }
}

/** By verb. A review that nobody has asked for is made when its page is opened. */
export const REVIEW = {
  review: { slow: true, run: pageOf('review') },
  'review-story': { slow: true, run: pageOf('review-story') },
  'review-card': { slow: true, run: pageOf('review-card') },
  'review-expert': { slow: true, run: expert },
  'review-share': { slow: true, run: share },
} satisfies Record<string, Panel>
