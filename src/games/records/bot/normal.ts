// The normal computer player: rules of thumb, no sums; builds what it can and attacks when it feels strong.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, GENERALS, STRATEGISTS } from '../cards/index.ts'
import { generalsOf, strengthOn } from './known.ts'
import { anyOf, type Mind, policyOf, type Question } from './question.ts'

/** A general strong enough to march with. */
const STRONG = 7

/** What stands on a card: strength, price, or the coins of a strategist; schemes are all alike. */
const printed = (card: Id): number => GENERALS[card] ?? CITIES[card]?.price ?? STRATEGISTS[card]?.income ?? 6

const highest = ({ options }: Question): Id | undefined =>
  [...options].sort((a, b) => printed(b) - printed(a))[0]

const oneIn = ({ random }: Question, times: number): boolean => random.int(times) === 0

function act(question: Question): Id | undefined {
  const { view, options } = question
  if (options.includes('build')) return 'build'
  const hand = view.players.find(({ seat }) => seat === view.viewer)?.hand ?? []
  const [leader] = generalsOf(hand)
  const strong = leader !== undefined && strengthOn(leader) >= STRONG
  if (options.includes('attack') && strong && oneIn(question, 3)) return 'attack'
  // Half the time it leaves irrevocable options for later.
  const others = options
    .filter((id) => id !== 'attack' && id !== 'end')
    .filter((id) => question.forGood(id).length === 0 || oneIn(question, 2))
  return others.length > 0 && !oneIn(question, 3) ? others[question.random.int(others.length)] : 'end'
}

const mind: Mind = {
  'ask-draft': highest,
  'ask-extra': () => 'extra-0',
  'ask-strategist': highest,
  'ask-keep': highest,
  'ask-keep-rule': () => 'general',
  'ask-act': act,
  'ask-build': highest,
  'ask-garrison': highest,
  'ask-general': ({ options }) => generalsOf(options)[0],
  'ask-pay': ({ options }) => options[Math.min(options.length, 6) - 1],
  'ask-strike': () => 'strike',
  'ask-strike-bare': () => 'pass',
  'ask-attacker': highest,
  'ask-attack': anyOf,
  'ask-defence': ({ options }) => options[0],
  'ask-attack-scheme': ({ options }) => options[0],
}

/** Plays by rules of thumb. */
export const normal = policyOf(mind)
