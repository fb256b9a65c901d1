// PNG with a palette: flat colours need no more than 256, and the file is a quarter as large as with full colours.
// Most of a picture are rows of one colour, so pixels are looked at in runs.
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
/** Colours kept exactly: those of large even fields, which are runs of at least so many pixels. */
const EXACT = 24
const FIELD = 24
/** Colours that may come into the palette: rarer ones are the edges of signs. */
const COMMON = 4_096

/** How many colours a picture has; the next fewer are taken when that makes more than so many bytes. */
const COLOURS = [256, 128, 64]
const LARGE = 195 * 1024
/** Of pictures with more runs than this, 256 colours are too large for sure: about 0.85 bytes a run. */
const BUSY = 240_000
/** The next level takes 1.3 times as long and saves 3 % of the bytes; one less saves a quarter of the time for 8 %. */
const LEVEL = 4
/** Pixels from which on it is quicker to have a run filled than to write each. */
const LONG = 40

/** Room that every picture of this thread is packed in: fresh memory costs more than to write over what lies there. */
const SUMS = new Int32Array(4 << 15)
const KNOWN = new Int16Array(1 << 18)
let room = roomFor(0)

function roomFor(pixels: number) {
  return {
    pixels,
    colours: new Uint32Array(pixels),
    lengths: new Uint32Array(pixels),
    /** Each row begins with a byte, so there are never more than twice as many bytes as pixels. */
    rows: Buffer.alloc(pixels * 2),
  }
}

/** Packs opaque pixels as a PNG: with fewer colours where a picture is so full that it would be too large. */
export function smallPng(pixels: Pixels): Buffer {
  const runs = runsOf(pixels)
  const counts = counted(runs)
  let png: Buffer = Buffer.alloc(0)
  for (const colours of runs.many > BUSY ? COLOURS.slice(1) : COLOURS) {
    png = packed(runs, paletteOf(counts, colours))
    if (png.length <= LARGE) break
  }
  return png
}

/** A PNG with these colours; nothing is dithered. */
function packed(runs: Runs, palette: readonly Colour[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(runs.width)
  head.writeUInt32BE(runs.height, 4)
  head.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.map(Math.round)))),
    chunk('IDAT', deflateSync(rowsOf(runs, palette), { level: LEVEL, memLevel: 9 })),
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

/** The commonest colours, but never two that an eye cannot tell apart while there are others; the least green first. */
function paletteOf({ common, exact }: Counts, colours: number): Colour[] {
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
  return palette.sort((a, b) => a[1] - b[1])
}

const distance = (a: Colour, b: Colour): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])

/** Pixels as runs of one colour, row by row; no run goes on in the next row. */
interface Runs {
  readonly width: number
  readonly height: number
  /** How many runs there are: what lies behind them is from another picture. */
  readonly many: number
  /** A pixel a word, opacity first and red last: as machines lay words out that put the smallest byte first. */
  readonly colours: Uint32Array
  readonly lengths: Uint32Array
}

/** The runs of a picture, in this thread's room: they hold until the next picture. */
function runsOf({ width, height, data }: Pixels): Runs {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  if (room.pixels < words.length) room = roomFor(words.length)
  const { colours, lengths } = room
  let many = 0
  for (let at = 0; at < words.length; )
    for (const rowEnd = at + width; at < rowEnd; many++) {
      const word = words[at] ?? 0
      const began = at
      while (at < rowEnd && words[at] === word) at++
      colours[many] = word
      lengths[many] = at - began
    }
  return { width, height, many, colours, lengths }
}

/** Averages of the colours that share five bits each, commonest first, and the colours of even fields as they are. */
interface Counts {
  readonly common: readonly Colour[]
  readonly exact: readonly Colour[]
}

/** Counts every other row: the rows between have the same colours, and this is a fifth of the work of packing. */
function counted({ width, colours, lengths, many: all }: Runs): Counts {
  const sums = SUMS.fill(0)
  const fields = new Map<number, number>()
  for (let run = 0, at = 0, rowEnd = width, odd = false; run < all; run++) {
    const word = colours[run] ?? 0
    const many = lengths[run] ?? 0
    if (!odd) {
      const key = (((redOf(word) >> 3) << 10) | ((greenOf(word) >> 3) << 5) | (blueOf(word) >> 3)) << 2
      sums[key] = (sums[key] ?? 0) + redOf(word) * many
      sums[key + 1] = (sums[key + 1] ?? 0) + greenOf(word) * many
      sums[key + 2] = (sums[key + 2] ?? 0) + blueOf(word) * many
      sums[key + 3] = (sums[key + 3] ?? 0) + many
      if (many >= FIELD) fields.set(word, (fields.get(word) ?? 0) + many)
    }
    at += many
    if (at === rowEnd) {
      rowEnd += width
      odd = !odd
    }
  }
  const met: number[] = []
  for (let key = 0; key < sums.length; key += 4) if ((sums[key + 3] ?? 0) > 0) met.push(key)
  const countOf = (key: number): number => sums[key + 3] ?? 0
  const average = (key: number, part: number): number => (sums[key + part] ?? 0) / countOf(key)
  const commonest = met.sort((a, b) => countOf(b) - countOf(a)).slice(0, COMMON)
  const largest = [...fields].sort((a, b) => b[1] - a[1]).slice(0, EXACT)
  return {
    common: commonest.map((key): Colour => [average(key, 0), average(key, 1), average(key, 2)]),
    exact: largest.map(([word]) => colourOf(word)),
  }
}

const redOf = (word: number): number => word & 255
const greenOf = (word: number): number => (word >> 8) & 255
const blueOf = (word: number): number => (word >> 16) & 255
const colourOf = (word: number): Colour => [redOf(word), greenOf(word), blueOf(word)]

/** Each pixel as the number of its nearest colour, each row after a zero: no filter. In this thread's room, too. */
function rowsOf({ width, height, many, colours, lengths }: Runs, palette: readonly Colour[]): Buffer {
  const known = KNOWN.fill(-1)
  const flat = Float64Array.from(palette.flat())
  const rows = room.rows.subarray(0, (width + 1) * height)
  for (let run = 0, to = 0, left = 0; run < many; run++) {
    if (left === 0) {
      rows[to++] = 0
      left = width
    }
    const index = nearestOf(flat, known, colours[run] ?? 0)
    const length = lengths[run] ?? 0
    const end = to + length
    if (length > LONG) rows.fill(index, to, end)
    else for (; to < end; to++) rows[to] = index
    to = end
    left -= length
  }
  return rows
}

/** The number of the colour nearest to a pixel's; colours that share six bits each are looked for once. */
function nearestOf(flat: Float64Array, known: Int16Array, word: number): number {
  const key = ((redOf(word) >> 2) << 12) | ((greenOf(word) >> 2) << 6) | (blueOf(word) >> 2)
  const before = known[key] ?? -1
  if (before >= 0) return before
  const index = mostAlike(flat, redOf(word), greenOf(word), blueOf(word))
  known[key] = index
  return index
}

/**
 * The number of the colour that looks most alike, of colours in a row, the least green first. The eye is keenest for
 * green: a colour that differs more in green than the best so far does in all is skipped.
 */
function mostAlike(flat: Float64Array, red: number, green: number, blue: number): number {
  const middle = firstAsGreen(flat, green)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const way of [3, -3])
    for (let at = way > 0 ? middle : middle - 3; at >= 0 && at < flat.length; at += way) {
      const apart = 4 * ((flat[at + 1] ?? 0) - green) ** 2
      if (apart >= least) break
      const far = 2 * ((flat[at] ?? 0) - red) ** 2 + apart + ((flat[at + 2] ?? 0) - blue) ** 2
      if (far < least) {
        least = far
        best = at / 3
      }
    }
  return best
}

/** Where in the row the first colour stands that is at least so green. */
function firstAsGreen(flat: Float64Array, green: number): number {
  let [low, high] = [0, flat.length / 3]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((flat[middle * 3 + 1] ?? 0) < green) low = middle + 1
    else high = middle
  }
  return low * 3
}
