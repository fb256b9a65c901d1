// In battle at a glance: the order of cards, the target, the general to seal, copy or move.
import type { Choice, Decision, Option } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { seatOf } from '../../common/seat-id.ts'
import type { Effect } from '../cards/effects.ts'
import { GENERALS, general, stratagem, treasure } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import type { Army } from '../table/state.ts'
import { frontWorth, worthOf } from './value.ts'

/** As much of a battle as a glance takes in. */
export interface Field {
  readonly armies: readonly Army[]
  readonly clash: number
}

/** What raises the attack comes first, what depends on it and what heals comes last. */
function rank(effects: readonly Effect[]): number {
  const ops = effects.map(({ op }) => op)
  if (ops.includes('seal') || ops.includes('attack')) return 0
  if (ops.includes('strike')) return 3
  return ops.includes('heal') ? 2 : 1
}

/** What a card does that is named by its id or as an option: `red-hare:guan-yu`. */
function effectsOf(option: Id): readonly Effect[] {
  const [card = ''] = option.split(':')
  if (card in TREASURES) return treasure(card).does
  if (card in STRATAGEMS) return stratagem(card).does
  return card in GENERALS ? general(card).skill.does : []
}

/** The next card to play; the strike when none is left. */
export function firstCard({ options }: Decision): Choice {
  const [first] = options
    .map(({ id }) => id)
    .filter((id) => id !== 'attack')
    .sort((a, b) => rank(effectsOf(a)) - rank(effectsOf(b)))
  return [first ?? 'attack']
}

/** The card that a question is about. */
export function cardIn({ prompt }: Decision): Id {
  const card = prompt.args?.card
  return typeof card === 'object' && 'name' in card ? card.name : ''
}

/** The side that an option aims at. */
const sideOf = ({ id }: Option): number => seatOf(id)

/** Damage that a card is sure to do a side; the normal attack is blocked. */
function damageTo(card: Id, own: Army, target: Army): number {
  if (card === 'normal-attack') return own.attack - target.block
  return effectsOf(card).reduce((sum, effect) => {
    if (effect.op === 'strike') return sum + Math.floor((own.attack * effect.percent) / 100)
    return sum + (effect.op === 'damage' && typeof effect.n === 'number' ? effect.n : 0)
  }, 0)
}

/** A neighbour who falls by it, of several the strongest; else the strongest, who would win the battle. */
export function pickTarget(field: Field, decision: Decision): Choice {
  const card = cardIn(decision)
  const own = field.armies[decision.seat]
  const strength = (option: Option): number => {
    const army = field.armies[sideOf(option)]
    if (!army || !own) return 0
    const falls = damageTo(card, own, army) >= army.hp
    return army.hp + army.attack + (falls ? FALLS : 0)
  }
  const [first] = [...decision.options].sort((a, b) => strength(b) - strength(a))
  return first ? [first.id] : []
}

/** More than any side has of HP and attack together. */
const FALLS = 1000

/** Of an opponent's generals the one whose skill matters most; of one's own, asked for the solo opponent, the least. */
export function pickGeneral(field: Field, { seat, options }: Decision): Choice {
  const own = options.some(({ harms = [] }) => harms.includes(seat))
  const spent = field.armies.flatMap(({ used, sealed }) => [...used, ...sealed])
  const matters = (id: Id): number => {
    const { clash, does } = general(id).skill
    const idle = spent.includes(id) || clash < field.clash
    return idle ? -1 : worthOf(does, clash, [])
  }
  const [first] = options.map(({ id }) => id).sort((a, b) => (matters(b) - matters(a)) * (own ? -1 : 1))
  return first === undefined ? [] : [first]
}

/** Trades places where the newcomer's skill is still to come and its attack is no lower. */
export function pickRetreat(field: Field, { prompt, options }: Decision): Choice {
  const leaving = prompt.args?.general
  const attack = typeof leaving === 'object' && 'name' in leaving ? general(leaving.name).attack : 0
  const [first] = options
    .map(({ id }) => id)
    .filter((id) => id !== 'stay')
    .filter((id) => general(id).skill.clash >= field.clash && general(id).attack >= attack)
    .sort((a, b) => frontWorth(b, []) - frontWorth(a, []))
  return [first ?? 'stay']
}

/** What a set of a battle's effects costs: `guandu-1+guandu-2` is 3. */
const costOf = (set: Id): number =>
  set.split('+').reduce((sum, boon) => sum + (Number(boon.split('-').at(-1)) || 0), 0)

/** The set of effects that spends most of the mandate. */
export function pickBoons({ options }: Decision): Choice {
  const [first] = options.map(({ id }) => id).sort((a, b) => costOf(b) - costOf(a))
  return first === undefined ? [] : [first]
}

/** What a glance answers in battle; the first option where it has no opinion. */
export function glance(decision: Decision, field: Field): Choice {
  const { prompt, options } = decision
  switch (prompt.key) {
    case 'meow.ask-turn':
      return firstCard(decision)
    case 'meow.ask-target':
    case 'meow.ask-target-of':
      return pickTarget(field, decision)
    case 'meow.ask-general':
    case 'meow.ask-general-for-rival':
      return pickGeneral(field, decision)
    case 'meow.ask-retreat':
      return pickRetreat(field, decision)
    case 'meow.ask-boons':
      return pickBoons(decision)
    default:
      return options.slice(0, 1).map(({ id }) => id)
  }
}
