// The worth of using a card on a player to a computer player, in cards: above 0 it does good.
import type { Seat } from '../../../engine/phrase.ts'
import { card as cardOf, colourOf, factsOf, isSlash, type Kind, type Nature } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { canAnswer, staysUnhurt } from './chances.ts'
import { gearWorth } from './gear.ts'
import { inReach, isAimed } from './reach.ts'
import { openSkillsOf } from './senses.ts'
import { armorOf, playerOf, wornBy } from './table.ts'

/** A trick may meet a Nullify. */
const TRICK = 0.85
/** A Slash that somebody else is made to use may be dodged. */
const STRUCK = 0.7

/** Whether the cards of this kind in hand are black: a Slash is named by its kind alone when it is aimed. */
const isBlack = ({ hand }: Sight, kind: Kind): boolean => {
  const suits = hand.flatMap((card) => (cardOf(card).kind === kind ? [cardOf(card).suit] : []))
  return suits.length > 0 && suits.every((suit) => colourOf(suit) === 'black')
}

/** Whether a skill that everybody sees keeps the card off a player. */
const isWarded = (sight: Sight, player: PlayerView, kind: Kind): boolean =>
  openSkillsOf(player).some(({ sense }) =>
    sense?.wards?.({ kind, black: isBlack(sight, kind), handSize: player.handSize }),
  )

function slashed(view: HegemonyView, sight: Sight, kind: Kind, seat: Seat): number {
  const target = playerOf(view, seat)
  const own = playerOf(view, sight.me)
  const pierced = own.equipment.weapon !== null && cardOf(own.equipment.weapon).kind === 'qinggang'
  const facts = factsOf(kind)
  const nature: Nature = facts.type === 'basic' && facts.basic === 'slash' ? facts.nature : 'normal'
  const burnt = nature === 'fire' && armorOf(target) === 'rattan' && !pierced ? 1 : 0
  const amount = 1 + (view.turn?.drunk ? 1 : 0) + burnt
  const missed = staysUnhurt(target, kind, isBlack(sight, kind), pierced)
  const hit =
    (1 - missed) * (sight.hurt(seat, amount) + (nature === 'normal' ? 0 : alongChain(view, sight, seat)))
  return missed === 1 ? 0 : hit + missed * 0.5 * sight.foe(seat)
}

/** What runs along the chain from one who is chained. */
function alongChain(view: HegemonyView, sight: Sight, seat: Seat): number {
  if (!playerOf(view, seat).chained) return 0
  const linked = view.players.filter((other) => other.alive && other.chained && other.seat !== seat)
  return linked.reduce((sum, other) => sum + sight.hurt(other.seat), 0)
}

/** What taking or breaking a card of somebody is worth; a friend is freed of a delayed trick. */
function taking(view: HegemonyView, sight: Sight, seat: Seat): number {
  const player = playerOf(view, seat)
  const burdened = player.judgement.some(({ as }) => as !== 'lightning')
  const foe = sight.foe(seat)
  if (foe < 0) return burdened ? -1.8 * foe : -1.5
  const gear = Math.max(0, ...wornBy(player).map((card) => gearWorth(player, cardOf(card).kind)))
  const few = player.handSize === 1 ? 0.3 : 0
  return foe * Math.max(player.handSize > 0 ? 1.2 + few : 0, gear * 0.85)
}

/** Slashes are played in turn, the target first: who has fewer is hurt. */
function duelled(view: HegemonyView, sight: Sight, seat: Seat): number {
  const own = sight.hand.filter((card) => isSlash(cardOf(card).kind)).length
  const answers = canAnswer(playerOf(view, seat), 'slash')
  const lost = answers ** (2 ** own)
  return (1 - lost) * sight.hurt(seat) + lost * sight.hurt(sight.me)
}

/** A suit in the hand burns what is shown. */
function burnt(view: HegemonyView, sight: Sight, seat: Seat): number {
  const suits = new Set(sight.hand.filter((card) => sight.keep(card) < 2).map((card) => cardOf(card).suit))
  const amount = armorOf(playerOf(view, seat)) === 'rattan' ? 2 : 1
  const chance = Math.max(0, suits.size - (sight.hand.length > 1 ? 0.4 : 1)) / 4
  return chance * (sight.hurt(seat, amount) + alongChain(view, sight, seat) - 1)
}

function chaining(view: HegemonyView, sight: Sight, seat: Seat): number {
  const fire = sight.hand.some((card) =>
    ['fire-slash', 'thunder-slash', 'fire-attack'].includes(cardOf(card).kind),
  )
  return (playerOf(view, seat).chained ? -1 : 1) * sight.foe(seat) * (fire ? 0.9 : 0.35)
}

/** Worth of naming whom somebody with a weapon is to strike: it uses a Slash on them, or hands its weapon over. */
export function victimWorth(view: HegemonyView, sight: Sight, armed: Seat, victim: Seat): number {
  const strikes = canAnswer(playerOf(view, armed), 'slash')
  return strikes * STRUCK * sight.hurt(victim) + (1 - strikes) * 1.1 * sight.foe(armed)
}

/** Worth of a borrowed sword for the victim that it does most to. */
const borrowed = (view: HegemonyView, sight: Sight, seat: Seat): number =>
  Math.max(-1, ...inReach(view, seat, 'slash').map((victim) => victimWorth(view, sight, seat, victim)))

/** Worth of a card for one target. */
export function targetWorth(view: HegemonyView, sight: Sight, kind: Kind, seat: Seat): number {
  if (isWarded(sight, playerOf(view, seat), kind)) return -0.1
  if (isSlash(kind)) return slashed(view, sight, kind, seat)
  const foe = sight.foe(seat)
  switch (kind) {
    case 'duel':
      return TRICK * duelled(view, sight, seat)
    case 'fire-attack':
      return TRICK * burnt(view, sight, seat)
    case 'snatch':
    case 'dismantle':
      return TRICK * taking(view, sight, seat) + (kind === 'snatch' ? 0.7 : 0)
    case 'indulgence':
      return foe * (playerOf(view, seat).flipped ? 0.2 : 1.3 + sight.handSize(seat) * 0.25)
    case 'supply-shortage':
      return foe * (playerOf(view, seat).flipped ? 0.2 : 1.4)
    case 'iron-chain':
      return chaining(view, sight, seat)
    case 'borrow-sword':
      return TRICK * borrowed(view, sight, seat)
    case 'known-both':
      return Math.abs(foe) < 0.9 && playerOf(view, seat).faction === null ? 0.9 : 0.3
    case 'befriend-attack':
      return 2.6 - Math.max(0, foe) * 0.4
    case 'barbarians':
    case 'arrow-volley':
      return (1 - staysUnhurt(playerOf(view, seat), kind, false, false)) * sight.hurt(seat)
    default:
      return -foe
  }
}

/** What others gain matters less the more of them there are to fight among themselves. */
const shared = (sight: Sight, gain: (seat: Seat) => number): number =>
  sight.others.reduce(
    (sum, seat) => sum - gain(seat) * sight.foe(seat) * (sight.foe(seat) > 0 ? 0.3 : 0.8),
    0,
  )

const isHurt = (sight: Sight, seat: Seat): boolean => sight.hp(seat) < sight.maxHp(seat)

/** Worth of a Wine now: it is spent on a Slash that would strike home. */
function wineWorth(view: HegemonyView, sight: Sight): number {
  const { slashes = 0, drunk = false } = view.turn ?? {}
  const kinds = sight.hand.map((card) => cardOf(card).kind).filter(isSlash)
  if (drunk || kinds.length === 0 || (slashes > 0 && kinds.length < 2)) return -1
  const blow = Math.max(...kinds.map((kind) => cardWorth(view, sight, kind)))
  return blow > 1.2 ? blow * 0.7 - 0.3 : -1
}

/** Worth of a card in the play phase, as far as it can be told before its targets are named. */
export function cardWorth(view: HegemonyView, sight: Sight, kind: Kind): number {
  const { me, friends } = sight
  switch (kind) {
    case 'peach':
      return isHurt(sight, me) ? 2.5 : -1
    case 'wine':
      return wineWorth(view, sight)
    case 'ex-nihilo':
      return 4
    case 'harvest':
      return 1.4 + shared(sight, () => 1)
    case 'await-exhausted':
      return 0.9 + friends.length * 0.4
    case 'peach-garden':
      return (isHurt(sight, me) ? 1.8 : 0) + shared(sight, (seat) => (isHurt(sight, seat) ? 1.5 : 0)) - 0.1
    case 'arrow-volley':
    case 'barbarians':
      return 0.7 * sight.others.reduce((sum, seat) => sum + targetWorth(view, sight, kind, seat), 0)
    case 'lightning':
      return -1
    default:
      return isAimed(kind)
        ? Math.max(-1, ...inReach(view, me, kind).map((seat) => targetWorth(view, sight, kind, seat)))
        : -1
  }
}
