// Icons of choices: kinds of troops, generals and cities.
import { iconsBy } from '../../common/icons.ts'
import { ARMY_TYPES } from '../box/factions.ts'
import { GENERALS } from '../box/generals.ts'
import { isPlace, placeOf } from '../map/index.ts'

export const icon = iconsBy({ cavalry: 'cavalry', foot: 'foot', archers: 'archers' }, (id) => {
  if (isPlace(id)) return placeOf(id).city === undefined ? undefined : 'city'
  // An army is called `shu-foot-3`.
  return Object.hasOwn(GENERALS, id) ? 'general' : ARMY_TYPES.find((type) => id.includes(`-${type}-`))
})
