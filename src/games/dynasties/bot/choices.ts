// Answers of a computer player to questions other than the choice of an action.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Situation } from '../../../engine/game.ts'
import type { Arg, Id, Phrase } from '../../../engine/phrase.ts'
import type { Random } from '../../../engine/random.ts'
import { isSeatId, seatOf } from '../../common/seat-id.ts'
import { answerId, LETTERS, rightLetter } from '../bank/ids.ts'
import { isForced } from '../cards/index.ts'
import type { DynastiesView, PlayerView } from '../view/view.ts'
import { answerTo, isRight } from './scholar.ts'
import { roundsLeft, worthOfChange } from './standing.ts'
import { worthOfFall, worthOfKeeping } from './worth.ts'

/** Where one looks on: the decision with the own cards beside it. */
export interface Look {
  readonly view: DynastiesView
  readonly own: PlayerView
  readonly decision: Decision
  readonly random: Random
  /** Of 100 questions, how many are answered rightly. */
  readonly learning: number
}

/** A look at a situation. Throws for a seat that is not at the table. */
export function lookAt(situation: Situation<DynastiesView>, random: Random, learning: number): Look {
  const { view, seat, decision } = situation
  const own = view.players[seat]
  if (!own) throw new Error(`nobody sits at ${seat}`)
  const options = decision.options.filter(({ id }) => id !== 'back') // which leads nowhere
  return { view, own, decision: { ...decision, options }, random, learning }
}

/** The key of the question without the game's prefix. */
export const asked = ({ decision }: Look): string => decision.prompt.key.replace('dynasties.', '')

/** Options by a measure, best first; equal ones in the order offered. */
export const ranked = ({ decision }: Look, measure: (id: Id) => number): Id[] =>
  decision.options
    .map(({ id }) => id)
    .map((id) => ({ id, value: measure(id) }))
    .sort((a, b) => b.value - a.value)
    .map(({ id }) => id)

/** An answer to anything but the choice of an action. */
export function answer(look: Look): Choice {
  const { decision, own, view } = look
  const { min, max, text } = decision
  const key = asked(look)
  if (text) return [key === 'ask-typed-answer' ? answerTyped(look) : LEFT_OPEN]
  const ids = decision.options.map(({ id }) => id)
  if (key === 'ask-answer') return [solve(look)]
  if (key === 'ask-show') return ids.some(isForced) ? ids.filter(isForced) : ids
  if (key === 'ask-judge') return [accepts(look) ? 'right' : 'wrong']
  if (key === 'ask-appeal') return [knowsBetter(view) ? 'appeal' : 'accept']
  if (key === 'ask-react') return [ids.find((id) => id !== 'pass') ?? 'pass']
  if (key === 'ask-xiao-yan') return [ids.includes('lose') && own.stats.state > 9 ? 'lose' : 'skip']
  if (key === 'ask-sacrifice') return ranked(look, (id) => -priceOfOffering(look, id)).slice(0, 1)
  // Of too many cards the best are kept; and what is counted may be another's.
  if (key === 'ask-count') return ids.slice(-1)
  if (ids.every(isSeatId)) return ranked(look, (id) => target(look, id)).slice(0, 1)
  const keep = (id: Id) => worthOfKeeping(view, own, id)
  if (key === 'ask-puyi' || key === 'ask-search-discard') return ranked(look, keep).slice(0, 1)
  if (/^ask-(discard|give|present-cards|tribute)$/.test(key))
    return ranked(look, (id) => -keep(id)).slice(0, max)
  return ids.slice(0, Math.max(1, min))
}

/** How likely a card in hand is still played, where there are more than rounds to play them, and else. */
const PLAYED = { late: 0.3, soon: 0.7 } as const

/** What it costs to give a person or grain. */
function priceOfOffering({ view, own, decision }: Look, id: Id): number {
  const grain = Number(decision.prompt.args?.n ?? 0)
  if (id === 'grain') return -worthOfChange(view, own, { grain: -grain })
  const played = own.handSize > roundsLeft(view) ? PLAYED.late : PLAYED.soon
  return worthOfKeeping(view, own, id) * played
}

/** In place of a text: the question is taken from the bank, or no answer is given. No language is needed for it. */
const LEFT_OPEN = '—'

/** Whether this time it knows an answer that can be known. */
const knows = ({ random, learning }: Look): boolean => random.int(100) < learning

/** Knows the answer, or guesses. */
function solve(look: Look): Id {
  const { decision, random } = look
  const { question } = (decision.prompt.args ?? {}) as { question?: { name?: Id } }
  const id = question?.name ?? ''
  const right = decision.options.find(({ text }) => {
    const { answer: offered } = (text.args ?? {}) as { answer?: { name?: Id } }
    return offered?.name === answerId(id, rightLetter(id))
  })
  return (knows(look) ? right?.id : undefined) ?? LETTERS[random.int(LETTERS.length)] ?? 'a'
}

/** The answer to a typed question, in the language it was typed in, where the bank has it. */
const answerTyped = (look: Look): string =>
  (knows(look) ? answerTo(look.view.question?.text ?? '') : undefined) ?? LEFT_OPEN

/**
 * Judges by the bank. What the bank has not it takes to be right where it asked for another, and leaves to the asker
 * where it was called as a third.
 */
function accepts({ view, own }: Look): boolean {
  const { question } = view
  if (!question) return true
  return isRight(question.text ?? '', question.answer ?? '') ?? question.asker === own.seat
}

/** Whether the bank says that the own answer was right. */
const knowsBetter = ({ question }: DynastiesView): boolean =>
  question !== null && isRight(question.text ?? '', question.answer ?? '') === true

/** How good an opponent is as a target, or for gifts how harmless. */
function target(look: Look, id: Id): number {
  const { view, own } = look
  const player = view.players[seatOf(id)]
  if (!player) return 0
  const { state: power, grain, attack } = player.stats
  const key = asked(look)
  if (key === 'ask-present') return -power
  if (key === 'ask-truce') return attack - own.meets + power / 10
  if (key === 'ask-take' || key === 'ask-strip' || key === 'ask-search') return player.handSize + power / 10
  const { strength = own.stats.attack } = (look.decision.prompt.args ?? {}) as { strength?: number }
  const breaks = key !== 'ask-attack' || strength >= player.meets ? 100 : 0
  if (power <= stateAsked(look)) return breaks + FELLED * worthOfFall(view, player) - power
  return breaks + (power <= 3 ? 20 - power : 0) + (power + grain) / 2
}

/** How a fall counts among targets: one that loses the game is no better than an attack that fails. */
const FELLED = 10

/** State that the target would lose, as the prompt says. */
const stateAsked = (look: Look): number =>
  asked(look) === 'ask-whom' ? 1 : lessOfState(look.decision.prompt)

function lessOfState({ key, args = {} }: Phrase): number {
  if (key === 'dynasties.less-state') return Number(args.n)
  return Math.max(0, ...Object.values(args).map((arg) => (isPhrase(arg) ? lessOfState(arg) : 0)))
}

const isPhrase = (arg: Arg): arg is Phrase => typeof arg === 'object' && 'key' in arg
