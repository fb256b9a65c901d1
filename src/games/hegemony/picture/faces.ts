// Looks of the generals: everyone has a row in the faces that all games share.
import type { BustLook } from '../../../picture/bust-look.ts'
import { FACES as EVERYBODY } from '../../common/faces.ts'
import type { General } from '../cards/generals.ts'

/** The bust of every general. */
export const FACES: Readonly<Record<General, BustLook>> = EVERYBODY
