// Looks of the lords, one row each, and the colour of their coats.
import type { Id } from '../../../engine/phrase.ts'
import type { BustLook } from '../../../picture/bust-look.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { LORDS } from '../cards/lords.ts'

/** A lord's bust and coat. */
export interface Portrait {
  readonly look: BustLook
  readonly coat: string
}

const { wei, shu, wu, qun } = FACTION_LOOKS

const PORTRAITS: Readonly<Record<keyof typeof LORDS, Portrait>> = {
  'ji-fa': { look: { hat: 'crown', beard: 'long', hair: 'grey', aged: true }, coat: shu.colour },
  'ying-zheng': { look: { hat: 'crown', beard: 'long', fierce: true, skin: 'tan' }, coat: PALETTE.ink },
  'liu-bang': { look: { hat: 'coronet', beard: 'wild', skin: 'tan' }, coat: shu.colour },
  'li-shimin': { look: { hat: 'gauze', beard: 'short' }, coat: qun.colour },
  'zhao-kuangyin': { look: { hat: 'gauze', beard: 'moustache', skin: 'tan' }, coat: shu.colour },
  khubilai: { look: { hat: 'turban', beard: 'tuft', skin: 'tan' }, coat: wei.colour },
  'zhu-yuanzhang': { look: { hat: 'cap', beard: 'long', skin: 'tan' }, coat: wu.colour },
  xuanye: { look: { hat: 'cap', beard: 'moustache' }, coat: qun.colour },
}

/** A lord whom a table's host has made. */
const MADE: Portrait = { look: { hat: 'crown', beard: 'tuft' }, coat: PALETTE.pale }

/** How a lord looks. */
export const portraitOf = (lord: Id): Portrait => PORTRAITS[lord as keyof typeof LORDS] ?? MADE
