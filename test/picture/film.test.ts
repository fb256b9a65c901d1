// Films: pictures one after the other in a GIF, made once, in a thread that no picture waits for.
import { afterAll, describe, expect, it } from 'vitest'
import { makeFilm } from '../../src/picture/film.ts'
import { FILM } from '../../src/picture/film-input.ts'
import { openRenderPool } from '../../src/picture/render-pool.ts'
import { PAINTERS } from './swatches.ts'

const swatch = (word: string, kind = 'test.swatch') => ({ kind, input: { language: 'en', word } })

const filmOf = (words: readonly string[], kind?: string) => ({
  frames: words.map((word, index) => ({
    above: swatch(word, kind),
    below: swatch('below'),
    ms: 1_000 + index,
  })),
})

const made = (words: readonly string[], largest?: number) =>
  makeFilm(filmOf(words), async () => PAINTERS, largest)

/** Place and size of each image of a GIF. https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function imagesOf(gif: Buffer) {
  const tableAt = (at: number) => ((gif[at] ?? 0) & 0x80 ? 3 * 2 ** (((gif[at] ?? 0) & 7) + 1) : 0)
  const pastBlocks = (from: number) => {
    let at = from
    while (gif[at] !== 0) at += (gif[at] ?? 0) + 1
    return at + 1
  }
  const images: { x: number; y: number; w: number; h: number }[] = []
  let at = 13 + tableAt(10)
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      at = pastBlocks(at + 2)
      continue
    }
    const [x = 0, y = 0, w = 0, h = 0] = [1, 3, 5, 7].map((offset) => gif.readUInt16LE(at + offset))
    images.push({ x, y, w, h })
    at = pastBlocks(at + 10 + tableAt(at + 9) + 1)
  }
  return images
}

describe('a film', () => {
  it('is a GIF of as many images, each but the first only as large as what has changed', async () => {
    const { bytes, width, height } = await made(['one', 'two', 'two', 'three'])
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
    const [first, second, same, last, ...more] = imagesOf(bytes)
    expect(more).toEqual([])
    expect(first).toEqual({ x: 0, y: 0, w: width, h: height })
    expect(second?.h).toBeLessThan(height / 2)
    expect(same).toMatchObject({ w: 1, h: 1 })
    expect(last?.y).toBeLessThan(height / 2)
  })

  it('is made smaller where it would be too large, and not at all where nothing helps', async () => {
    const large = await made(['one', 'two'])
    const small = await made(['one', 'two'], large.bytes.length - 1)
    expect(small.width).toBeLessThan(large.width)
    expect(small.bytes.length).toBeLessThan(large.bytes.length)
    await expect(made(['one', 'two'], 100)).rejects.toThrow('too large')
  })
})

describe('the render pool', () => {
  const pool = openRenderPool({ test: new URL('./swatches.ts', import.meta.url) })
  afterAll(() => pool.close())
  const film = (words: readonly string[], kind?: string) => ({
    kind: FILM,
    input: filmOf(words, kind),
    alt: 'A film',
  })

  it('makes a film once, asked twice at once or again', async () => {
    const [one, other] = await Promise.all([pool.draw(film(['a', 'b'])), pool.draw(film(['a', 'b']))])
    expect(other.bytes).toBe(one.bytes)
    expect((await pool.draw(film(['a', 'b']))).bytes).toBe(one.bytes)
    expect((await pool.draw(film(['a', 'c']))).bytes).not.toBe(one.bytes)
  })

  it('makes the next film after one that failed', async () => {
    await expect(pool.draw(film(['x', 'y'], 'test.broken'))).rejects.toThrow('out of ink')
    await expect(pool.draw(film(['x', 'y']))).resolves.toMatchObject({ alt: 'A film' })
  })

  it('draws pictures while a film is made, however long that takes', async () => {
    const busy = openRenderPool({ test: new URL('./swatches.ts', import.meta.url) })
    const filming = busy.draw(film(['x', 'y'], 'test.endless')).catch((error: Error) => error.message)
    await expect(busy.draw({ ...swatch('meanwhile'), alt: '' })).resolves.toMatchObject({ width: 300 })
    await busy.close()
    expect(await filming).toBe('the thread that makes films is closed')
  })
})
