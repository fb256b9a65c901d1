// Reactions of a computer player: cards wanted, rescue, Nullify, skills that may be used now.
import type { Option } from '../../../engine/decision.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { card as cardOf, isCard, type Kind } from '../cards.ts'
import type { CardUse } from '../events.ts'
import type { Sight } from '../skill.ts'
import type { HegemonyView } from '../view.ts'
import { senseOf } from './senses.ts'

/** The card in an option, also in `skill:card`. */
const cardIn = (id: Id): Id | undefined => id.split(':').find(isCard)

/** Cheap answers before dear ones; what costs no card first. */
const cheap = (sight: Sight, id: Id): number => {
  const card = cardIn(id)
  return card === undefined ? 3 : 2.5 - sight.keep(card) * 0.5
}

/** A card wanted: given, unless a friend would only be hurt by it. */
export function answerWorth(sight: Sight, { id }: Option): number {
  return id === 'pass' ? 0 : cheap(sight, id)
}

/** A dying player is saved if it is oneself or a friend. */
export function rescueWorth(sight: Sight, { id }: Option): number {
  if (id === 'pass') return 0
  const dying = sight.happening.findLast(({ is }) => is === 'dying')
  const seat = dying?.is === 'dying' ? dying.seat : sight.me
  if (seat === sight.me) return cheap(sight, id)
  return sight.foe(seat) <= -0.9 && sight.hp(sight.me) > 1 ? cheap(sight, id) : -1
}

/** Tricks that help whom they reach. */
const HELPFUL: ReadonlySet<Kind> = new Set([
  ...(['ex-nihilo', 'peach-garden', 'harvest', 'await-exhausted', 'befriend-attack'] as const),
])

/** How bad the trick is for its present target, seen from the seat that may nullify it. */
function harmOf(sight: Sight, use: CardUse): number {
  const target: Seat = use.at ?? use.targets[0] ?? use.user
  const harm = HELPFUL.has(use.kind) ? 0.4 * sight.foe(target) : -sight.foe(target)
  return use.kind === 'iron-chain' || use.kind === 'known-both' ? harm * 0.3 : harm
}

/** Nullify: what hurts oneself or sure friends, and a Nullify that a foe put against that. */
export function nullifyWorth(sight: Sight, { id }: Option): number {
  if (id === 'pass') return 0
  const uses = sight.happening.flatMap((each) => (each.is === 'use' ? [each] : []))
  const trick = uses.findLast(({ kind }) => kind !== 'nullify' && kind !== 'nullify-state')
  if (!trick) return -1
  const counters = uses.length - 1 - uses.indexOf(trick)
  const harm = harmOf(sight, trick) * (counters % 2 === 0 ? 1 : -1)
  return harm > 0.8 ? cheap(sight, id) - 1 : -1
}

/** What turning a hidden general up costs before anybody knows one's faction. */
const UNVEILING = 0.3

/** A skill that may be used now; a general that may be turned up. */
export function skillWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  if (id === 'pass') return 0
  if (id.startsWith('reveal-')) return revealWorth(view, sight)
  const worth = senseOf(id.split(':')[0] ?? '')?.worth?.(sight) ?? 1
  return view.players[sight.me]?.faction === null ? worth - UNVEILING : worth
}

/** Generals are turned up once friends are shown, or when the game has gone on for a while: nobody wins hidden. */
function revealWorth(view: HegemonyView, sight: Sight): number {
  const rounds = view.turns / view.players.length
  const friends = view.players.filter(({ seat }) => seat !== sight.me && sight.foe(seat) <= -0.9).length
  return friends * 0.4 + rounds * 0.3 - 0.6
}

/** Highest first in a point fight, but a card worth keeping stays. */
export const pointWorth = (sight: Sight, { id }: Option): number =>
  isCard(id) ? cardOf(id).number * 0.3 - sight.keep(id) : 0
