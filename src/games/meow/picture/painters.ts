// This game's painters, as the drawing thread loads them.
import type { PictureRenderers } from '../../../picture/paint.ts'
import { paintHand } from './hand.ts'
import { paintReplay } from './replay.ts'
import { paintTable } from './table.ts'

export const PAINTERS: PictureRenderers = { table: paintTable, hand: paintHand, battle: paintReplay }
