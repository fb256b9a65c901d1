// Fonts unpacked from their WOFF files: whole, and only what is one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { signsOfFont } from '../../src/picture/cmap.ts'
import { sfntOf, tableOf } from '../../src/picture/sfnt.ts'

const require = createRequire(import.meta.url)
const fontAt = (path: string): Buffer => readFileSync(require.resolve(`@fontsource/${path}`))
const BOKU = fontAt('yuji-boku/files/yuji-boku-102-400-normal.woff')
const FELL = fontAt('im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff')

/** The checksum of a table: its words added up (OpenType, Calculating Checksums). */
function sumOf(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

describe('a WOFF font', () => {
  it.each([
    ['of the brush', BOKU],
    ['of old type', FELL],
  ])('%s is unpacked with every table whole', (_, woff) => {
    const sfnt = sfntOf(woff)
    const many = sfnt.readUInt16BE(4)
    expect(many).toBe(woff.readUInt16BE(12))
    for (let line = 12; line < 12 + many * 16; line += 16) {
      const tag = sfnt.toString('latin1', line, line + 4)
      const table = Buffer.from(tableOf(sfnt, tag) ?? [])
      // The head's own sum covers the whole file and counts as nothing here.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect(sumOf(table), tag).toBe(sfnt.readUInt32BE(line + 4))
    }
  })

  it('tells which signs it draws', () => {
    expect(signsOfFont(sfntOf(FELL)).has('R'.codePointAt(0) ?? 0)).toBe(true)
    expect(signsOfFont(sfntOf(FELL)).has('漢'.codePointAt(0) ?? 0)).toBe(false)
  })

  it('is refused when it is none, or cut off', () => {
    expect(() => sfntOf(Buffer.from('wOF2 and more'))).toThrow('not a WOFF font')
    expect(() => sfntOf(FELL.subarray(0, FELL.length - 2_000))).toThrow()
    expect(tableOf(sfntOf(FELL), 'none')).toBeUndefined()
  })
})
