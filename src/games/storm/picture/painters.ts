// This game's painters, as the drawing thread loads them.
import type { PictureRenderers } from '../../../picture/paint.ts'
import { peoplePainter } from '../../../picture/people.ts'
import { platePainter } from '../../../picture/plate.ts'
import { drawBustFace, resultPainter } from '../../../picture/result.ts'
import { paintHand } from './hand.ts'
import { paintPart } from './part.ts'
import { paintTable } from './table.ts'

export const PAINTERS: PictureRenderers = {
  table: paintTable,
  part: paintPart,
  hand: paintHand,
  result: resultPainter(drawBustFace),
  plate: platePainter(drawBustFace),
  people: peoplePainter(drawBustFace),
}
