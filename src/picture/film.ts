// A film: pictures one after the other as an animated GIF, each with a strip below that says what happened.
import { type Canvas, createCanvas, GifEncoder } from '@napi-rs/canvas'
import type { FilmInput } from './film-input.ts'
import { type LaidOut, layOut, type PictureRenderers } from './paint.ts'
import { PAPER, WIDTH } from './paper.ts'

/** Bytes of a film at most. */
const LARGEST = 8 * 1024 * 1024
/** Widths in pixels: the next is taken where a film is too large. */
const WIDTHS = [800, 600, 400]
/** How closely 256 colours are chosen, from 1, the slowest, to 30. */
const QUALITY = 10

/** A film made. */
export interface FilmImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Makes a film. All frames have the height of the highest; what is lower stands in the middle, and a film is no higher than wide.
 * Blocks for seconds.
 * @param paintersOf the painters of a kind
 */
export async function makeFilm(
  { frames }: FilmInput,
  paintersOf: (kind: string) => Promise<PictureRenderers>,
  largest = LARGEST,
): Promise<FilmImage> {
  const laid: LaidOutFrame[] = []
  for (const { above, below, ms } of frames)
    laid.push({
      above: layOut(await paintersOf(above.kind), above),
      below: layOut(await paintersOf(below.kind), below),
      ms,
    })
  for (const width of WIDTHS) {
    const film = encoded(laid, width)
    if (film.bytes.length <= largest) return film
  }
  throw new Error(`a film of ${frames.length} pictures is too large`)
}

interface LaidOutFrame {
  readonly above: LaidOut
  readonly below: LaidOut
  readonly ms: number
}

function encoded(laid: readonly LaidOutFrame[], width: number): FilmImage {
  const scale = width / WIDTH
  const strip = Math.max(...laid.map(({ below }) => below.height))
  const highest = Math.max(...laid.map(({ above }) => above.height))
  const room = Math.min(WIDTH - strip, highest)
  const height = Math.round((room + strip) * scale)
  const encoder = new GifEncoder(width, height, { repeat: 0, quality: QUALITY })
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  // One for all drawings: fresh memory for each would add up to hundreds of megabytes.
  const full = createCanvas(WIDTH, Math.max(highest, strip))
  const draw = (drawing: LaidOut, x: number, y: number, shrunk: number): void => {
    paintOn(full, drawing)
    const { width: w, height: h } = drawing
    context.drawImage(full, 0, 0, w, h, x, y, w * shrunk, h * shrunk)
  }
  let before: Uint32Array | undefined
  for (const { above, below, ms } of laid) {
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    const shrunk = Math.min(1, room / above.height) * scale
    draw(above, (width - above.width * shrunk) / 2, (room * scale - above.height * shrunk) / 2, shrunk)
    draw(below, 0, room * scale, scale)
    const { data } = context.getImageData(0, 0, width, height)
    const now = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    const { x, y, w, h } = changed(before, now, width, height)
    const part = context.getImageData(x, y, w, h).data
    const pixels = new Uint8Array(part.buffer, part.byteOffset, part.length)
    encoder.addFrame(pixels, w, h, { delay: ms, left: x, top: y })
    before = now
  }
  return { bytes: encoder.finish(), width, height }
}

function paintOn(canvas: Canvas, { width, height, drawOn }: LaidOut): void {
  const context = canvas.getContext('2d')
  context.reset()
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  drawOn(canvas)
}

/** The smallest part outside of which two images are alike; one pixel where all of them is. */
function changed(before: Uint32Array | undefined, now: Uint32Array, width: number, height: number) {
  if (!before) return { x: 0, y: 0, w: width, h: height }
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    const row = y * width
    let from = 0
    while (from < width && before[row + from] === now[row + from]) from++
    if (from === width) continue
    let to = width - 1
    while (before[row + to] === now[row + to]) to--
    left = Math.min(left, from)
    right = Math.max(right, to)
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return { x: 0, y: 0, w: 1, h: 1 }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}
