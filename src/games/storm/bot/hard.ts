// The hard computer player: weighs marches, attacks and answers in cards, and takes what promises most.
import type { Id } from '../../../engine/phrase.ts'
import { playerAt, unitOf, unitsOf } from '../board/look.ts'
import { areaOf } from '../board/targets.ts'
import { stratagemOf } from '../cards/index.ts'
import type { Answer } from '../fight/sides.ts'
import { withExtra } from '../rules/extras.ts'
import { planned } from '../rules/march.ts'
import type { Attack, StormState } from '../table/state.ts'
import { attacksOf, bestMarch, fieldOf } from './marching.ts'
import { bestOf, type Mind, policyOf, type Question, ROUTINE, toEmptyCity } from './question.ts'
import { cardWorth, general, leastFirst, place, recruit, spared, type } from './recruiting.ts'
import { attackWorth, threatOf } from './worth.ts'

/** Attacks that promise less than this are left alone. */
const LITTLE = 0.12
/** Rage that a card's worth of effect may cost. */
const RAGE = 0.25
/** Answers that save less than this are not worth a card. */
const SPARE = 0.5

/** Marches first, one unit after the other; then attacks from the best down; then recruits. */
function turn({ ids, sight, seat, view }: Question): Id | undefined {
  const plan = planned(sight)
  const moved = new Set(view.draft?.march.flatMap((step) => (step.kind === 'move' ? [step.unit] : [])))
  const field = fieldOf(plan, seat)
  for (const unit of unitsOf(plan, seat)) {
    const open = ids.includes(`unit-${unit.id}`) && !moved.has(unit.id)
    if (open && bestMarch(field, unit)) return `unit-${unit.id}`
  }
  if (ids.includes('attack') && bestAttack(plan, seat)) return 'attack'
  return ids.includes('recruit') ? 'recruit' : 'end-turn'
}

/** The attack that promises most, if any promises enough. */
function bestAttack(plan: StormState, seat: number): Attack | undefined {
  const all = unitsOf(plan, seat).flatMap((unit) => attacksOf(plan, unit))
  const best = bestOf(all, (attack) => attackWorth(plan, attack))
  return best && attackWorth(plan, best) > LITTLE ? best : undefined
}

function march({ sight, seat, named, ids, decision }: Question): Id | undefined {
  const plan = planned(sight)
  const to = bestMarch(fieldOf(plan, seat), unitOf(plan, named('unit')))
  const back = decision.options.find(({ id }) => id === 'back')?.id
  if (!to) return back
  const id = to.stay ? `${to.to}+stay` : to.to
  return ids.find((each) => each === id) ?? areaFor(ids, to.to) ?? back
}

/** The area in which a place lies, where areas are asked first. */
const areaFor = (ids: readonly Id[], at: Id): Id | undefined => ids.find((id) => id === `area-${areaOf(at)}`)

function attacker({ sight, seat, ids }: Question): Id | undefined {
  const best = bestAttack(planned(sight), seat)
  return best && ids.find((id) => id === `unit-${best.attacker}`)
}

function target({ sight, named }: Question): Id | undefined {
  const plan = planned(sight)
  const best = bestOf(attacksOf(plan, unitOf(plan, named('unit'))), (attack) => attackWorth(plan, attack))
  return best && (best.target ?? best.at)
}

/** Adds everything that brings more than it costs, one by one. */
function declare({ sight, named, ids, decision }: Question): Id | undefined {
  const plan = planned(sight)
  const so = JSON.stringify(decision.prompt.args?.declared ?? '')
  // A prompt about an empty city names no target.
  const bare = attacksOf(plan, unitOf(plan, named('unit'))).find(
    ({ target: unit, at }) => (unit ?? '') === named('target') && at === named('place'),
  )
  if (!bare || so.includes('card') || so.includes('stand') || so.includes('ability')) return 'fight'
  const base = attackWorth(plan, bare)
  const gains = ids
    .filter((id) => id !== 'fight')
    .map((id) => ({ id, gain: attackWorth(plan, withExtra(bare, id)) - base - costOf(id) }))
  const best = bestOf(gains, ({ gain }) => gain)
  return best && best.gain > 0.1 ? best.id : 'fight'
}

const costOf = (extra: Id): number => {
  if (extra === 'duel') return 0.1
  if (extra === 'last-stand') return 3 * RAGE
  return /-\d$/.test(extra) ? 0.45 * cardWorth(extra) : 2 * RAGE
}

/** What an option of an answer adds to the defence. */
function answerOf(id: Id): Answer {
  const parts = id.split('+')
  return { card: parts.find((part) => /-\d$/.test(part)) ?? null, lastStand: parts.includes('last-stand') }
}

function reply({ sight, ids, seat }: Question): Id | undefined {
  const { attack } = sight
  if (!attack) return undefined
  const worth = (id: Id): number => {
    if (id === 'withdraw') return withdrawWorth(sight, attack)
    const { card, lastStand } = answerOf(id)
    const cost = (card === null ? 0 : SPARE * cardWorth(card)) + (lastStand ? 3 * RAGE : 0)
    const decoyed = card !== null && stratagemOf(card) === 'decoys'
    return -(decoyed ? 0 : Math.max(-2, threatOf(sight, attack, answerOf(id)))) - cost
  }
  const capital = playerAt(sight, seat).capital === attack.at
  const best = bestOf(ids, (id) => (capital ? 3 : 1) * worth(id))
  return best
}

/** A frail general steps back; others rather stay. */
function withdrawWorth(sight: StormState, attack: Attack): number {
  const unit = unitOf(sight, attack.target ?? '')
  return unit.type === 'general' ? (unit.stamina <= 2 ? 1 : -0.9) : -0.6
}

/** Accepts a duel that it would rather win than lose; else refuses, if that is cheap. */
function duel(question: Question): Id | undefined {
  const { sight, seat, ids } = question
  const { attack } = sight
  if (!attack) return undefined
  const { rage } = playerAt(sight, seat)
  const loss = attackWorth(sight, attack)
  const price = rage >= 2 ? 2 * RAGE + 0.3 : 1.1
  if (loss > price) return 'refuse'
  return ids.includes('accept') ? 'accept' : 'pass'
}

const payment = ({ ids }: Question): Id | undefined => leastFirst(ids)[0]
const twoCards = ({ ids }: Question): readonly Id[] => leastFirst(ids).slice(0, 2)
const discards = ({ ids, decision }: Question): readonly Id[] => leastFirst(ids).slice(0, decision.min)

const mind: Mind = {
  ...ROUTINE,
  'ask-extra-army': () => 'archers',
  'ask-turn': turn,
  'ask-march': march,
  'ask-attacker': attacker,
  'ask-target': target,
  'ask-declare': declare,
  'ask-declare-empty': declare,
  'ask-reply': reply,
  'ask-reply-empty': reply,
  'ask-duel': duel,
  'ask-counsel': ({ ids }) => ids[0],
  'ask-recruit': recruit,
  'ask-type': type,
  'ask-place': (question) => toEmptyCity(question) ?? place(question),
  'ask-gift': place,
  'ask-payment': payment,
  'ask-persuade': payment,
  'ask-two-cards': twoCards,
  'ask-general': general,
  'ask-dismiss': spared,
  'ask-heir': general,
  'ask-discard': discards,
  'ask-balance': discards,
}

/** Weighs every choice in cards. */
export const hard = policyOf(mind)
