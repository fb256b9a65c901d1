// Questions of a computer player that are no reactions: targets, cards to part with, what a skill asks.
import type { Decision, Option } from '../../../engine/decision.ts'
import type { Arg, Id, Phrase } from '../../../engine/phrase.ts'
import { areCompanions } from '../cards/companions.ts'
import { type General, generalFacts, halvesOf, isGeneral, type Kingdom } from '../cards/generals.ts'
import { card as cardOf, isCard, KINDS, type Kind } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { prizeWorth } from './gear.ts'
import { alongChain, basicWorth, targetWorth, victimWorth } from './harm.ts'
import { kindWorth } from './making.ts'
import { senseOf, skillsHere } from './senses.ts'
import { armorOf, kingdomOf, playerOf } from './table.ts'

const nameIn = (arg: Arg | undefined): Id =>
  typeof arg === 'object' && 'name' in arg && typeof arg.name === 'string' ? arg.name : ''

const seatIn = (arg: Arg | undefined): number =>
  typeof arg === 'object' && 'seat' in arg && typeof arg.seat === 'number' ? arg.seat : -1

/** Going back is worse than anything that does no harm. */
const PLAIN: Readonly<Record<Id, number>> = { back: -0.6, pass: 0, done: 0 }

/** Worth of an option of a target question. */
export function aimWorth(view: HegemonyView, sight: Sight, { prompt }: Decision, { id }: Option): number {
  const seat = sight.seatOf(id)
  if (seat === undefined) return PLAIN[id] ?? 0
  return targetWorth(view, sight, nameIn(prompt.args?.card) as Kind, seat)
}

/** Worth of naming whom a borrowed sword strikes. */
export function victimAskedWorth(
  view: HegemonyView,
  sight: Sight,
  { prompt }: Decision,
  { id }: Option,
): number {
  const seat = sight.seatOf(id)
  return seat === undefined ? (PLAIN[id] ?? 0) : victimWorth(view, sight, seatIn(prompt.args?.whom), seat)
}

/** Worth of an option of a skill's own question: what the skill says, else friend and foe, else what one keeps. */
export function senseWorth(view: HegemonyView, sight: Sight, decision: Decision, option: Option): number {
  const { id } = option
  if (PLAIN[id] !== undefined) return PLAIN[id]
  const asked = decision.prompt.args?.ask as Phrase | undefined
  const sense = senseOf(view, nameIn(decision.prompt.args?.skill))
  if (asked?.key === 'hegemony.ask-card-of') {
    const whom = seatIn(asked.args?.whom)
    return sense?.from?.(sight, id, whom) ?? takeWorth(view, sight, whom, id)
  }
  if (sense?.makes && asked) {
    const worth = madeWorth(view, sight, sense.makes, asked, id)
    if (worth !== undefined) return worth
  }
  if (asked?.key === 'hegemony.ask-basic' && isCard(id))
    return basicWorth(sight, seatIn(asked.args?.whom)) - sight.keep(id)
  const told = sense?.option?.(sight, id)
  if (told !== undefined) return told
  const seat = sight.seatOf(id)
  if (seat !== undefined) return sight.foe(seat)
  return isCard(id) ? 1 - sight.keep(id) : 0
}

/** Worth of an option while a card is made of the hand or of souls: which card, and whom it names. */
function madeWorth(
  view: HegemonyView,
  sight: Sight,
  of: 'hand' | 'souls',
  asked: Phrase,
  id: Id,
): number | undefined {
  if (asked.key === 'hegemony.ask-made') return isKind(id) ? kindWorth(view, sight, id, of) : undefined
  const seat = sight.seatOf(id)
  if (seat === undefined) return undefined
  if (asked.key === 'hegemony.ask-target')
    return targetWorth(view, sight, nameIn(asked.args?.card) as Kind, seat)
  return asked.key === 'hegemony.ask-struck' ? sight.hurt(seat) : undefined
}

const isKind = (id: Id): id is Kind => Object.hasOwn(KINDS, id)

/** Which card of somebody: a delayed trick off a friend, good equipment of a foe, else the hand. */
function takeWorth(view: HegemonyView, sight: Sight, whom: number, id: Id): number {
  if (id === 'hand') return sight.handSize(whom) === 1 ? 1.5 : 1.2
  if (!isCard(id)) return 0
  const player = playerOf(view, whom)
  const delayed = player.judgement.find(({ card }) => card === id)
  if (delayed) return sight.foe(whom) < 0 && delayed.as !== 'lightning' ? 3 : -1
  return sight.foe(whom) < 0 ? 1 : prizeWorth(player, cardOf(id).kind)
}

/** A card of the suit shown burns the target. */
export function fuelWorth(view: HegemonyView, sight: Sight, { prompt }: Decision, { id }: Option): number {
  const seat = seatIn(prompt.args?.whom)
  const amount = armorOf(playerOf(view, seat)) === 'rattan' ? 2 : 1
  return isCard(id) ? sight.hurt(seat, amount) + alongChain(view, sight, seat) - sight.keep(id) * 0.6 : 0
}

/** A general of the undetermined tells friend from foe. */
export function lookWorth(view: HegemonyView, { prompt }: Decision, { id }: Option): number {
  const undetermined = view.players[seatIn(prompt.args?.whom)]?.faction === null
  return id === 'hand' ? 0.5 : undetermined ? 1 : 0.2
}

/** A poor card is let go before somebody draws for it. */
export const tollWorth = (sight: Sight, { id }: Option): number => (isCard(id) ? 1.1 - sight.keep(id) : 0)

/** Worth of giving a card away. */
export const partWorth = (sight: Sight, { id }: Option): number =>
  isCard(id) ? 3 - sight.keep(id) : (PLAIN[id] ?? 0)

/** Worth of a card to be used as another: what is worn last, since the range may go with it. */
export const materialWorth = (sight: Sight, option: Option): number =>
  partWorth(sight, option) - (sight.worn(sight.me).includes(option.id) ? 1.5 : 0)

/** Worth of keeping a card that lies open. */
export const wishWorth = (sight: Sight, { id }: Option): number => (isCard(id) ? sight.keep(id) : 0)

/** A reward: recover when it is near the end, else draw. */
export function rewardWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  if (id === 'recover') return playerOf(view, sight.me).hp <= 2 ? 3 : 1
  return id === 'draw' ? 2 : 0
}

/** What a pair of generals is worth: what they have won, their companions' reward, and whom they will have beside them. */
function together(a: General, b: General, view: HegemonyView): number {
  const { players, guanZhang } = view
  const { strengthOf } = skillsHere(view)
  const hp = Math.floor((halvesOf(a, 'head') + halvesOf(b, 'deputy')) / 2) * HP
  const won = strengthOf(a) + strengthOf(b)
  const { kingdom } = generalFacts(a)
  return (
    hp +
    won +
    (areCompanions(a, b, guanZhang) ? COMPANIONS : 0) +
    FELLOWS[kingdom] * (players.length >= CROWD ? CROWDED : 1)
  )
}

/** A point of HP beyond what generals with it have won, and what companions win more often; measured with the strengths. */
const HP = 0.05
const COMPANIONS = 0.17

/**
 * Who has a fellow wins more than twice as often as who is alone: the kingdoms that others choose too are better, the more
 * so the more of a kingdom stand together.
 */
const FELLOWS: Readonly<Record<Kingdom, number>> = { shu: 0.35, wei: 0.3, qun: 0.12, wu: 0 }
const CROWD = 6
const CROWDED = 2

/** Worth of a general to keep: its best pair for the head, the pair with the head for the deputy. */
export function generalWorth(view: HegemonyView, sight: Sight, { id }: Option): number {
  if (!isGeneral(id)) return 0
  const own = playerOf(view, sight.me)
  const head = own.generals[0]?.id
  if (head) return together(head, id, view)
  const kin = (own.dealt ?? []).filter(
    (other) => other !== id && generalFacts(other).kingdom === generalFacts(id).kingdom,
  )
  return Math.max(-1, ...kin.map((other) => together(id, other, view)))
}

/** State Nullify shields the own faction whole. */
export const shieldWorth = (view: HegemonyView, sight: Sight, { id }: Option): number =>
  id === 'faction' && kingdomOf(playerOf(view, sight.me)) !== undefined ? 1 : 0.5
