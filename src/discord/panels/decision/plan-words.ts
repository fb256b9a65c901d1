// A plan in words: its steps, how it stands, what became of it; and the way to it from the panels of a game.
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo, GameView, PlanView } from '../../../host/table/types.ts'
import type { BotPhrases } from '../../../text/bot/index.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { listText } from '../../../text/render.ts'
import { countedItems } from '../../choice/copies.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button, newestLines } from '../../screen/screen.ts'
import { plainIn, sayIn, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'

type Step = PlanView['steps'][number]

/** Characters of the steps of a plan, and of what was played of it. */
const STEPS = 700
const PLAYED = 300

/**
 * The steps of a plan: a line for each thing that is done, as the story would tell it, or as it was chosen where nothing
 * is told of it; the newest where there are many.
 */
export function stepsText(title: Title, { info, steps }: PlanView, language: Language): string {
  return newestLines(numbered(title, info, steps, language), STEPS)
}

const numbered = (title: Title, info: GameInfo, steps: readonly Step[], language: Language): string[] =>
  actionsOf(steps).map((action, index) => {
    const told = action.at(-1)?.told?.map((phrase) => sayIn(language, phrase, title, info))
    const chosen = `**${escapeMarkdown(chosenText(title, info, action, language))}**`
    const text = told?.join(' ').replaceAll('。 ', '。') ?? chosen
    return `${index + 1}. ${clipMarkdown(text, 240)}`
  })

/** The steps of each thing that is done: up to one of which something is told, or to the plan's first question again. */
function actionsOf(steps: readonly Step[]): Step[][] {
  const actions: Step[][] = []
  for (const [index, step] of steps.entries()) {
    const isNew = step.question === steps[0]?.question || steps[index - 1]?.told !== undefined
    if (isNew || index === 0) actions.push([])
    actions.at(-1)?.push(step)
  }
  return actions
}

/** What was picked in some steps, one after the other. */
const chosenText = (title: Title, info: GameInfo, steps: readonly Step[], language: Language): string =>
  steps
    .map(({ picked }) =>
      picked.length === 0
        ? wordsOf(language)['plan-step-none']()
        : listText(countedItems(picked.map((phrase) => plainIn(language, phrase, title, info))), language),
    )
    .join(' › ')

/** What a game's panel says of one's plan: when it is played, that it is kept, or what became of it. */
export function planText(title: Title, { info, plan }: GameView, language: Language): string | undefined {
  if (!plan) return undefined
  const words = wordsOf(language)
  if (plan.due) return `-# ${words['plan-due']({ when: moment(plan.due, 'R') })}`
  if (plan.steps > 0) return `-# ${words['plan-kept']({ n: plan.steps })}`
  return plan.fate && fateText(title, info, plan.fate, language)
}

/** What became of a plan, in small lines: what was played of it as the story told it. */
export function fateText(
  title: Title,
  info: GameInfo,
  { how, done, steps }: NonNullable<PlanView['fate']>,
  language: Language,
): string {
  const played = newestLines(numbered(title, info, steps.slice(0, done), language), PLAYED)
  const lines = [wordsOf(language)[`plan-fate-${how}`](), ...(played === '' ? [] : played.split('\n'))]
  return lines.map((line) => `-# ${line}`).join('\n')
}

/** The way to one's plan; none where there is nothing to plan and no plan. */
export const planButton = ({ info, plan, mayPlan }: GameView, words: BotPhrases): Button | undefined => {
  const has = plan !== undefined && plan.steps > 0
  if (info.isLesson || (!has && !mayPlan)) return undefined
  return button(customId('plan', info.id), has ? words.plan() : words['plan-turn'](), 'quiet')
}
