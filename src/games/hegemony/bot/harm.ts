// The worth of using a card on a player to a computer player, in cards: above 0 it does good.
import type { Seat } from '../../../engine/phrase.ts'
import { card as cardOf, colourOf, factsOf, isSlash, type Kind, type Nature } from '../cards/index.ts'
import { besiegersOf } from '../core/formations.ts'
import type { Sight, Skill } from '../core/skill.ts'
import { ranksIn } from '../view/ranks.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { canAnswer, isProof, staysUnhurt } from './chances.ts'
import { prizeWorth } from './gear.ts'
import { inReach, isAimed } from './reach.ts'
import { openSkillsOf, staticsOf } from './senses.ts'
import { armorOf, playerOf, weaponOf, wornBy } from './table.ts'

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
const isWarded = (view: HegemonyView, sight: Sight, player: PlayerView, kind: Kind): boolean =>
  openSkillsOf(view, player).some(({ sense }) =>
    sense?.wards?.({ kind, black: isBlack(sight, kind), handSize: player.handSize }),
  )

/** How a Slash counts: by default as the cards of its kind in hand and this turn's Wine make it. */
interface Blow {
  readonly black: boolean
  readonly drunk: boolean
}

/** What a Dodge that is spent is worth, and how little each blow that may follow adds to it. */
const DODGED = 0.7
const AGAIN = 0.4
/** It was the last card in the hand. */
const LAST = 0.3

/** How many Slashes may be used this turn. */
const slashesLeft = (view: HegemonyView, me: Seat): number =>
  staticsOf(view, me).reduce((sum, { slashes = 0 }) => sum + slashes, 1) - (view.turn?.slashes ?? 0)

/** How many more Slashes may follow one this turn. */
function slashesAfter(view: HegemonyView, sight: Sight): number {
  const left = sight.hand.filter((card) => isSlash(cardOf(card).kind)).length
  return left < 2 ? 0 : Math.max(0, Math.min(left, slashesLeft(view, sight.me)) - 1)
}

function slashed(
  view: HegemonyView,
  sight: Sight,
  printed: Kind,
  seat: Seat,
  { black, drunk }: Blow,
): number {
  const target = playerOf(view, seat)
  const weapon = weaponOf(playerOf(view, sight.me))
  const kind = printed === 'slash' && weapon === 'feather-fan' ? 'fire-slash' : printed
  const pierced = weapon === 'qinggang'
  if (!pierced && isProof(target, kind, black)) return 0
  const toll = tollOf(view, sight, target, printed)
  if (toll === undefined) return 0
  const facts = factsOf(kind)
  const nature: Nature = facts.type === 'basic' && facts.basic === 'slash' ? facts.nature : 'normal'
  const burnt = nature === 'fire' && armorOf(target) === 'rattan' && !pierced ? 1 : 0
  const missed = staysUnhurt(target, kind, black, pierced) ** dodgesOf(view, sight.me, seat)
  const hurt = sight.hurt(seat, 1 + (drunk ? 1 : 0) + burnt)
  const hit = (1 - missed) * (hurt + (nature === 'normal' ? 0 : alongChain(view, sight, seat)))
  const worn = missed * (slashesAfter(view, sight) > 0 ? AGAIN * sight.hurt(seat) : 0)
  const last = target.handSize === 1 ? LAST : 0
  return hit + worn + missed * (DODGED + last) * sight.foe(seat) - toll
}

/** Dodges that a Slash takes: two of who is besieged, where a besieger shows the skill for it. */
function dodgesOf(view: HegemonyView, me: Seat, seat: Seat): number {
  if (!view.formation) return 1
  const besiegers = besiegersOf(ranksIn(view), seat)
  if (!besiegers.includes(me)) return 1
  const shown = besiegers.flatMap((each) => openSkillsOf(view, playerOf(view, each)))
  return shown.some(({ sense }) => sense?.besieges) ? 2 : 1
}

/** A card with one target comes to nothing as often as not where a friend of the target's has an illusion for it. */
function mayBeCancelled(view: HegemonyView, seat: Seat): boolean {
  if (!view.formation) return false
  const { allied } = ranksIn(view)
  return view.players.some(
    (player) =>
      player.alive &&
      allied(player.seat, seat) &&
      openSkillsOf(view, player).some(
        ({ id, sense }) => sense?.cancels && (player.piles[id] ?? []).length > 0,
      ),
  )
}

/** What a basic card costs that has to go with a Slash, none where no such skill shows; without one that is worth it the Slash is void. */
function tollOf(view: HegemonyView, sight: Sight, target: PlayerView, kind: Kind): number | undefined {
  if (!openSkillsOf(view, target).some(({ sense }) => sense?.asksBasic)) return 0
  const struck = sight.hand.find((card) => cardOf(card).kind === kind)
  const prices = sight.hand
    .filter((card) => card !== struck && factsOf(cardOf(card).kind).type === 'basic')
    .map((card) => sight.keep(card))
  const least = Math.min(...prices)
  return least < basicWorth(sight, target.seat) ? least * 0.7 : undefined
}

/** What a basic card may cost that a Slash at somebody asks for besides. */
export const basicWorth = (sight: Pick<Sight, 'hurt'>, seat: Seat): number =>
  Math.max(1.4, 0.7 * sight.hurt(seat))

/** What runs along the chain from one who is chained. */
export function alongChain(view: HegemonyView, sight: Sight, seat: Seat): number {
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
  const gear = Math.max(0, ...wornBy(player).map((card) => prizeWorth(player, cardOf(card).kind)))
  const few = player.handSize === 1 ? LAST : 0
  return foe * Math.max(player.handSize > 0 ? 1.2 + few : 0, gear)
}

/** Before a Slash that would kill, a card is taken that might save the target: as much as the Slash, so that it comes first. */
function disarming(view: HegemonyView, sight: Sight, seat: Seat): number {
  const player = playerOf(view, seat)
  const felled = player.hp <= (view.turn?.drunk ? 2 : 1) && sight.foe(seat) > 0
  if (!felled || player.handSize < 1 || player.handSize > 2 || !maySlash(view, sight)) return 0
  const kinds = [...new Set(sight.hand.map((card) => cardOf(card).kind).filter(isSlash))]
  const strikes = kinds
    .filter((kind) => inReach(view, sight.me, kind).includes(seat))
    .map((kind) => targetWorth(view, sight, kind, seat))
  return Math.max(0, ...strikes)
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
  const foe = sight.foe(seat)
  if (playerOf(view, seat).chained) return -foe * (fire ? 0.9 : 0.35)
  const isLinked = sight.others.some((other) => other !== seat && sight.foe(other) > 0)
  return foe > 0 && !isLinked ? 0 : foe * (fire ? 0.9 : 0.35)
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
export function targetWorth(
  view: HegemonyView,
  sight: Sight,
  kind: Kind,
  seat: Seat,
  blow: Partial<Blow> = {},
): number {
  const worth = unhinderedWorth(view, sight, kind, seat, blow)
  return worth > 0 && seat !== sight.me && mayBeCancelled(view, seat) ? worth / 2 : worth
}

function unhinderedWorth(
  view: HegemonyView,
  sight: Sight,
  kind: Kind,
  seat: Seat,
  { black = isBlack(sight, kind), drunk = view.turn?.drunk ?? false }: Partial<Blow>,
): number {
  if (isWarded(view, sight, playerOf(view, seat), kind)) return -0.1
  if (isSlash(kind)) return slashed(view, sight, kind, seat, { black, drunk })
  const foe = sight.foe(seat)
  switch (kind) {
    case 'duel':
      return TRICK * duelled(view, sight, seat)
    case 'fire-attack':
      return TRICK * burnt(view, sight, seat)
    case 'snatch':
    case 'dismantle':
      return TRICK * taking(view, sight, seat) + (kind === 'snatch' ? 0.7 : 0) + disarming(view, sight, seat)
    case 'indulgence':
      return foe * (playerOf(view, seat).flipped ? 0.2 : 1.3 + sight.handSize(seat) * 0.25)
    case 'supply-shortage':
      return foe * (playerOf(view, seat).flipped ? 0.2 : 1.4)
    case 'iron-chain':
      return chaining(view, sight, seat)
    case 'borrow-sword':
      return TRICK * borrowed(view, sight, seat)
    case 'known-both':
      return Math.abs(foe) < 0.9 && playerOf(view, seat).faction === null ? 0.9 : 0.1
    case 'befriend-attack':
      return 2.8 - Math.max(0, foe) * 0.6 - (sight.inRange(seat) ? 0.4 : 0)
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

/** Whether another Slash may be used this turn. */
export function maySlash(view: HegemonyView, sight: Sight): boolean {
  return slashesLeft(view, sight.me) > 0 && sight.hand.some((card) => isSlash(cardOf(card).kind))
}

/** Worth of a Wine now: it is spent on a Slash that would strike home. */
function wineWorth(view: HegemonyView, sight: Sight): number {
  if (view.turn?.drunk || !maySlash(view, sight)) return -1
  const kinds = new Set(sight.hand.map((card) => cardOf(card).kind).filter(isSlash))
  const best = (drunk: boolean) =>
    Math.max(-1, ...[...kinds].map((kind) => cardWorth(view, sight, kind, { drunk })))
  const [sober, drunk] = [best(false), best(true)]
  const wine = sight.hand.find((card) => cardOf(card).kind === 'wine')
  const saving = view.lastBattle ? ['wine'] : ['peach', 'wine']
  const lives = sight.hand.filter((card) => saving.includes(cardOf(card).kind)).length
  const price =
    (wine === undefined ? 1 : sight.keep(wine)) * 0.3 + (sight.hp(sight.me) < 2 && lives < 2 ? 2 : 0)
  return drunk - sober > price && drunk > price ? drunk : -1
}

/** Chance that Lightning strikes whom it is judged on. */
const STRIKES = 0.14

/** Others' losses help everybody. */
const OTHERS = 0.5

/** Worth of laying Lightning: it is judged on oneself first, then on each other in turn. */
function lightningWorth(view: HegemonyView, sight: Sight): number {
  const judges = sight.others.filter((seat) => openSkillsOf(view, playerOf(view, seat)).some(turnsJudgements))
  if (judges.some((seat) => sight.foe(seat) > 0)) return -1
  const round = [sight.me, ...sight.others]
  const chances = round.map((_, turn) => STRIKES * (1 - STRIKES) ** turn)
  const all = chances.reduce((sum, each) => sum + each, 0)
  const losses = round.map((seat, turn) => {
    const worth = sight.hurt(seat, 3) * (sight.foe(seat) > 0 ? OTHERS : 1)
    return ((chances[turn] ?? 0) / all) * worth
  })
  return losses.reduce((sum, each) => sum + each, 0)
}

const turnsJudgements = ({ triggers = [] }: Skill): boolean => triggers.some(({ on }) => on === 'judging')

/** Worth of a card in the play phase, as far as it can be told before its targets are named. */
export function cardWorth(view: HegemonyView, sight: Sight, kind: Kind, blow: Partial<Blow> = {}): number {
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
      return lightningWorth(view, sight)
    default:
      return isAimed(kind)
        ? Math.max(-1, ...inReach(view, me, kind).map((seat) => targetWorth(view, sight, kind, seat, blow)))
        : -1
  }
}
