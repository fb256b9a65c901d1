// Icons of choices: the kinds of dynasty cards.
import { iconsBy } from '../../common/icons.ts'
import { DYNASTY_CARDS } from '../cards/index.ts'

export const icon = iconsBy({ draw: 'cards' }, (id) => DYNASTY_CARDS[id]?.type)
