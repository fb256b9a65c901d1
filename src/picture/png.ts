// PNG with a palette: flat colours need no more than 256, and the file is a quarter as large as with full colours.
import { crc32, deflateSync } from 'node:zlib'

/** Pixels as a canvas gives them: red, green, blue and opacity of each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

type Colour = readonly [red: number, green: number, blue: number]

/** How far apart two colours of the palette are at first, and then less and less. */
const GAPS = [34, 22, 13, 8, 0]
/** Colours kept exactly: those of large even fields. */
const EXACT = 24

/** How many colours are tried when 256 take more than so many bytes. */
const COLOURS = [128, 64]
const LARGE = 180 * 1024

/** Packs opaque pixels as a PNG: with fewer colours where a picture is so full that it would be too large. */
export function smallPng(pixels: Pixels): Buffer {
  let png = palettePng(pixels)
  for (const colours of COLOURS) if (png.length > LARGE) png = palettePng(pixels, colours)
  return png
}

/** Packs opaque pixels as a PNG with a palette of their commonest colours; nothing is dithered. */
export function palettePng(pixels: Pixels, colours = 256): Buffer {
  const palette = paletteOf(pixels, colours)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(pixels.width)
  head.writeUInt32BE(pixels.height, 4)
  head.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.map(Math.round)))),
    chunk('IDAT', deflateSync(rowsOf(pixels, palette), { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** The commonest colours first, but never two that an eye cannot tell apart while there are others. */
function paletteOf({ data }: Pixels, colours: number): Colour[] {
  const { common, exact } = counted(data)
  const palette: Colour[] = []
  for (const gap of GAPS)
    for (const colour of common) {
      if (palette.length >= colours) break
      if (palette.every((other) => distance(other, colour) > gap)) palette.push(colour)
    }
  const kept = new Set<number>()
  for (const colour of exact) {
    const free = palette.flatMap((other, index) =>
      kept.has(index) ? [] : [{ index, far: distance(other, colour) }],
    )
    const nearest = free.reduce((best, each) => (each.far < best.far ? each : best), {
      index: 0,
      far: Number.POSITIVE_INFINITY,
    })
    palette[nearest.index] = colour
    kept.add(nearest.index)
  }
  return palette
}

const distance = (a: Colour, b: Colour): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])

/** Averages of the colours that share five bits each, commonest first, and the commonest colours as they are. */
function counted(data: Uint8ClampedArray): { common: readonly Colour[]; exact: readonly Colour[] } {
  const sums = new Float64Array(4 << 15)
  const exact = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    const key = (((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)) << 2
    sums[key] = (sums[key] ?? 0) + red
    sums[key + 1] = (sums[key + 1] ?? 0) + green
    sums[key + 2] = (sums[key + 2] ?? 0) + blue
    sums[key + 3] = (sums[key + 3] ?? 0) + 1
    if (at % 28 === 0) {
      const whole = (red << 16) | (green << 8) | blue
      exact.set(whole, (exact.get(whole) ?? 0) + 1)
    }
  }
  const common: { colour: Colour; count: number }[] = []
  for (let key = 0; key < sums.length; key += 4) {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(key, key + 4)
    if (count > 0) common.push({ colour: [red / count, green / count, blue / count], count })
  }
  const commonest = [...exact].sort((a, b) => b[1] - a[1]).slice(0, EXACT)
  return {
    common: common.sort((a, b) => b.count - a.count).map(({ colour }) => colour),
    exact: commonest.map(([whole]) => [whole >> 16, (whole >> 8) & 255, whole & 255]),
  }
}

/** Each pixel as the number of its nearest colour, each row after a zero: no filter. */
function rowsOf({ width, height, data }: Pixels, palette: readonly Colour[]): Buffer {
  const known = new Int16Array(1 << 18).fill(-1)
  const flat = Float64Array.from(palette.flat())
  const rows = Buffer.alloc((width + 1) * height)
  let to = 0
  for (let at = 0; at < data.length; at += 4) {
    if (at % (width * 4) === 0) to++
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    let index = known[key] ?? -1
    if (index < 0) {
      index = nearestOf(flat, red, green, blue)
      known[key] = index
    }
    rows[to++] = index
  }
  return rows
}

/** The number of the colour that looks most alike, of colours in a row; the eye is keenest for green. */
function nearestOf(flat: Float64Array, red: number, green: number, blue: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < flat.length; at += 3) {
    const far =
      2 * ((flat[at] ?? 0) - red) ** 2 +
      4 * ((flat[at + 1] ?? 0) - green) ** 2 +
      ((flat[at + 2] ?? 0) - blue) ** 2
    if (far < least) {
      least = far
      best = at / 3
    }
  }
  return best
}
