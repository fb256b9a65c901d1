// Icons of choices: cities, generals, strategists, and what a turn is spent on.
import { iconsBy } from '../../common/icons.ts'
import { CITIES, GENERALS, STRATEGISTS } from '../cards/index.ts'

export const icon = iconsBy(
  { build: 'city', attack: 'attack', 'keep-general': 'general', 'keep-city': 'city', 'keep-scheme': 'cards' },
  (id) => (id in CITIES ? 'city' : id in STRATEGISTS ? 'wits' : id in GENERALS ? 'general' : undefined),
)
