// The normal computer player: rules of thumb by what the options say; takes what is free and attacks with good odds.
import type { Option } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { isGeneral } from '../box/generals.ts'
import { hinted, type Mind, policyOf, type Question, ROUTINE } from './question.ts'

/** Odds with which it attacks. */
const BOLD = 45

const oneIn = ({ random }: Question, times: number): boolean => random.int(times) === 0

const anyOf = ({ ids, random }: Question): Id | undefined => ids[random.int(Math.max(1, ids.length))]

/** Units that have not marched yet, one after the other; now and then an attack; then recruits. */
function turn(question: Question): Id | undefined {
  const { ids, view } = question
  const planned = new Set(view.draft?.march.flatMap((step) => (step.kind === 'move' ? [step.unit] : [])))
  const fresh = ids.filter((id) => id.startsWith('unit-') && !planned.has(id.slice('unit-'.length)))
  if (ids.includes('attack') && oneIn(question, 3)) return 'attack'
  if (fresh.length > 0 && !oneIn(question, 4)) return fresh[question.random.int(fresh.length)]
  if (ids.includes('recruit')) return 'recruit'
  return 'end-turn'
}

const saysOf = ({ hint }: Option): string => JSON.stringify(hint ?? '')

/** A city first, never an own one left empty. */
function march(question: Question): Id | undefined {
  const { options, random, decision } = question
  const takes = options.find((option) => saysOf(option).includes('hint-takes'))
  if (takes) return takes.id
  const safe = options.filter((option) => !saysOf(option).includes('hint-empties'))
  if (safe.length === 0) return decision.options.find(({ id }) => id === 'back')?.id
  return safe[random.int(safe.length)]?.id
}

function target({ options, decision }: Question): Id | undefined {
  const best = [...options].sort((a, b) => (hinted(b, 'win') ?? 100) - (hinted(a, 'win') ?? 100))[0]
  const back = decision.options.some(({ id }) => id === 'back')
  return best && back && (hinted(best, 'win') ?? 100) < BOLD ? 'back' : best?.id
}

const recruit = ({ ids }: Question): Id =>
  ['army', 'general', 'revive'].find((id) => ids.includes(id)) ??
  ids.find((id) => id.startsWith('persuade-')) ??
  'done'

const declare = (question: Question): Id | undefined => (oneIn(question, 2) ? 'fight' : anyOf(question))

const reply = (question: Question): Id | undefined => (oneIn(question, 2) ? 'pass' : anyOf(question))

const mind: Mind = {
  ...ROUTINE,
  'ask-turn': turn,
  'ask-march': march,
  'ask-target': target,
  'ask-declare': declare,
  'ask-declare-empty': declare,
  'ask-reply': reply,
  'ask-reply-empty': reply,
  'ask-duel': (question) => (oneIn(question, 2) ? 'accept' : 'refuse'),
  'ask-recruit': recruit,
  'ask-heir': ({ ids }) => ids.find(isGeneral),
  'ask-discard': ({ decision, ids }) => ids.slice(0, decision.min),
  'ask-balance': ({ decision, ids }) => ids.slice(0, decision.min),
}

/** Plays by rules of thumb. */
export const normal = policyOf(mind)
