// The busts of everyone: one row each for all games, and no two look alike even in one coat.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../src/games/common/faces.ts'
import { GENERAL_IDS, generalFacts } from '../../src/games/hegemony/cards/generals.ts'
import { FACES as GENERALS } from '../../src/games/hegemony/picture/faces.ts'
import { drawBust } from '../../src/picture/bust.ts'
import { isLady } from '../../src/picture/bust-look.ts'

const SIDE = 60

/** The pixels of a bust as a seat at a table of eight shows it on a phone twice as sharp, all in one coat. */
function pixelsOf(id: keyof typeof FACES): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  context.fillStyle = '#c9d2d6'
  context.fillRect(0, 0, SIDE, SIDE)
  drawBust(context, FACES[id], '#234a78', { x: 0, y: 0, side: SIDE })
  return context.getImageData(0, 0, SIDE, SIDE).data
}

/** How many pixels of two busts an eye tells apart. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    let far = 0
    for (let part = 0; part < 3; part++) far += Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0))
    if (far > 90) count++
  }
  return count
}

const EVERYBODY = Object.keys(FACES) as readonly (keyof typeof FACES)[]

describe('everybody', () => {
  it('has a face, ladies a lady’s', () => {
    for (const id of GENERAL_IDS)
      expect(isLady(GENERALS[id].hat), id).toBe(generalFacts(id).gender === 'female')
  })

  it('differs from all others in any coat, even as small as a phone shows them', () => {
    const drawn = EVERYBODY.map((id) => [id, pixelsOf(id)] as const)
    for (const [index, [id, pixels]] of drawn.entries())
      for (const [other, others] of drawn.slice(index + 1))
        expect(differing(pixels, others), `${id} and ${other}`).toBeGreaterThan((SIDE * SIDE) / 50)
  })

  it('looks the other way when turned', () => {
    const draw = (turned: boolean) => {
      const context = createCanvas(SIDE, SIDE).getContext('2d')
      drawBust(context, FACES['cao-cao'], '#234a78', { x: 0, y: 0, side: SIDE, turned })
      return context.getImageData(0, 0, SIDE, SIDE).data
    }
    expect(differing(draw(false), draw(true))).toBeGreaterThan(100)
  })
})
