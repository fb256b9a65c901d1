// The probability that another player has an answer, from its hand, what is known of it, its armor and the skills it shows.
import { card as cardOf, isSlash, type Kind } from '../cards/index.ts'
import type { PlayerView } from '../view/view.ts'
import { openSkillsOf } from './senses.ts'
import { armorOf } from './table.ts'

/** Chance that an unknown card is, or that a hidden skill makes it, what is wanted. */
const SHARE = { dodge: 0.15, slash: 0.28 }

/** Chance that one of the red cards there are answers Eight Trigrams. */
const TRIGRAMS = 0.5

/** Chance that a player can answer with a Dodge or a Slash. */
export function canAnswer(player: PlayerView, wanted: 'dodge' | 'slash'): number {
  const fits = (kind: Kind) => (wanted === 'dodge' ? kind === 'dodge' : isSlash(kind))
  if (player.known.some((card) => fits(cardOf(card).kind))) return 1
  // What makes a Dodge or a Slash is the same in both printings.
  const makes = openSkillsOf({}, player)
    .flatMap(({ conversions = [] }) => conversions)
    .some(({ as, only }) => fits(as) && only !== 'play-phase')
  const share = SHARE[wanted] + (makes ? 0.35 : 0)
  return 1 - (1 - share) ** (player.handSize - player.known.length)
}

/** Whether armor keeps a card of this kind off altogether. */
export function isProof(player: PlayerView, kind: Kind, black: boolean): boolean {
  const armor = armorOf(player)
  if (armor === 'renwang') return black && isSlash(kind)
  return armor === 'rattan' && ['slash', 'barbarians', 'arrow-volley'].includes(kind)
}

/** Chance that a Slash of this kind does not hurt; `pierced`: armor does not count. */
export function staysUnhurt(player: PlayerView, kind: Kind, black: boolean, pierced: boolean): number {
  const armor = pierced ? undefined : armorOf(player)
  if (!pierced && isProof(player, kind, black)) return 1
  const dodges = canAnswer(player, kind === 'barbarians' ? 'slash' : 'dodge')
  return armor === 'eight-trigrams' && kind !== 'barbarians' ? dodges + (1 - dodges) * TRIGRAMS : dodges
}
