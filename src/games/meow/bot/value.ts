// The worth of cards to a computer player, in points of HP; estimates, not rules.
import type { Id } from '../../../engine/phrase.ts'
import { LARGE, SMALL } from '../cards/bonuses.ts'
import { type Amount, type Condition, type Effect, FACTIONS, TROOPS } from '../cards/effects.ts'
import { general, stratagem, treasure } from '../cards/index.ts'
import { rowOf } from '../rules/bonus.ts'

/** How many own strikes a battle still holds when an attack marker moves in a clash (0: before the battle). */
const STRIKES = [3.4, 3.4, 2.3, 1.2, 0.6] as const

/** How likely a battle lasts into a clash. */
const REACHED = [1, 1, 0.98, 0.68, 0.28] as const

/** A fish, in HP. */
const FISH = 1.5

/** What effects are worth in a clash to the player who holds these cards. */
export const worthOf = (effects: readonly Effect[], clash: number, cards: readonly Id[]): number =>
  effects.reduce((sum, effect) => sum + worth(effect, clash, cards), 0)

function worth(effect: Effect, clash: number, cards: readonly Id[]): number {
  const strikes = STRIKES[clash] ?? 0
  switch (effect.op) {
    case 'damage':
      return amountWorth(effect.n)
    case 'heal':
      return effect.n
    case 'lose':
      return -effect.n
    case 'attack':
      return (effect.who === 'self' ? effect.n : -effect.n) * strikes
    case 'block':
      return effect.n * 0.8
    case 'seal':
      return 2
    case 'weaken':
      return Math.min(2, effect.n) * strikes
    case 'strike':
      return (effect.percent / 100) * 7
    case 'fish':
      return effect.n * FISH
    case 'steal':
      return effect.n * FISH * 1.5
    case 'copy':
      return 2
    case 'either':
      return Math.max(...effect.options.map((option) => worth(option, clash, cards)))
    case 'speed':
      return 1
    case 'if': {
      const chance = chanceOf(effect.when, cards)
      return chance * worthOf(effect.then, clash, cards) + (1 - chance) * worthOf(effect.else, clash, cards)
    }
    case 'ready':
      return 3
    default:
      return 1
  }
}

function amountWorth(amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (amount === 'ahead') return 2
  return 'count' in amount ? amount.plus + 0.7 : amount.times * 2
}

/** How likely a condition holds; what concerns the own cards is known. */
function chanceOf(condition: Condition, cards: readonly Id[]): number {
  if (typeof condition === 'string') return 0.5
  if ('own' in condition)
    return cards.filter((id) => general(id).faction === condition.own).length >= condition.least ? 1 : 0
  if ('with' in condition) return condition.with.some((id) => cards.includes(id)) ? 1 : 0
  return 0.25
}

/** What a general does in front among these cards. */
export function frontWorth(id: Id, cards: readonly Id[]): number {
  const { attack, hp, speed, skill } = general(id)
  const used = (REACHED[skill.clash] ?? 0) * worthOf(skill.does, skill.clash, cards)
  return hp + attack * (STRIKES[0] ?? 0) + speed * 0.3 + used
}

/** What the bonuses of these cards are worth. */
export function bonusWorth(cards: readonly Id[]): number {
  let sum = 0
  for (const kind of [...FACTIONS, ...TROOPS]) {
    const count = cards.filter((id) => general(id).faction === kind || general(id).troop === kind).length
    for (const face of [SMALL, LARGE]) sum += worthOf(rowOf(face, kind, count)?.does ?? [], 0, cards)
  }
  return sum
}

/** What a treasure or a stratagem is worth. */
export const cardWorth = (id: Id, kind: 'treasure' | 'stratagem'): number =>
  worthOf(kind === 'treasure' ? treasure(id).does : stratagem(id).does, 1, [])
