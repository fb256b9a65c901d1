// The hard computer player: weighs marches, attacks and answers in cards, and takes what promises most.
import type { Id } from '../../../engine/phrase.ts'
import { hasGeneral, playerAt, unitOf, unitsOf } from '../board/look.ts'
import { areaOf } from '../board/targets.ts'
import { generalOf, isGeneral } from '../box/generals.ts'
import { stratagemOf } from '../cards/index.ts'
import type { Answer } from '../fight/sides.ts'
import { withExtra } from '../rules/extras.ts'
import { planned } from '../rules/march.ts'
import type { Attack, StormState } from '../table/state.ts'
import { attacksOf, bestMarch, fieldOf } from './marching.ts'
import { cardPrice, cardWorth, leastFirst, ragePrice } from './prices.ts'
import { bestOf, type Mind, policyOf, type Question, ROUTINE, toEmptyCity } from './question.ts'
import { general, heir, place, recruit, spared, type } from './recruiting.ts'
import { nextStep } from './steps.ts'
import { attackWorth, threatOf } from './worth.ts'

/** What an extra has to bring over its price, and what a duel costs that the other may refuse. */
const [SURE, DUEL] = [0.1, 0.1]
/** Rage of a last stand, of a refused duel. */
const [LAST_STAND, REFUSAL] = [3, 2]
/** Cards that are thrown off for others, where one may. */
const DULL = 0.6
/** Rage that 觀星 leaves. */
const KEPT = 3

function turn({ ids, sight, seat }: Question): Id | undefined {
  const step = nextStep(sight, seat)
  if (step.is === 'march' && ids.includes(`unit-${step.unit}`)) return `unit-${step.unit}`
  if (step.is === 'attack' && ids.includes('attack')) return 'attack'
  if (step.is === 'card' && ids.includes('cards')) return 'cards'
  return ids.includes('recruit') ? 'recruit' : 'end-turn'
}

const backFrom = ({ decision }: Question): Id | undefined =>
  decision.options.find(({ id }) => id === 'back')?.id

/** Where a unit goes that has been chosen, by itself or by somebody else. */
function march(question: Question): Id | undefined {
  const { sight, seat, named, ids } = question
  const step = nextStep(sight, seat)
  const plan = planned(sight)
  const unit = named('unit')
  const to =
    step.is === 'march' && step.unit === unit
      ? step.to
      : bestMarch(fieldOf(plan, seat), unitOf(plan, unit))?.to
  if (!to) return backFrom(question)
  const id = to.stay ? `${to.to}+stay` : to.to
  return ids.find((each) => each === id) ?? areaFor(ids, to.to) ?? backFrom(question)
}

/** The area in which a place lies, where areas are asked first. */
const areaFor = (ids: readonly Id[], at: Id): Id | undefined => ids.find((id) => id === `area-${areaOf(at)}`)

/** The attack to make once an attack has been chosen, of all or of one unit. */
function attackNow({ sight, seat }: Question, unit?: Id): Attack | undefined {
  const step = nextStep(sight, seat)
  if (step.is === 'attack' && (unit ?? step.attack.attacker) === step.attack.attacker) return step.attack
  const plan = planned(sight)
  const all = unitsOf(plan, seat).flatMap((each) => attacksOf(plan, each))
  return bestOf(unit === undefined ? all : all.filter((attack) => attack.attacker === unit), (attack) =>
    attackWorth(plan, attack),
  )
}

function attacker(question: Question): Id | undefined {
  const attack = attackNow(question)
  return (
    attack &&
    (question.ids.find((id) => id === `unit-${attack.attacker}`) ?? areaFor(question.ids, attack.from))
  )
}

function target(question: Question): Id | undefined {
  const attack = attackNow(question, question.named('unit'))
  if (!attack) return undefined
  return question.ids.find((id) => id === (attack.target ?? attack.at)) ?? areaFor(question.ids, attack.at)
}

function card(question: Question): Id | undefined {
  const step = nextStep(question.sight, question.seat)
  return step.is === 'card' ? step.what : backFrom(question)
}

function aim(question: Question): Id | undefined {
  const { sight, seat, ids } = question
  const step = nextStep(sight, seat)
  if (step.is !== 'card') return backFrom(question)
  const at = sight.units.find(({ id }) => `unit-${id}` === step.aim)?.place
  return ids.find((id) => id === step.aim) ?? (at === undefined ? backFrom(question) : areaFor(ids, at))
}

/** Adds everything that brings more than it costs, one by one. */
function declare({ sight, named, ids, decision, seat }: Question): Id | undefined {
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
    .map((id) => ({ id, gain: attackWorth(plan, withExtra(bare, id)) - base - costOf(plan, seat, id) }))
  const best = bestOf(gains, ({ gain }) => gain)
  return best && best.gain > SURE ? best.id : 'fight'
}

const costOf = (state: StormState, seat: number, extra: Id): number => {
  if (extra === 'duel') return DUEL
  if (extra === 'last-stand') return ragePrice(state, seat, LAST_STAND)
  return isGeneral(extra) ? ragePrice(state, seat, generalOf(extra).rage) : cardPrice(state, seat, extra)
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
    const cost =
      (card === null ? 0 : cardPrice(sight, seat, card)) +
      (lastStand ? ragePrice(sight, seat, LAST_STAND) : 0)
    const decoyed = card !== null && stratagemOf(card) === 'decoys'
    return -(decoyed ? 0 : Math.max(-2, threatOf(sight, attack, answerOf(id)))) - cost
  }
  const capital = playerAt(sight, seat).capital === attack.at
  return bestOf(ids, (id) => (capital ? 3 : 1) * worth(id))
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
  const { rage, hand } = playerAt(sight, seat)
  const loss = attackWorth(sight, attack)
  const price = rage >= REFUSAL ? ragePrice(sight, seat, REFUSAL) + 0.3 : hand.length > 0 ? 1.1 : 0.3
  if (loss > price) return 'refuse'
  return ids.includes('accept') ? 'accept' : 'pass'
}

const payment = ({ ids }: Question): Id | undefined => leastFirst(ids)[0]
const twoCards = ({ ids }: Question): readonly Id[] => leastFirst(ids).slice(0, 2)
const discards = ({ ids, decision }: Question): readonly Id[] => leastFirst(ids).slice(0, decision.min)

/** Cards that are too many, and by 制衡 dull ones for others. */
function balance({ ids, decision }: Question): readonly Id[] {
  const dull = ids.filter((id) => cardWorth(id) <= DULL).length
  return leastFirst(ids).slice(0, Math.max(decision.min, dull))
}

/** 觀星 with rage that nothing else needs. */
const gaze = ({ sight, seat }: Question): Id =>
  playerAt(sight, seat).rage > KEPT && hasGeneral(sight, seat, 'zhuge-liang') ? 'zhuge-liang' : 'pass'

const mind: Mind = {
  ...ROUTINE,
  'ask-extra-army': () => 'archers',
  'ask-turn': turn,
  'ask-march': march,
  'ask-attacker': attacker,
  'ask-target': target,
  'ask-card': card,
  'ask-aim': aim,
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
  'ask-heir': heir,
  'ask-gaze': gaze,
  'ask-order': ({ ids }) => leastFirst(ids).toReversed(),
  'ask-discard': discards,
  'ask-balance': balance,
}

/** Weighs every choice in cards. */
export const hard = policyOf(mind)
