// What other answers to one's own decision would have brought, each to be tried in a game of its own.
import { percent } from '../../../search/review/percent.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { listText } from '../../../text/render.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs } from '../../screen/screen.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { numberOf } from './branching.ts'

/** Characters of what was asked, and of what each answer picks. */
const ASKED = 300
const PICKED = 400

/** The best answers to one of one's own decisions, as expert weighed them, each to be tried. */
async function whatIf(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', number] = call.parts
  const { language } = call
  const words = wordsOf(language)
  const found = await bot.host.reviews.hindsight(game, call.person)
  if (!found.ok) return { screen: await refusalScreen(bot, call, game, found.refusal) }
  const { value } = found
  const decision =
    value.status === 'ready' ? value.decisions.find((each) => each.number === numberOf(number)) : undefined
  const { best = [], prompt, ordered, seat } = decision ?? {}
  if (!prompt || seat === undefined || best.length === 0)
    return { screen: { content: words['unknown-button']() } }
  const { info } = value
  const say = (phrase: typeof prompt) => sayIn(language, phrase, titleOf(bot, info), info)
  const lines = best.map(({ picks, share, games }, index) => {
    const said = picks.map(say)
    const items = ordered ? said.join(' › ') : listText(said, language)
    return words['branch-what-if-line']({
      n: index + 1,
      items: clipMarkdown(items || words['expert-no-pick'](), PICKED),
      percent: percent(share),
      games,
    })
  })
  const tries = (deal: 'same' | 'anew') =>
    buttons(
      ...best.map((_, index) =>
        button(
          customId('on-go', game, numberOf(number) - 1, seat, deal, index),
          words[deal === 'same' ? 'branch-try' : 'branch-try-anew']({ n: index + 1 }),
          deal === 'same' ? 'main' : 'quiet',
        ),
      ),
    )
  return {
    screen: {
      content: paragraphs(
        words['branch-what-if-head']({ prompt: clipMarkdown(say(prompt), ASKED) }),
        ...lines,
        `-# ${words['branch-what-if-about']()}`,
      ),
      rows: [...tries('same'), ...tries('anew')],
    },
  }
}

/** By verb: the answers that expert found best. */
export const WHAT_IF = { 'what-if': { run: whatIf, slow: true } } satisfies Record<string, Panel>
