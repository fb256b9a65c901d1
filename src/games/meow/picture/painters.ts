// This game's painters, as the drawing thread loads them.
import type { PictureRenderers } from '../../../picture/paint.ts'
import { peoplePainter } from '../../../picture/people.ts'
import { platePainter } from '../../../picture/plate.ts'
import { resultPainter } from '../../../picture/result.ts'
import { paintHand } from './hand.ts'
import { paintPlaces } from './places.ts'
import { drawAnyFace, drawCatFace } from './portrait.ts'
import { paintReplay } from './replay.ts'
import { paintTable } from './table.ts'

export const PAINTERS: PictureRenderers = {
  table: paintTable,
  hand: paintHand,
  'line-up': paintPlaces,
  battle: paintReplay,
  result: resultPainter(drawCatFace),
  plate: platePainter(drawCatFace),
  people: peoplePainter(drawAnyFace),
}
