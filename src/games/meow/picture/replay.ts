// Paints a replay: the end as a scene, who won on a stroke of the brush, and a column for each clash, a row for each side.
import type { Box, Brush } from '../../../picture/brush.ts'
import { brushStroke, cutBox } from '../../../picture/cut.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import { contentOf, drawPage, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { drawSeal } from '../../../picture/seal.ts'
import { drawCat } from './cat/cat.ts'
import { sideLook } from './cat/looks.ts'
import { type CellKind, cellHeight, drawCell } from './replay-cell.ts'
import type { ReplayInput, Side } from './replay-input.ts'
import { drawScene, SCENE } from './replay-scene.ts'

const STROKE = 96
const HEAD = 58
const NAME = 76
const GAP = 10
/** Columns even of a short battle, so that a strip looks the same every time. */
const COLUMNS = 4
/** Width of the bar that shows what is left of a side. */
const BAR = 250

/** Of more sides than two there is no scene, and of each clash so many things are named. */
interface Plan {
  readonly scene: number
  readonly name: number
  readonly cell: CellKind
}

const ALL = Number.POSITIVE_INFINITY
/** Fullest first. */
const PLANS: readonly [Plan, ...Plan[]] = [
  { scene: SCENE, name: NAME, cell: { row: 56, cats: true, used: ALL } },
  { scene: 180, name: NAME, cell: { row: 56, cats: true, used: ALL } },
  { scene: 180, name: 66, cell: { row: 52, cats: false, used: ALL } },
  { scene: 0, name: 66, cell: { row: 52, cats: false, used: 3 } },
  { scene: 0, name: 56, cell: { row: 48, cats: false, used: 2 } },
  { scene: 0, name: 56, cell: { row: 46, cats: false, used: 1 } },
  { scene: 0, name: 54, cell: { row: 43, cats: false, used: 1 } },
]

/** Paints a replay. */
export const paintReplay: PictureRenderer<ReplayInput> = (input, measure) =>
  firstFitting(PLANS, (plan) => layReplay(input, measure, plan))

function layReplay(
  input: ReplayInput,
  measure: Brush,
  { scene: high, name: above, cell: kind }: Plan,
): Sheet {
  const { x, y, w } = contentOf(input.language)
  const column = (w - GAP * (COLUMNS - 1)) / COLUMNS
  const cells = input.sides.map(({ moments }) =>
    Math.max(...moments.map((moment) => cellHeight(measure, moment, column, kind))),
  )
  const top = y + high + STROKE + HEAD
  const low = cells.reduce((sum, height) => sum + above + height + GAP, top)
  const height = pageHeight(input.language, low - GAP, input.slip)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, { ...input, crest: 'meow' }, height)
      const scene = { x, y, w, h: high }
      if (high > 0) {
        drawScene(brush, input.sides, scene)
        cutBox(brush.context, scene, { line: PALETTE.ink, wide: 3 }, 'scene')
      }
      result(brush, input.result, { x, y: y + high, w, h: STROKE })
      for (const [index, { name }] of input.clashes.entries())
        brush.text(name, x + index * (column + GAP) + column / 2, top - HEAD / 2, {
          size: 46,
          face: 'kai',
          align: 'center',
          max: column - GAP,
        })
      let at = top
      for (const [row, side] of input.sides.entries()) {
        sideHead(brush, side, { x, y: at, w, h: above })
        const h = cells[row] ?? 0
        for (const [index, moment] of side.moments.entries()) {
          const leads = input.clashes[index]?.first === row
          const box = { x: x + index * (column + GAP), y: at + above, w: column, h }
          drawCell(brush, moment, box, leads ? input.first : null, kind)
        }
        at += above + h + GAP
      }
    },
  }
}

/** How it ended, across the page on one stroke. */
function result(brush: Brush, said: string, { x, y, w, h }: Box): void {
  const middle = y + h / 2
  const setting = { size: 56, face: 'brush', ink: PALETTE.snow, max: w - 160 } as const
  // No dry hairs behind a long line: they are as pale as the letters.
  const dry = brush.width(said, setting) < w * 0.45 ? 0.3 : 0
  brushStroke(
    brush.context,
    [
      [x + 4, middle + 3],
      [x + w / 2, middle - 2],
      [x + w - 6, middle + 2],
    ],
    { wide: h * 0.8, ink: PALETTE.cinnabar, seed: said, dry },
  )
  brush.text(said, x + w / 2, middle, { ...setting, align: 'center', cut: true })
}

/** A side's cat, seal and name on the left; on the right what is left of it. */
function sideHead(brush: Brush, side: Side, { x, y, w, h }: Box): void {
  const { context, language } = brush
  const middle = y + h / 2
  const look = sideLook(side.side)
  drawCat(context, { ...look, pose: 'sit' }, { x: x + 42, y: y + h - 6, side: 76 })
  let left = x + 90
  if (side.won) {
    drawSeal(brush, language === 'zh-CN' ? '胜' : '勝', { x: left + 28, y: middle, side: 56 })
    left += 68
  }
  const right = x + w - BAR
  brush.text(side.name, left, middle, { size: 50, face: 'kai', max: right - left - 16, cut: true })
  const stood = side.moments.filter((moment) => moment !== null)
  const most = Math.max(1, ...stood.map(({ from, to }) => Math.max(from, to)))
  const full = { x: right, y: middle - 17, w: BAR, h: 34 }
  cutBox(context, full, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, side.name)
  context.fillStyle = look.scarf
  context.fillRect(right + 4, middle - 13, (BAR - 8) * ((stood.at(-1)?.to ?? 0) / most), 26)
}
