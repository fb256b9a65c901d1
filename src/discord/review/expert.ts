// Shows expert's answers at one's own decisions, three at a time, each with a link to its place.
import type { Phrase } from '../../engine/phrase.ts'
import type { HindsightState, OwnHindsight } from '../../host/review/index.ts'
import type { GameId, GameInfo } from '../../host/table/types.ts'
import { percent } from '../../search/review/percent.ts'
import { clipMarkdown } from '../../text/clip-markdown.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import type { Call } from '../call/call.ts'
import { refusalScreen } from '../call/refusals.ts'
import { type BotContext, titleOf } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen } from '../screen/screen.ts'
import { sayIn, wordsOf } from '../words/present.ts'
import { notYet, reviewHead, tabs } from './screen.ts'

type Ready = Extract<HindsightState, { readonly status: 'ready' }>

/** Decisions on a page, and characters of what was asked in each and of what was picked in all together. */
const PER_PAGE = 3
const ASKED = 150
const PICKED = 1_000

/** A page of what expert would have done at this person's decisions, from 0; how far it has come, or why there is none. */
export async function expertScreen(bot: BotContext, call: Call, game: GameId, page: number): Promise<Screen> {
  const { language } = call
  const found = await bot.host.reviews.hindsight(game, call.person)
  if (!found.ok) return refusalScreen(bot, call, game, found.refusal)
  const state = found.value
  if (state.status !== 'ready') return notYet(bot, state, language, 'review-expert')
  const words = wordsOf(language)
  const { info, decisions } = state
  const head = reviewHead(titleOf(bot, info), info, language)
  const around = (content: string, rows: readonly Row[] = []): Screen => ({
    content,
    rows: [...rows, ...tabs(info, 'review-expert', call)],
  })
  if (decisions.length === 0) return around(paragraphs(head, words['expert-head'](), words['expert-none']()))
  const pages = Math.ceil(decisions.length / PER_PAGE)
  const at = Math.min(Math.max(0, page), pages - 1)
  const shown = decisions.slice(at * PER_PAGE, (at + 1) * PER_PAGE)
  const first = at * PER_PAGE + 1
  const room = Math.floor(PICKED / shown.length / 2)
  const lines = shown.map((each, index) =>
    decisionText(bot, info, each, { n: first + index, room }, language),
  )
  const about = words['expert-about']({ games: shown[0]?.games ?? 0 })
  const small = pages > 1 ? `${words['expert-page']({ page: at + 1, of: pages })} · ${about}` : about
  return around(
    paragraphs(head, words['expert-head'](), ...lines, `-# ${small}`),
    pageRows(state, shown, { first, at, pages }, language),
  )
}

/** What was asked, and below it the two answers with so much room for each. */
function decisionText(
  bot: BotContext,
  info: GameInfo,
  { prompt, answered, expert, ordered, gain, step }: OwnHindsight,
  { n, room }: { readonly n: number; readonly room: number },
  language: Language,
): string {
  const words = wordsOf(language)
  const say = (phrase: Phrase) => sayIn(language, phrase, titleOf(bot, info), info)
  const items = (picks: readonly Phrase[]) => {
    if (picks.length === 0) return words['expert-no-pick']()
    const said = picks.map(say)
    return clipMarkdown(ordered ? said.join(' › ') : listText(said, language), room)
  }
  const asked = clipMarkdown(say(prompt), ASKED)
  return [
    words['expert-line']({ n, step, prompt: asked, gain: percent(gain) }),
    `> ${words['expert-yours']({ items: items(answered) })}`,
    `> ${words['expert-its']({ items: items(expert) })}`,
  ].join('\n')
}

/** A button to `/history show` at each decision, as one saw it then; the next and the previous page. */
function pageRows(
  { info, seat }: Ready,
  shown: readonly OwnHindsight[],
  { first, at, pages }: { readonly first: number; readonly at: number; readonly pages: number },
  language: Language,
): Row[] {
  const words = wordsOf(language)
  const turn = (label: string, to: number) =>
    button(customId('review-expert', info.id, to), label, 'quiet', to < 0 || to >= pages)
  const steps = shown.map(({ step }) => step)
  return buttons(
    ...steps.map((step, index) => {
      // Nothing is told between two private steps: both lead to the same moment.
      if (steps.indexOf(step) !== index) return undefined
      return button(customId('hist', info.id, seat, step), words['expert-step']({ n: first + index, step }))
    }),
    ...(pages > 1 ? [turn('◀', at - 1), turn('▶', at + 1)] : []),
  ).concat(
    buttons(
      ...shown.map(({ number, best = [] }, index) =>
        best.length > 0
          ? button(customId('what-if', info.id, number), words['branch-what-if']({ n: first + index }))
          : undefined,
      ),
    ),
  )
}
