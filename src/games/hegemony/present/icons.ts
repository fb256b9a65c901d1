// Icons of choices and lines: the kingdom of a general. Cards begin with the sign of their suit.
import type { Icon } from '../../../text/icons.ts'
import { iconsBy } from '../../common/icons.ts'
import { generalFacts, isGeneral } from '../cards/generals.ts'
import type { Faction } from '../table/state.ts'

/** Of each faction. */
export const FACTION_ICONS: Readonly<Record<Faction, Icon>> = {
  wei: 'wei',
  shu: 'shu',
  wu: 'wu',
  qun: 'qun',
  ambitionist: 'ambition',
}

export const icon = iconsBy({}, (id) => (isGeneral(id) ? FACTION_ICONS[generalFacts(id).kingdom] : undefined))
