// A command that is a typed short cut: what was typed is read pick by pick and taken at once, or said what is possible.
import type { Choice, Decision } from '../../engine/decision.ts'
import type { Shortcut } from '../../games/common/title.ts'
import type { Call, CommandCall, CompletionCall } from '../call/call.ts'
import { refusalScreen } from '../call/refusals.ts'
import { listedOf, namesOf } from '../choice/labels.ts'
import { readChoice } from '../choice/parse.ts'
import { problemText } from '../choice/problem.ts'
import { type Suggestion, suggest } from '../choice/suggest.ts'
import { type AskedView, isAsked } from '../core/asked-view.ts'
import { type BotContext, titleOf } from '../core/context.ts'
import { answer } from '../panels/decision/answer-flow.ts'
import { notYours, standingOf } from '../panels/decision/game-status.ts'
import { lookBack } from '../panels/decision/seat-return.ts'
import type { Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { type Ahead, aheadOf, stepsTo, type Way, waysFrom } from './ways.ts'

/** A short cut's command: its name in `Title.shortcuts`, and its typed options in order. */
export interface Typed {
  readonly name: 'move' | 'attack'
  readonly options: readonly string[]
}

/** Takes a typed short cut in a game. */
export async function takeShortcut(
  bot: BotContext,
  call: CommandCall,
  game: string,
  { name, options }: Typed,
): Promise<Screen> {
  const { looked, back } = await lookBack(bot, call, game)
  if (!looked.ok) return refusalScreen(bot, call, game, looked.refusal)
  const gameView = looked.value
  const words = wordsOf(call.language)
  if (!isAsked(gameView)) return standingOf(bot, call, gameView, back ?? notYours(gameView, call.language))
  const title = titleOf(bot, gameView.info)
  const shortcut = title.shortcuts?.[name]
  if (!shortcut)
    return standingOf(bot, call, gameView, { refused: words['no-shortcut']({ command: `/${name}` }) })
  const ahead = aheadOf(bot, call, gameView)
  let steps = await stepsTo(ahead, shortcut)
  if (!steps)
    return standingOf(bot, call, gameView, { refused: words['shortcut-not-now']({ command: `/${name}` }) })
  for (const [place, pick] of shortcut.picks.entries()) {
    const ways = await waysFrom(ahead, steps, pick)
    const read = readWay(bot, call, gameView, ways, call.text(options[place] ?? '') ?? '')
    if ('problem' in read) return standingOf(bot, call, gameView, { refused: read.problem })
    steps = read.steps
  }
  return answer(bot, call, game, gameView.token, steps.at(-1) ?? [], { steps: steps.slice(0, -1) })
}

/** A decision about the ways alone, so that they are named, completed and read like any other. */
const decisionOf = (look: AskedView, ways: readonly Way[]): Decision => {
  const { seat, prompt } = look.playerView.decision
  return { seat, prompt, options: ways.map(({ option }) => option), min: 1, max: 1 }
}

/** The steps that a typed word means, or why it means none. */
function readWay(
  bot: BotContext,
  call: Call,
  look: AskedView,
  ways: readonly Way[],
  typed: string,
): { readonly steps: Choice[] } | { readonly problem: string } {
  const title = titleOf(bot, look.info)
  const decision = decisionOf(look, ways)
  const reading = readChoice(decision, look.token, namesOf(decision, title, look.info), typed)
  if (reading.kind !== 'choice')
    return {
      problem: problemText(decision, reading, listedOf(decision, call.language, title, look.info), call),
    }
  const way = ways.find(({ option }) => option.id === reading.choice[0])
  return way ? { steps: [...way.steps, reading.choice] } : { problem: wordsOf(call.language).stale() }
}

/** Completes the option that is being typed, from what is possible after those typed before it. */
export async function completeShortcut(
  bot: BotContext,
  call: CompletionCall,
  look: AskedView,
  { name, options }: Typed,
): Promise<Suggestion[]> {
  const title = titleOf(bot, look.info)
  const shortcut = title.shortcuts?.[name]
  const ahead = aheadOf(bot, call, look)
  const begin = shortcut && (await stepsTo(ahead, shortcut))
  if (!shortcut || !begin) return []
  const ways = await waysBefore(bot, call, ahead, { shortcut, begin, options })
  const decision = decisionOf(look, ways)
  return suggest(
    {
      decision,
      token: look.token,
      ...listedOf(decision, call.language, title, look.info),
      names: namesOf(decision, title, look.info),
      words: wordsOf(call.language),
    },
    call.typed,
  )
}

/** The ways of the focused option; none while what comes before it is not readable. */
async function waysBefore(
  bot: BotContext,
  call: CompletionCall,
  ahead: Ahead,
  way: { readonly shortcut: Shortcut; readonly begin: Choice[]; readonly options: readonly string[] },
): Promise<Way[]> {
  let steps = way.begin
  for (const [place, pick] of way.shortcut.picks.entries()) {
    const ways = await waysFrom(ahead, steps, pick)
    const option = way.options[place] ?? ''
    if (option === call.focused) return ways
    const read = readWay(bot, call, ahead.look, ways, call.text(option) ?? '')
    if ('problem' in read) return []
    steps = read.steps
  }
  return []
}
