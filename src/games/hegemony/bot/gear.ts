// The worth of one's own equipment, in cards.
import { card as cardOf, isSlash, type Kind } from '../cards/index.ts'
import type { PlayerView } from '../view/view.ts'

const WORTH: Readonly<Partial<Record<Kind, number>>> = {
  'eight-trigrams': 2.4,
  renwang: 2,
  'silver-lion': 1.7,
  rattan: 1.6,
  qinggang: 1.4,
  axe: 1.5,
  'twin-swords': 1.4,
  'ice-sword': 1.2,
  spear: 1.3,
  'feather-fan': 1.4,
  'qilin-bow': 1.4,
  'six-swords': 1.2,
  triblade: 1.4,
}

/** What a Silver Lion that is lost gives its wounded wearer back. */
const HEALS = 1.8

/** Worth of taking or breaking a piece that an enemy wears. */
export const prizeWorth = (player: PlayerView, kind: Kind): number =>
  gearWorth(player, kind) * 0.85 - (kind === 'silver-lion' && player.hp < player.maxHp ? HEALS : 0)

/** Worth of wearing a piece; the Crossbow by the Slashes it lets go. */
export function gearWorth({ hand }: PlayerView, kind: Kind): number {
  if (kind !== 'crossbow') return WORTH[kind] ?? 1.5
  const slashes = (hand ?? []).filter((card) => isSlash(cardOf(card).kind)).length
  return slashes > 1 ? 1 + slashes * 0.7 : 0.9
}
