// Reactions of a computer player: cards wanted, rescue, Nullify, skills that may be used now.
import type { Option } from '../../../engine/decision.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { areCompanions } from '../cards/companions.ts'
import { card as cardOf, isCard, type Kind } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { CardUse } from '../table/events.ts'
import type { HegemonyView } from '../view/view.ts'
import { SURE } from './foes.ts'
import { senseOf } from './senses.ts'
import { playerOf } from './table.ts'

/** The card in an option, also in `skill:card`. */
const cardIn = (id: Id): Id | undefined => id.split(':').find(isCard)

/** How dear a card is as an answer. */
const priceOf = (sight: Sight, card: Id): number => 0.5 + sight.keep(card) * 0.5

/** How dear an answer is: its card, or the cheapest cards and the HP that it costs; nothing for an armor or a skill. */
function costOf(sight: Sight, { id, cost = [] }: Option): number {
  const card = cardIn(id)
  if (card !== undefined) return priceOf(sight, card)
  const prices = sight.hand.map((each) => priceOf(sight, each)).sort((a, b) => a - b)
  const spent = (of: string) => cost.find((each) => each.of === of)?.amount ?? 0
  return prices.slice(0, spent('cards')).reduce((sum, each) => sum + each, 0) + 2 * spent('hp')
}

/** What an answer keeps of its worth that cannot be had back: any other comes before it. */
const FOR_GOOD = { 'turns-up': 0.3, 'gives-up': 0.3, 'uses-up': 0.15 } as const

/** Cheap answers before dear ones; above 0, and below every card where its effect is permanent. */
function cheap(sight: Sight, option: Option): number {
  const worth = Math.max(0.1, 3 - costOf(sight, option))
  return (option.irrevocable ?? []).reduce((left, { kind }) => left * FOR_GOOD[kind], worth)
}

/** Whether it harms somebody of one's own side, or more of it than of others. */
function harmsOwn(sight: Sight, { harms = [] }: Option): boolean {
  const foes = harms.map((seat) => sight.foe(seat))
  return (
    foes.some((foe, index) => foe < 0 && harms[index] !== sight.me) || foes.reduce((a, b) => a + b, 0) < 0
  )
}

/** A card wanted: given, unless one's own side would only be hurt by it. */
export function answerWorth(sight: Sight, option: Option): number {
  if (option.id === 'pass') return 0
  return harmsOwn(sight, option) ? -1 : cheap(sight, option)
}

const peaches = ({ hand }: Sight): number => hand.filter((card) => cardOf(card).kind === 'peach').length

/** A dying player is saved if it is oneself or a friend. */
export function rescueWorth(sight: Sight, option: Option): number {
  if (option.id === 'pass') return 0
  const dying = sight.happening.findLast(({ is }) => is === 'dying')
  const seat = dying?.is === 'dying' ? dying.seat : sight.me
  if (seat === sight.me) return cheap(sight, option)
  const spare = sight.hp(sight.me) > 1 || peaches(sight) > 1
  return sight.foe(seat) <= -SURE && spare ? cheap(sight, option) : -1
}

/** Tricks that help whom they reach. */
const HELPFUL: ReadonlySet<Kind> = new Set([
  ...(['ex-nihilo', 'peach-garden', 'harvest', 'await-exhausted', 'befriend-attack'] as const),
])

/** What the trick does to its present target, in cards; above 0 is bad for it. */
function harmTo(sight: Sight, { kind }: CardUse, target: Seat): number {
  if (HELPFUL.has(kind)) return -0.4
  if (kind === 'iron-chain' || kind === 'known-both') return 0.2
  if (kind === 'indulgence') return 1.2 + 0.2 * sight.handSize(target)
  if (kind === 'duel' || kind === 'arrow-volley' || kind === 'barbarians' || kind === 'fire-attack')
    return sight.hp(target) <= 1 ? 3 : kind === 'duel' ? 1.6 : 1.1
  return 1.2
}

/** Nullify: what hurts oneself or sure friends, and a Nullify that a foe put against that. */
export function nullifyWorth(sight: Sight, option: Option): number {
  if (option.id === 'pass') return 0
  const uses = sight.happening.flatMap((each) => (each.is === 'use' ? [each] : []))
  const trick = uses.findLast(({ kind }) => kind !== 'nullify' && kind !== 'nullify-state')
  if (!trick) return -1
  const target: Seat = trick.at ?? trick.targets[0]?.seat ?? trick.user
  const mine = sight.foe(target) <= -SURE
  const counters = uses.length - 1 - uses.indexOf(trick)
  const harm =
    (mine ? 1 : -0.5 * sight.foe(target)) * harmTo(sight, trick, target) * (counters % 2 === 0 ? 1 : -1)
  return harm > 0.9 ? cheap(sight, option) : -1
}

/** What turning a hidden general up costs before anybody knows one's faction. */
const UNVEILING = 0.3

/** A skill that may be used now; a general that may be turned up. */
export function skillWorth(view: HegemonyView, sight: Sight, option: Option): number {
  const { id } = option
  if (id === 'pass') return 0
  if (harmsOwn(sight, option)) return -1
  if (id.startsWith('reveal-')) return revealWorth(view, sight)
  const worth = senseOf(id.split(':')[0] ?? '')?.worth?.(sight) ?? 1
  return view.players[sight.me]?.faction === null ? worth - UNVEILING : worth
}

/** Caution of one whose faction nobody knows yet. */
const CAUTION = -0.6

/**
 * Generals are turned up once friends are shown or much is paid for it, or when the game has gone on for a while:
 * nobody wins hidden. Whose faction is known has nothing left to hide but its reward.
 */
function revealWorth(view: HegemonyView, sight: Sight): number {
  const own = playerOf(view, sight.me)
  const [head, deputy] = own.generals.map(({ id }) => id)
  const companions = head && deputy && areCompanions(head, deputy) ? 0.5 : 0
  if (own.faction !== null) return 0.6 + companions
  const rounds = view.turns / view.players.length
  return sight.friends.length * 0.4 + rounds * 0.3 + companions + CAUTION
}

/** Highest first in a point fight, but a card worth keeping stays. */
export const pointWorth = (sight: Sight, { id }: Option): number =>
  isCard(id) ? cardOf(id).number * 0.3 - sight.keep(id) : 0
