// The worth of damage to a player: an enemy's loss, an ally's cost, and the reward for a kill.
import type { Seat } from '../../../engine/phrase.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { type Foes, SURE } from './foes.ts'
import { armorOf, othersOf, playerOf, wornBy } from './table.ts'

/** A point of HP, in cards. */
const HP = 1.5

/** A player less at the table. */
const KILL = 5

/** Worth of damage to a seat, for the seat that looks at it. */
export function hurtIn(view: HegemonyView, me: Seat, foe: Foes, seat: Seat, amount: number): number {
  const player = playerOf(view, seat)
  const felt = armorOf(player) === 'silver-lion' ? Math.min(1, amount) : amount
  const left = player.hp - felt
  const near = left <= 0 ? deathOf(view, me, foe, player) : Math.max(0, 3 - left) * 0.35
  return foe(seat) * (HP * Math.min(felt, player.hp) + near) * (foe(seat) > 0 ? threatOf(view, player) : 1)
}

/** What a death means: one's own the end, an ally's at one's own hand all cards, an enemy's a reward, the last one's the game. */
function deathOf(view: HegemonyView, me: Seat, foe: Foes, player: PlayerView): number {
  const own = playerOf(view, me)
  if (player.seat === me) return KILL * 2
  if (foe(player.seat) < 0) return KILL + own.handSize + wornBy(own).length
  const enemies = othersOf(view, me).filter((other) => foe(other.seat) > -SURE).length
  return enemies === 1 ? KILL * 4 : KILL + reward(view, me, player)
}

/** Cards that a kill is paid with (section 7). */
function reward(view: HegemonyView, me: Seat, { faction }: PlayerView): number {
  if (playerOf(view, me).faction === null || faction === null) return 0
  const fellows = view.players.filter((other) => other.alive && other.faction === faction).length
  return faction === 'ambitionist' ? 1 : fellows
}

/** Rich players and members of strong factions are struck first; all are near 1. */
function threatOf(view: HegemonyView, player: PlayerView): number {
  const rich = (player.handSize + wornBy(player).length) * 0.02
  const fellows =
    player.faction === null || player.faction === 'ambitionist'
      ? 0
      : othersOf(view, player.seat).filter(({ faction }) => faction === player.faction).length
  return 0.9 + rich + fellows * 0.05
}
