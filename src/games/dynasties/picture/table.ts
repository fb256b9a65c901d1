// Paints the table: the river of time above, a band for each player below.
import { inRows } from '../../../picture/blocks.ts'
import type { Brush, Setting } from '../../../picture/brush.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import { contentOf, drawPage, EDGE, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { bandBlock, rowOfBands } from './band.ts'
import type { BandKind } from './gauges.ts'
import type { TableInput } from './table-input.ts'
import { drawTrack, type TrackKind, trackHeight } from './track.ts'

const LINE = 52
const GAP = 10
const ROUND: Setting = { size: 44, face: 'kai', ink: PALETTE.pale, align: 'right' }

/** How a table is laid out. */
interface Plan {
  readonly across: number
  readonly band: BandKind
  readonly track: TrackKind
}

/** Fullest first: where many play, bands stand two beside each other. */
const PLANS: readonly [Plan, ...Plan[]] = [
  { across: 1, band: 'wide', track: 'dated' },
  { across: 1, band: 'wide', track: 'bare' },
  { across: 2, band: 'half', track: 'dated' },
  { across: 2, band: 'half', track: 'bare' },
  { across: 2, band: 'half', track: 'low' },
  { across: 2, band: 'low', track: 'bare' },
  { across: 2, band: 'low', track: 'low' },
  { across: 2, band: 'lowest', track: 'low' },
]

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) =>
  firstFitting(PLANS, (plan) => layTable(input, measure, plan))

function layTable(input: TableInput, measure: Brush, { across, band: kind, track }: Plan): Sheet {
  const { language, round, piles, atWork } = input
  const { x, y, w } = contentOf(language)
  const each = (w - GAP * (across - 1)) / across
  const blocks = inRows(input.bands, across).map((row) =>
    rowOfBands(
      row.map((band, index) => bandBlock(measure, band, { x: x + index * (each + GAP), w: each }, kind)),
    ),
  )
  const river = y + LINE * (atWork === null ? 1 : 2) + 12
  const top = river + trackHeight(track) + GAP + 4
  const low = blocks.reduce((sum, { height }) => sum + height + GAP, top)
  const height = pageHeight(language, low - GAP, input.slip)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      // The slip says the round too; a heading leaves room for it.
      const said = language === 'en' ? brush.width(round, ROUND) + GAP * 3 : 0
      const room = w - 110 - said
      const title = brush.best(input.era, room, { size: 60, face: 'brush' })
      drawPage(brush, { ...input, crest: 'dynasties', title }, height, said)
      if (said > 0) brush.text(round, x + w, EDGE + 40, ROUND)
      brush.text(piles, x, y + LINE / 2, { size: 42, face: 'kai', ink: PALETTE.pale, max: w })
      if (atWork !== null)
        brush.text(atWork, x, y + LINE * 1.5, {
          size: 44,
          face: 'kai',
          ink: PALETTE.cinnabar,
          max: w,
          cut: true,
        })
      drawTrack(brush, input.track, { x, y: river, w }, track)
      let at = top
      for (const block of blocks) {
        block.draw(brush, at)
        at += block.height + GAP
      }
    },
  }
}
