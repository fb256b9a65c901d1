// The drawing kit of the printed book: palette PNGs, hand-cut lines that a seed decides, seals by shape and colour.
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cutBox } from '../../src/picture/cut.ts'
import { type Faction, factionSeal } from '../../src/picture/faction.ts'
import { type PictureRenderers, paint } from '../../src/picture/paint.ts'
import { smallPng } from '../../src/picture/png.ts'
import { sealOutline } from '../../src/picture/seal.ts'
import { seeded } from '../../src/picture/seeded.ts'
import { laySheet } from '../../src/picture/sheet.ts'
import { drawSlip } from '../../src/picture/slip.ts'

const draw = (painter: PictureRenderers[string], language = 'zh-TW') =>
  paint({ one: painter }, { kind: 'test.one', input: { language } })

async function pixelsOf(png: Buffer): Promise<{ width: number; data: Uint8ClampedArray }> {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

describe('chance by a seed', () => {
  it('is the same for the same seed, and spread from 0 to 1', () => {
    const row = (seed: string) => {
      const chance = seeded(seed)
      return Array.from({ length: 1000 }, chance)
    }
    expect(row('a')).toEqual(row('a'))
    expect(row('a')).not.toEqual(row('b'))
    for (const each of row('a')) {
      expect(each).toBeGreaterThanOrEqual(0)
      expect(each).toBeLessThan(1)
    }
    expect(row('a').reduce((sum, each) => sum + each, 0) / 1000).toBeCloseTo(0.5, 1)
  })
})

describe('a PNG with a palette', () => {
  const canvas = createCanvas(300, 200)
  const context = canvas.getContext('2d')
  laySheet(context, { width: 300, height: 200 }, 'paper')
  context.fillStyle = '#a82a1d'
  context.fillRect(50, 50, 100, 100)
  const pixels = context.getImageData(0, 0, 300, 200)

  it('shows the same picture: large fields exactly, the rest nearly', async () => {
    const { width, data } = await pixelsOf(smallPng(pixels))
    expect(width).toBe(300)
    const middle = (100 * 300 + 100) * 4
    expect([...data.subarray(middle, middle + 4)]).toEqual([0xa8, 0x2a, 0x1d, 255])
    let far = 0
    for (let at = 0; at < data.length; at++)
      far = Math.max(far, Math.abs((data[at] ?? 0) - (pixels.data[at] ?? 0)))
    expect(far).toBeLessThan(24)
  })

  it('is smaller than one with full colours', () => {
    expect(smallPng(pixels).length).toBeLessThan(canvas.toBuffer('image/png').length * 0.7)
  })

  it('takes fewer colours where a picture is full of them', () => {
    const noise = createCanvas(450, 450).getContext('2d').getImageData(0, 0, 450, 450)
    const chance = seeded('noise')
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : chance() * 255
    const png = smallPng(noise)
    const colours = png.readUInt32BE(png.indexOf('PLTE') - 4) / 3
    expect(colours).toBe(128)
  })
})

describe('what is cut by hand', () => {
  const frame = (seed: string) =>
    draw(() => ({
      width: 400,
      height: 300,
      draw: ({ context }) => {
        laySheet(context, { width: 400, height: 300 }, seed)
        cutBox(context, { x: 60, y: 60, w: 200, h: 100 }, { line: '#000000' }, seed)
      },
    })).png

  it('is the same for the same data, pixel by pixel, and wavers otherwise for other data', () => {
    expect(frame('one').equals(frame('one'))).toBe(true)
    expect(frame('one').equals(frame('two'))).toBe(false)
  })

  it('tells factions by the outline alone', () => {
    const outlines = (['square', 'round', 'lobed', 'flag'] as const).map((shape) =>
      sealOutline(0, 0, 100, shape, 'seal'),
    )
    for (const outline of outlines)
      for (const [x, y] of outline) {
        expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThan(56)
      }
    const [square = [], round = [], lobed = [], flag = []] = outlines
    const radii = (outline: typeof square) => outline.map(([x, y]) => Math.hypot(x - 50, y - 50))
    expect(Math.max(...radii(square))).toBeGreaterThan(64)
    expect(Math.max(...radii(round)) - Math.min(...radii(round))).toBeLessThan(2)
    expect(Math.max(...radii(lobed)) - Math.min(...radii(lobed))).toBeGreaterThan(5)
    expect(flag.filter(([x, y]) => x > 80 && x < 93 && y > 20 && y < 80)).not.toEqual([])
  })

  it('stamps a hidden faction as a dashed line', () => {
    const stamp = (faction: Faction, dashed: boolean) =>
      draw(() => ({
        width: 100,
        height: 100,
        draw: (brush) => factionSeal(brush, faction, { x: 50, y: 50, side: 80 }, { dashed }),
      })).png.toString('base64')
    const stamps = (['wei', 'shu', 'wu', 'qun'] as const).flatMap((faction) => [
      stamp(faction, false),
      stamp(faction, true),
    ])
    expect(new Set(stamps).size).toBe(8)
  })

  it('makes a long title fit its slip', () => {
    const { faults } = draw(() => ({
      width: 700,
      height: 700,
      draw: (brush) =>
        drawSlip(brush, { x: 50, y: 20, w: 98, h: 660 }, 'storm', {
          title: '三國風雲天下大勢',
          aside: '第 112 輪',
        }),
    }))
    expect(faults).toEqual([])
  })
})
