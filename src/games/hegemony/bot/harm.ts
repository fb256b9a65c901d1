// What using a card on a player is worth to a computer player, in cards: above 0 it does good.
import type { Seat } from '../../../engine/phrase.ts'
import { card as cardOf, isSlash, type Kind } from '../cards.ts'
import type { Sight } from '../skill.ts'
import type { HegemonyView } from '../view.ts'
import { distanceIn, othersOf, playerOf, rangeOf, wornBy } from './table.ts'

/** How much a blow hurts: the last HP most. */
const blow = (sight: Sight, seat: Seat): number =>
  sight.foe(seat) * (sight.hp(seat) <= 1 ? 3 : 1.6) * (sight.handSize(seat) < 2 ? 1.2 : 0.9)

/** What taking a card from somebody is worth; a friend is freed of a delayed trick. */
function taking(view: HegemonyView, sight: Sight, seat: Seat): number {
  const player = playerOf(view, seat)
  const burdened = player.judgement.some(({ as }) => as !== 'lightning')
  if (sight.foe(seat) < 0) return burdened ? 1.5 * -sight.foe(seat) : -1
  return sight.foe(seat) * (wornBy(player).length > 0 ? 1.4 : 1.1)
}

const slashed = (view: HegemonyView, sight: Sight, seat: Seat): number =>
  playerOf(view, seat).equipment.armor === null ? blow(sight, seat) : blow(sight, seat) * 0.7

/** Worth of a card for one target. */
export function targetWorth(view: HegemonyView, sight: Sight, kind: Kind, seat: Seat): number {
  if (isSlash(kind)) return slashed(view, sight, seat)
  switch (kind) {
    case 'duel':
      return blow(sight, seat) * (sight.hand.some((card) => isSlash(cardOf(card).kind)) ? 0.9 : 0.4)
    case 'fire-attack':
      return sight.foe(seat) * (sight.hand.length > 2 ? 0.8 : 0.2)
    case 'snatch':
    case 'dismantle':
      return taking(view, sight, seat)
    case 'indulgence':
      return sight.foe(seat) * (1 + sight.handSize(seat) * 0.2)
    case 'supply-shortage':
      return sight.foe(seat) * 1.2
    case 'iron-chain':
      return (playerOf(view, seat).chained ? -0.4 : 0.4) * sight.foe(seat)
    case 'borrow-sword':
      return sight.foe(seat) * 0.8
    case 'known-both':
      return sight.foe(seat) > -0.9 && sight.foe(seat) < 0.9 ? 0.6 : 0.3
    case 'befriend-attack':
      return 1.2 - Math.max(0, sight.foe(seat)) * 0.5
    default:
      return -sight.foe(seat)
  }
}

/** Worth of a card in the play phase, as far as it can be told before its targets are named. */
export function cardWorth(view: HegemonyView, sight: Sight, kind: Kind): number {
  const others = othersOf(view, sight.me).map(({ seat }) => seat)
  const best = (seats: readonly Seat[]) =>
    Math.max(-1, ...seats.map((seat) => targetWorth(view, sight, kind, seat)))
  const own = playerOf(view, sight.me)
  const within = (distance: number) => others.filter((seat) => distanceIn(view, sight.me, seat) <= distance)
  if (isSlash(kind)) return best(within(rangeOf(own)))
  switch (kind) {
    case 'peach':
      return own.hp < own.maxHp ? 2.5 : -1
    case 'wine':
      return sight.hand.some((card) => isSlash(cardOf(card).kind)) && cardWorth(view, sight, 'slash') > 1
        ? 3.5
        : -1
    case 'ex-nihilo':
      return 4
    case 'harvest':
      return 0.5 - others.reduce((sum, seat) => sum + sight.foe(seat) * 0.2, 0)
    case 'await-exhausted':
      return 1
    case 'peach-garden':
      return [sight.me, ...others].reduce(
        (sum, seat) => sum - (sight.hp(seat) < sight.maxHp(seat) ? 1.5 * sight.foe(seat) : 0),
        -0.2,
      )
    case 'arrow-volley':
    case 'barbarians':
      return others.reduce((sum, seat) => sum + blow(sight, seat) * 0.5, -0.2)
    case 'lightning':
      return -1
    case 'snatch':
    case 'supply-shortage':
      return best(within(kind === 'snatch' ? 1 : 2))
    case 'iron-chain':
      return best(others) + 0.1
    default:
      return best(others)
  }
}
