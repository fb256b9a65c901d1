// Reads the signs that a font really draws from its character map: packages list more signs than they have.
import { tableOf } from './sfnt.ts'

/** The code points that a plain font has a glyph for. Throws for what has no Unicode map. */
export function signsOfFont(sfnt: Buffer): ReadonlySet<number> {
  const map = tableOf(sfnt, 'cmap')
  if (!map) throw new Error('a font without a character map')
  return signsOfMap(map)
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
