// Icons of choices and of cards in hand: the kinds of dynasty cards, attacks, a draw.
import type { Id } from '../../../engine/phrase.ts'
import type { Icon } from '../../../text/icons.ts'
import { iconsBy } from '../../common/icons.ts'
import { type Box, DYNASTY_CARDS, dynastyOf, functionOf } from '../cards/index.ts'

export const icon = iconsBy({ draw: 'cards' }, (id) => DYNASTY_CARDS[id]?.type)

/** The icon of a card at a table with this box, if it has one. */
export const cardIcon = (box: Box, card: Id): Icon | undefined =>
  dynastyOf(box, card)?.type ?? (functionOf(box, card)?.kind === 'attack' ? 'attack' : undefined)
