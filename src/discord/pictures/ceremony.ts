// Paints the final ceremony: three on their steps, the champion in the middle, medals as seals, and the other honours.
import type { Box, Brush } from '../../picture/brush.ts'
import { cutBox } from '../../picture/cut.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { WIDTH } from '../../picture/paper.ts'
import { drawBustFace } from '../../picture/result.ts'
import { drawSeal } from '../../picture/seal.ts'
import type { CeremonyInput } from './ceremony-input.ts'
import { bodyOf, drawPage, heightFor } from './page.ts'

const PODIUM = 420
const ROW = 58
const GAP = 14
/** Heights of the steps by place. */
const STEPS = [196, 156, 128]
/** Sides of the busts that stand on them. */
const BUSTS = [206, 176, 176]
/** Where each of three stands from the left: the champion in the middle. Fewer stand in their order. */
const COLUMNS = [1, 0, 2]

/** Paints a ceremony. */
export const paintCeremony: PictureRenderer<CeremonyInput> = (input) => {
  const below = input.honours.length * ROW
  const height = heightFor(input, PODIUM + (below > 0 ? GAP + below : 0))
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, input, height)
      const { x, y, w } = bodyOf(input, height)
      drawPodium(brush, { x, y, w, h: PODIUM }, input)
      if (below > 0) drawHonours(brush, { x, y: y + PODIUM + GAP, w, h: below }, input)
    },
  }
}

function drawPodium(brush: Brush, { x, y, w, h }: Box, { podium }: CeremonyInput): void {
  const each = w / COLUMNS.length
  const begin = x + (w - each * podium.length) / 2
  for (const [index, { face, name, points, hasMedal }] of podium.entries()) {
    const column = podium.length === COLUMNS.length ? COLUMNS[index] : undefined
    const left = begin + each * (column ?? index)
    const top = y + h - (STEPS[index] ?? 0)
    const middle = left + each / 2
    const isFirst = index === 0
    const bust = BUSTS[index] ?? 0
    drawBustFace(brush, face, { x: middle - bust / 2, y: top - bust, side: bust, turned: left > begin })
    const seal = { x: middle + bust / 2 + 30, y: top - 56, side: isFirst ? 92 : 76 }
    const colour = isFirst ? PALETTE.cinnabar : PALETTE.ink
    if (hasMedal) drawSeal(brush, `${index + 1}`, seal, { colour })
    else brush.text(`${index + 1}`, seal.x, seal.y, { size: 60, weight: 800, align: 'center' })
    const step = { x: left + 4, y: top, w: each - 8, h: y + h - top }
    cutBox(brush.context, step, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 4 }, `step ${index}`)
    brush.text(name, middle, top + 40, {
      size: isFirst ? 56 : 48,
      face: 'brush',
      align: 'center',
      max: each - 34,
      cut: true,
    })
    brush.text(points, middle, top + 94, { size: 44, weight: 800, align: 'center', max: each - 30 })
  }
}

function drawHonours(brush: Brush, box: Box, { honours }: CeremonyInput): void {
  const { context } = brush
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.6 }, 'honours')
  for (const [index, { what, name }] of honours.entries()) {
    const middle = box.y + ROW * (index + 0.5) + 1
    if (index > 0)
      brush.box({ x: box.x + 3, y: middle - ROW / 2, w: box.w - 6, h: 1.6 }, { fill: PALETTE.line })
    const taken = brush.text(what, box.x + 16, middle, {
      size: 42,
      face: 'kai',
      ink: PALETTE.pale,
      max: box.w / 2,
    })
    brush.text(name, box.x + box.w - 16, middle, {
      size: 46,
      face: 'kai',
      align: 'right',
      max: box.w - taken - 70,
      cut: true,
    })
  }
}
