// Paints the table: the river of time above, a band for each player below.
import type { Setting } from '../../../picture/brush.ts'
import { contentOf, drawPage, EDGE, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { bandBlock } from './band.ts'
import type { TableInput } from './table-input.ts'
import { drawTrack, TRACK_HEIGHT } from './track.ts'

const LINE = 52
const GAP = 10
const ROUND: Setting = { size: 44, face: 'kai', ink: PALETTE.pale, align: 'right' }

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  const { language, round, piles, atWork } = input
  const { x, y, w } = contentOf(language)
  const blocks = input.bands.map((band) => bandBlock(measure, band, { x, w }))
  const river = y + LINE * (atWork === null ? 1 : 2) + 12
  const top = river + TRACK_HEIGHT + GAP + 4
  const low = blocks.reduce((sum, { height }) => sum + height + GAP, top)
  const height = pageHeight(language, low - GAP)
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
      drawTrack(brush, input.track, { x, y: river, w })
      let at = top
      for (const block of blocks) {
        block.draw(brush, at)
        at += block.height + GAP
      }
    },
  }
}
