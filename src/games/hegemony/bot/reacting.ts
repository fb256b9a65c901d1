// Reactions of a computer player: cards wanted, rescue, Nullify, skills that may be used now.
import type { Option } from '../../../engine/decision.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { areCompanions } from '../cards/companions.ts'
import { ambitionistFrom, type Kingdom } from '../cards/generals.ts'
import { card as cardOf, isCard, isSlash } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { SURE } from './foes.ts'
import { alongChain } from './harm.ts'
import { senseOf } from './senses.ts'
import { kingdomOf, othersOf, playerOf } from './table.ts'

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
export function cheap(sight: Sight, option: Option): number {
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

/** Chance that a card in another's hand is no Slash. */
const NO_SLASH = 0.72

/**
 * A Slash in answer. At the end of one's HP anything; else a Duel that is most likely lost is not fought, and what is
 * worn is not spent on a point of HP that is worth less.
 */
export function slashAnswerWorth(sight: Sight, option: Option): number {
  const worth = answerWorth(sight, option)
  if (worth <= 0 || sight.hp(sight.me) <= 1) return worth
  const card = cardIn(option.id)
  const use = sight.happening.findLast((each) => each.is === 'use')
  if (use?.is !== 'use') return worth
  const pain = -sight.hurt(sight.me)
  if (card === undefined) return costOf(sight, option) > pain ? -1 : worth
  const isWorn = sight.worn(sight.me).includes(card)
  if (use.kind !== 'duel') return isWorn && pain < sight.keep(card) ? -1 : worth
  const other = use.user === sight.me ? (use.at ?? use.targets[0]?.seat ?? sight.me) : use.user
  const slashes = sight.hand.filter((each) => isSlash(cardOf(each).kind)).length
  const wins = 1 - (1 - NO_SLASH ** sight.handSize(other)) ** Math.max(1, slashes)
  const price = isWorn ? sight.keep(card) : sight.keep(card) * 0.5
  return wins * (pain + Math.max(0, sight.hurt(other))) > price ? worth : -1
}

/** How many Peaches are in the hand. */
export const peaches = ({ hand }: Sight): number =>
  hand.filter((card) => cardOf(card).kind === 'peach').length

/** A dying player is saved if it is oneself or a friend. */
export function rescueWorth(sight: Sight, option: Option): number {
  if (option.id === 'pass') return 0
  const dying = sight.happening.findLast(({ is }) => is === 'dying')
  const seat = dying?.is === 'dying' ? dying.seat : sight.me
  if (seat === sight.me) return cheap(sight, option)
  const fights = (each: Seat) => sight.handSize(each) + sight.worn(each).length
  const spare = sight.hp(sight.me) > 1 || peaches(sight) > 1 || fights(seat) >= fights(sight.me)
  return sight.foe(seat) <= -SURE && spare ? cheap(sight, option) : -1
}

/** What turning a hidden general up costs before anybody knows one's faction. */
const UNVEILING = 0.3

/** A skill that may be used now; a general that may be turned up. */
export function skillWorth(view: HegemonyView, sight: Sight, option: Option): number {
  const { id } = option
  if (id === 'pass') return 0
  if (harmsOwn(sight, option)) return -1
  if (id.startsWith('reveal-')) return revealWorth(view, sight)
  if (id.startsWith('feather-fan')) return fanWorth(view, sight)
  const worth = senseOf(view, id.split(':')[0] ?? '')?.worth?.(sight) ?? 1
  return view.players[sight.me]?.faction === null ? worth - UNVEILING : worth
}

/** Worth of fire for a plain Slash: it runs along chains. */
function fanWorth(view: HegemonyView, sight: Sight): number {
  const use = sight.happening.findLast((each) => each.is === 'use')
  if (use?.is !== 'use') return 0
  return use.targets.reduce((sum, { seat }) => sum + alongChain(view, sight, seat), 0.5)
}

/** Turning up ends the game. */
const WINS = 9

/** Rounds after which even an ambitionist turns up: nobody wins hidden. */
const LONG_HIDDEN = 5

/** How many have shown that they are of a kingdom, dead or alive. */
const shownOf = ({ players }: HegemonyView, kingdom: Kingdom | undefined): number =>
  players.filter(({ faction }) => faction === kingdom).length

/** What the first to reveal earns where markers are kept. */
const VANGUARD = 0.5

/**
 * Generals are turned up soon: sides find each other by it, two together win more than twice as often as one alone, and
 * who comes too late is an ambitionist; the more places are left, the longer it may be secret. Whose faction is known has nothing left to hide but its reward.
 */
function revealWorth(view: HegemonyView, sight: Sight): number {
  const own = playerOf(view, sight.me)
  const [head, deputy] = own.generals.map(({ id }) => id)
  const isFirst = view.keepsMarkers && view.players.every(({ faction }) => faction === null)
  const reward =
    0.6 + (head && deputy && areCompanions(head, deputy, view.guanZhang) ? 0.5 : 0) + (isFirst ? VANGUARD : 0)
  if (own.faction !== null) return reward
  const kingdom = kingdomOf(own)
  const [shown, limit] = [shownOf(view, kingdom), ambitionistFrom(view.players.length)]
  const rounds = view.turns / view.players.length
  if (shown + 1 >= limit) return (rounds - LONG_HIDDEN) * 0.3
  const others = othersOf(view, sight.me)
  if (others.every(({ faction }) => faction === kingdom)) return WINS
  const free = limit - 2 - shown
  return reward + sight.friends.length * 0.4 + rounds * 0.3 - free * 0.4
}

/** A formation is completed by turning up, and a friend found. */
const FORMED = 0.8

/** Worth of answering a formation call: the general that turns up makes one the caller's ally. */
export const calledWorth = (view: HegemonyView, sight: Sight, { id }: Option): number =>
  id === 'pass' ? 0 : revealWorth(view, sight) + FORMED

/** Highest first in a point fight, but a card worth keeping stays. */
export const pointWorth = (sight: Sight, { id }: Option): number =>
  isCard(id) ? cardOf(id).number * 0.3 - sight.keep(id) : 0
