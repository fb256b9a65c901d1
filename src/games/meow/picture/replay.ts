// Paints the end of a battle: the cats on their field with the last blow, who won on a stroke of the brush, and how the HP went.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { brushStroke, cutBox } from '../../../picture/cut.ts'
import { contentOf, drawPage, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { drawSeal } from '../../../picture/seal.ts'
import { sideLook } from './cat/looks.ts'
import { facingBlock } from './facing.ts'
import type { ReplayInput, Side } from './replay-input.ts'
import { drawScene, lastBlow, SCENE } from './replay-scene.ts'
import { heart } from './signs.ts'

const STROKE = 96
/** Width of the names of the sides, height of a line of their HP. */
const NAMES = 276
const LINE = 58
/** Clashes that have room even where fewer were fought. */
const COLUMNS = 4
const GAP = 20

/** Paints a replay. */
export const paintReplay: PictureRenderer<ReplayInput> = (input, measure) => {
  const { x, y, w } = contentOf(input.language)
  const field = fieldOf(input, measure, { x, w })
  const low = y + field.height + STROKE
  const height = pageHeight(input.language, low + LINE * (input.sides.length + 1), input.slip)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, { ...input, crest: 'meow' }, height)
      field.draw(brush, y)
      result(brush, input.result, { x, y: y + field.height, w, h: STROKE })
      heart(brush, x + 18, low + LINE / 2, 40)
      const column = (w - NAMES) / COLUMNS
      for (const [index, name] of input.clashes.entries())
        brush.text(name, x + NAMES + column * index, low + LINE / 2, {
          size: 42,
          face: 'kai',
          ink: PALETTE.pale,
          max: column - GAP,
        })
      for (const [row, side] of input.sides.entries())
        course(brush, side, { x, y: low + LINE * (row + 1.5), column })
    },
  }
}

/** Both line-ups where two fought; else the cat of each side. */
function fieldOf({ sides }: ReplayInput, measure: Brush, { x, w }: Pick<Box, 'x' | 'w'>): Block {
  const lines = sides.flatMap(({ line }) => line ?? [])
  const loser = sides.find(({ won }) => !won)
  if (sides.length === 2 && lines.length === 2)
    return facingBlock(measure, lines, { x, w, hit: lastBlow(loser) || null })
  return {
    height: SCENE,
    draw(brush, y) {
      const scene = { x, y, w, h: SCENE }
      drawScene(brush, sides, scene)
      cutBox(brush.context, scene, { line: PALETTE.ink, wide: 3 }, 'scene')
    },
  }
}

/** How it ended, across the page on one stroke. */
function result(brush: Brush, said: string, { x, y, w, h }: Box): void {
  const middle = y + h / 2
  const setting = { size: 56, face: 'brush', ink: PALETTE.snow, max: w - 160 } as const
  brushStroke(
    brush.context,
    [
      [x + 4, middle + 3],
      [x + w / 2, middle - 2],
      [x + w - 6, middle + 2],
    ],
    // No dry hairs: they are as pale as the letters.
    { wide: h * 0.8, ink: PALETTE.cinnabar, seed: said, dry: 0 },
  )
  brush.text(said, x + w / 2, middle, { ...setting, align: 'center', cut: true })
}

/** A side's name, and its HP before and after each clash. */
function course(
  brush: Brush,
  { name, side, won, moments }: Side,
  { x, y, column }: { readonly x: number; readonly y: number; readonly column: number },
): void {
  if (won) drawSeal(brush, brush.language === 'zh-CN' ? '胜' : '勝', { x: x + 22, y, side: 46 })
  else brush.circle(x + 22, y, 14, { fill: sideLook(side).scarf, line: PALETTE.ink, wide: 2.4 })
  brush.text(name, x + 54, y, { size: 46, face: 'kai', max: NAMES - 66, cut: 'name' })
  for (const [index, moment] of moments.entries()) {
    if (!moment) continue
    const { from, to } = moment
    brush.text(from === to ? String(to) : `${from} → ${to}`, x + NAMES + column * index, y, {
      size: 44,
      weight: 800,
      ink: to < from ? PALETTE.cinnabar : PALETTE.ink,
      max: column - GAP,
    })
  }
}
