// The normal computer player, by rules of thumb: takes what is free, goes on to the next city, and attacks with good odds. The
// easy one plays alike, but overlooks units, attacks too boldly, and hardly ever answers.
import type { Id } from '../../../engine/phrase.ts'
import { areaOf } from '../board/targets.ts'
import { isGeneral } from '../box/generals.ts'
import { isPlace } from '../map/index.ts'
import { planned } from '../rules/march.ts'
import { bestOf, type Mind, policyOf, type Question, ROUTINE, toEmptyCity } from './question.ts'
import { attacksByOdds, plainMarches, stepsToGo } from './simple.ts'

/** Of a hundred: odds with which it attacks, how often it overlooks a unit, and how often it leaves an attack unanswered. */
interface Habits {
  readonly bold: number
  readonly overlooks: number
  readonly silent: number
}

const anyOf = ({ ids, random }: Question): Id | undefined => ids[random.int(Math.max(1, ids.length))]

const inHundred = ({ random }: Question, times: number): boolean => random.int(100) < times

const idOr = ({ ids, decision }: Question, id: Id, at: Id): Id | undefined =>
  ids.find((each) => each === id) ??
  ids.find((each) => each === `area-${areaOf(at)}`) ??
  decision.options.find((each) => each.id === 'back')?.id

function mindOf({ bold, overlooks, silent }: Habits): Mind {
  const best = ({ sight, seat }: Question) => {
    const [first] = attacksByOdds(planned(sight), seat)
    return first && first.win >= bold ? first.attack : undefined
  }
  const turn = (question: Question): Id | undefined => {
    const { ids, sight, seat } = question
    const open = plainMarches(planned(sight), seat).map(({ unit }) => `unit-${unit.id}`)
    const next = open.find((id) => ids.includes(id))
    if (next !== undefined && !inHundred(question, overlooks)) return next
    if (ids.includes('attack') && best(question)) return 'attack'
    return ids.includes('recruit') ? 'recruit' : 'end-turn'
  }
  const march = (question: Question): Id | undefined => {
    const { sight, seat, named } = question
    const found = plainMarches(planned(sight), seat).find(({ unit }) => unit.id === named('unit'))
    if (!found) return anyOf(question)
    return idOr(question, found.to.stay ? `${found.to.to}+stay` : found.to.to, found.to.to)
  }
  const attacker = (question: Question): Id | undefined => {
    const attack = best(question)
    return attack && idOr(question, `unit-${attack.attacker}`, attack.from)
  }
  const target = (question: Question): Id | undefined => {
    const attack = best(question)
    return attack && idOr(question, attack.target ?? attack.at, attack.at)
  }
  const reply = (question: Question): Id | undefined =>
    inHundred(question, silent) ? 'pass' : anyOf(question)
  return {
    ...ROUTINE,
    ...(overlooks === 0 && { 'ask-place': place, 'ask-gift': place }),
    'ask-turn': turn,
    'ask-march': march,
    'ask-attacker': attacker,
    'ask-target': target,
    'ask-declare': () => 'fight',
    'ask-declare-empty': () => 'fight',
    'ask-reply': reply,
    'ask-reply-empty': reply,
    'ask-duel': (question) => (inHundred(question, 50) ? 'accept' : 'refuse'),
    'ask-recruit': (question) => (inHundred(question, overlooks) ? 'done' : recruit(question)),
    'ask-heir': ({ ids }) => ids.find(isGeneral),
    'ask-discard': ({ decision, ids }) => ids.slice(0, decision.min),
    'ask-balance': ({ decision, ids }) => ids.slice(0, decision.min),
  }
}

const recruit = ({ ids }: Question): Id =>
  ['army', 'general', 'revive'].find((id) => ids.includes(id)) ??
  ids.find((id) => id.startsWith('persuade-')) ??
  'done'

/** A recruit goes where it is nearest to the next city. */
function place(question: Question): Id | undefined {
  const { sight, seat, ids } = question
  const steps = stepsToGo(sight, seat)
  return toEmptyCity(question) ?? bestOf(ids.filter(isPlace), (id) => -steps(id))
}

/** Plays by rules of thumb. */
export const normal = policyOf(mindOf({ bold: 45, overlooks: 0, silent: 50 }))

/** A training partner. */
export const easy = policyOf(mindOf({ bold: 40, overlooks: 22, silent: 90 }))
