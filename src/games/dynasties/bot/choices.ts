// How a computer player answers what is not the choice of an action.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import type { Random } from '../../../engine/random.ts'
import { LETTERS, rightLetter } from '../bank/ids.ts'
import { isForced } from '../cards/index.ts'
import { seatOf } from '../labels.ts'
import type { DynastiesView, PlayerView } from '../view.ts'
import { worthOfKeeping } from './worth.ts'

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
  return { view, own, decision, random, learning }
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
  if (text) return ['Which dynasty came first, Tang or Song?']
  const key = asked(look)
  const ids = decision.options.map(({ id }) => id)
  if (key === 'ask-answer') return [solve(look)]
  if (key === 'ask-show') return ids.some(isForced) ? ids.filter(isForced) : ids
  if (key === 'ask-react') return [ids.find((id) => id !== 'pass') ?? 'pass']
  if (key === 'ask-xiao-yan') return [ids.includes('lose') && own.stats.state > 9 ? 'lose' : 'skip']
  if (key === 'ask-sacrifice')
    return [ids.includes('grain') && own.stats.grain > 3 ? 'grain' : (ids[0] ?? '')]
  if (key === 'ask-count')
    return [ids.findLast((id) => own.handSize + Number(id.slice(5)) <= 12) ?? ids[0] ?? '']
  if (ids.every((id) => id.startsWith('seat-'))) return ranked(look, (id) => target(look, id)).slice(0, 1)
  const keep = (id: Id) => worthOfKeeping(view, own, id)
  if (key === 'ask-puyi' || key === 'ask-search-discard') return ranked(look, keep).slice(0, 1)
  if (/^ask-(discard|give|present-cards|tribute)$/.test(key))
    return ranked(look, (id) => -keep(id)).slice(0, max)
  return ids.slice(0, Math.max(1, min))
}

/** Knows the answer, or guesses. */
function solve({ decision, random, learning }: Look): Id {
  const { question } = (decision.prompt.args ?? {}) as { question?: { name?: Id } }
  const knows = random.int(100) < learning && question?.name !== undefined
  return knows ? rightLetter(question?.name ?? '') : (LETTERS[random.int(LETTERS.length)] ?? 'a')
}

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
  return breaks + (power <= 3 ? 20 - power : 0) + (power + grain) / 2
}
