// Unpacks a WOFF font: a drawing library opens a font anew for every size, and would unpack it each time.
import { inflateSync } from 'node:zlib'

/** Lengths of a WOFF header and of a line of its directory (WOFF, sections 4 and 5), and of those of a plain font. */
const PACKED = { header: 44, line: 20 }
const PLAIN = { header: 12, line: 16 }

/**
 * The plain OpenType font in a WOFF file. Throws for what is none.
 * @see https://www.w3.org/TR/WOFF/
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const many = woff.readUInt16BE(12)
  const tables = Array.from({ length: many }, (_, index) =>
    tableAt(woff, PACKED.header + index * PACKED.line),
  )
  const head = Buffer.alloc(PLAIN.header + many * PLAIN.line)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(many))
  head.writeUInt16BE(many, 4)
  head.writeUInt16BE(PLAIN.line << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((many - (1 << power)) * PLAIN.line, 10)
  let offset = head.length
  for (const [index, { tag, checksum, data, room }] of tables.entries()) {
    const line = PLAIN.header + index * PLAIN.line
    tag.copy(head, line)
    checksum.copy(head, line + 4)
    head.writeUInt32BE(offset, line + 8)
    head.writeUInt32BE(data.length, line + 12)
    offset += room.length
  }
  return Buffer.concat([head, ...tables.map(({ room }) => room)])
}

/** A table of a WOFF font, unpacked; `room` is what it takes up, in whole words. */
function tableAt(woff: Buffer, line: number) {
  const [at, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(line + field)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(at, at + packed)
  const data = packed < length ? inflateSync(bytes) : bytes
  if (data.length !== length) throw new Error('a WOFF font that is cut off')
  return {
    tag: woff.subarray(line, line + 4),
    checksum: woff.subarray(line + 16, line + 20),
    data,
    room: Buffer.concat([data, Buffer.alloc(-length & 3)]),
  }
}

/** A table of a plain font by its tag; `undefined` where it has none. */
export function tableOf(sfnt: Buffer, tag: string): Buffer | undefined {
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const line = PLAIN.header + index * PLAIN.line
    if (sfnt.toString('latin1', line, line + 4) !== tag) continue
    const at = sfnt.readUInt32BE(line + 8)
    return sfnt.subarray(at, at + sfnt.readUInt32BE(line + 12))
  }
  return undefined
}
