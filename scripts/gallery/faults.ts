// What is wrong with a picture of the gallery: text under 12 px where it is shown 360 px wide, cut or over another, an empty sheet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { BOT_PAINTERS } from '../../src/discord/pictures/index.ts'
import { TITLES } from '../../src/games/index.ts'
import { layOut, type PictureRenderers } from '../../src/picture/paint.ts'
import { PALETTE } from '../../src/picture/palette.ts'
import type { Picture } from '../../src/picture/picture.ts'

/** The edges of a sheet, which are never empty, in pixels. */
const EDGE = 64
/** A sheet of which more than this lies empty in one piece has nothing to show. */
const EMPTY = 0.5
/** How light the paper is, of 255. */
const PAPER_LIGHT = 225
/** How much darker than paper a pixel of something drawn is, of 255. */
const DRAWN = 60

/** Loads the painters of all pictures. */
export async function loadPainters(): Promise<Readonly<Record<string, PictureRenderers>>> {
  const games = Object.values(TITLES).flatMap(({ game, pictures }) =>
    pictures ? [[game.id, pictures.painters] as const] : [],
  )
  const loaded = await Promise.all(
    [...games, ...Object.entries(BOT_PAINTERS)].map(async ([id, url]) => {
      const module = (await import(url.href)) as { readonly PAINTERS: PictureRenderers }
      return [id, module.PAINTERS] as const
    }),
  )
  return Object.fromEntries(loaded)
}

/** What is wrong with a picture; nothing where all is well. */
export function faultsOf(painters: PictureRenderers, picture: Omit<Picture, 'alt'>): readonly string[] {
  const { width, height, clear, drawOn } = layOut(painters, picture)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = PALETTE.paper
  context.fillRect(0, 0, width, height)
  const faults = drawOn(canvas)
  const empty = clear ? 0 : emptyPart(canvas)
  return empty > EMPTY ? [...faults, `empty: ${Math.round(empty * 100)} % of its height`] : faults
}

/** The highest band on which nothing is drawn, by the height of the sheet. */
function emptyPart(canvas: Canvas): number {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let [most, band] = [0, 0]
  for (let y = EDGE; y < height - EDGE; y++) {
    band = isBlank(y) ? band + 1 : 0
    most = Math.max(most, band)
  }
  return most / height

  function isBlank(y: number): boolean {
    for (let x = EDGE; x < width - EDGE; x++) {
      const at = (y * width + x) * 4
      const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
      if (light < PAPER_LIGHT - DRAWN) return false
    }
    return true
  }
}
