// Which signs a WOFF2 font really draws, read from its character map: packages list more signs than they have.
import { brotliDecompressSync } from 'node:zlib'

/** Length of the header before the table directory (WOFF2, section 4.1). */
const HEADER = 48
/** Indices of known tables in the directory's flags (WOFF2, section 4.2). */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const UNKNOWN_TAG = 63

/**
 * The code points that a font has a glyph for. Throws for what is no WOFF2 font or has no Unicode map.
 * @see https://www.w3.org/TR/WOFF2/
 */
export function signsOfFont(file: Buffer): ReadonlySet<number> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font')
  const { offset, length, end } = placeOfMap(file)
  const tables = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  return signsOfMap(tables.subarray(offset, offset + length))
}

/** Where the character map lies in the unpacked tables, and where the packed tables begin in the file. */
function placeOfMap(file: Buffer): { offset: number; length: number; end: number } {
  let at = HEADER
  let offset = 0
  let map: { offset: number; length: number } | undefined
  const base128 = (): number => {
    let value = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file.readUInt8(at++)
    const tag = flags & 0x3f
    const version = flags >> 6
    if (tag === UNKNOWN_TAG) at += 4
    const original = base128()
    // Glyphs are transformed unless the version says 3, other tables only when it is not 0.
    const transformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0
    const length = transformed ? base128() : original
    if (tag === CMAP) map = { offset, length }
    offset += length
  }
  if (!map) throw new Error('a font without a character map')
  return { ...map, end: at }
}

/** Formats 12 and 4 of the OpenType character map, whichever Unicode subtable says more. */
function signsOfMap(map: Buffer): ReadonlySet<number> {
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) => {
    const at = map.readUInt32BE(8 + index * 8)
    return { at, format: map.readUInt16BE(at) }
  })
  const full = subtables.find(({ format }) => format === 12)
  if (full) return groups(map.subarray(full.at))
  const basic = subtables.find(({ format }) => format === 4)
  if (!basic) throw new Error('a font without a Unicode map')
  return segments(map.subarray(basic.at))
}

function groups(table: Buffer): ReadonlySet<number> {
  const signs = new Set<number>()
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    for (let sign = table.readUInt32BE(at); sign <= table.readUInt32BE(at + 4); sign++) signs.add(sign)
  }
  return signs
}

function segments(table: Buffer): ReadonlySet<number> {
  const signs = new Set<number>()
  const double = table.readUInt16BE(6)
  for (let at = 14; at < 14 + double; at += 2) {
    const last = table.readUInt16BE(at)
    const first = table.readUInt16BE(at + double + 2)
    const delta = table.readUInt16BE(at + double * 2 + 2)
    const range = table.readUInt16BE(at + double * 3 + 2)
    for (let sign = first; sign <= last && sign < 0xffff; sign++) {
      const glyph = range === 0 ? sign : table.readUInt16BE(at + double * 3 + 2 + range + (sign - first) * 2)
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) signs.add(sign)
    }
  }
  return signs
}
