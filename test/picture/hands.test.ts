// The written hands: which font draws which sign, by what the fonts really have; lines set in several of them.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { handFor, oldTypeFor } from '../../src/picture/hands.ts'
import { type PictureRenderers, paint } from '../../src/picture/paint.ts'
import { runsOf, writeRuns } from '../../src/picture/runs.ts'

const familyOf = (sign: string, hand: 'brush' | 'kai', language: 'en' | 'zh-TW' | 'zh-CN') =>
  handFor(sign, hand, language)?.family.replace(/-[^-]+$/, '')

const setIn = (text: string, language: 'en' | 'zh-TW' | 'zh-CN' = 'zh-TW') =>
  runsOf(text, { language, face: 'brush', weight: 400, size: 50 })

describe('the brush', () => {
  it('is Yuji Boku for Traditional signs, and Ma Shan Zheng for Simplified ones', () => {
    expect(familyOf('曹', 'brush', 'zh-TW')).toBe('yuji-boku')
    expect(familyOf('曹', 'brush', 'en')).toBe('yuji-boku')
    expect(familyOf('陈', 'brush', 'zh-CN')).toBe('ma-shan-zheng')
  })

  it('leaves to the kai hand what it does not have, no matter what its package lists', () => {
    for (const sign of '姬嬴啟淝吳翟溉圩歲卡你哪褚郃龐瓚鄴拋攏')
      expect(familyOf(sign, 'brush', 'zh-TW')).toBe('iansui')
    for (const sign of '惇郃') expect(familyOf(sign, 'brush', 'zh-CN')).toBe('lxgw-wenkai')
  })

  it('leaves to the kai hand what it draws in Japanese forms', () => {
    for (const sign of '黃步溫歷虛錄曆每涉') expect(familyOf(sign, 'brush', 'zh-TW')).toBe('iansui')
  })

  it('has no sign of other scripts: they are printed', () => {
    for (const sign of ['한', '🤖', 'ไ']) expect(handFor(sign, 'brush', 'zh-TW')).toBeUndefined()
    expect(oldTypeFor('A')?.family).toBe('im-fell-dw-pica-latin')
    expect(oldTypeFor('Ō')).toBeUndefined()
  })
})

describe('a line in the brush', () => {
  it('sets Chinese, Latin and numbers each in a font of its own', () => {
    const parts = setIn('第 12 輪 Mei').map(({ text }) => text)
    expect(parts.join('')).toBe('第 12 輪 Mei')
    const numbers = setIn('第 12 輪 Mei').find(({ text }) => text.includes('12'))
    expect(numbers?.font).toMatch(/^800 .*noto-sans/)
    const name = setIn('第 12 輪 Mei').find(({ text }) => text.includes('Mei'))
    expect(name?.font).toContain('im-fell')
  })

  it('keeps the sign before a fallback in its own font', () => {
    const [own, other] = setIn('鄴曹')
    expect(own?.font).toContain('iansui')
    expect(other?.font).toContain('yuji-boku')
    expect(other?.font).not.toContain('iansui')
  })

  it('prints what no hand has', () => {
    expect(setIn('한').map(({ font }) => font)).toEqual([expect.stringContaining('unifont')])
  })
})

it('draws the sign of a computer in the ink of its line, in every face', () => {
  for (const face of ['kai', 'brush', 'sans'] as const) {
    const context = createCanvas(80, 60).getContext('2d')
    const runs = runsOf('🤖', { language: 'en', face, weight: 400, size: 40 })
    context.translate(10, 45)
    writeRuns(context, runs, '#ff0000')
    const { data } = context.getImageData(0, 0, 80, 60)
    const inks = Array.from({ length: 80 * 60 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
    const inked = inks.filter(([, , , alpha = 0]) => alpha > 250)
    expect(inked.length).toBeGreaterThan(200)
    expect(inked.every(([red, green, blue]) => red === 255 && green === 0 && blue === 0)).toBe(true)
  }
})

it('draws every sign of a mixed name, and its halo around it', () => {
  const draw = (text: string, halo?: string) => {
    const painters: PictureRenderers = {
      one: () => ({
        width: 400,
        height: 100,
        draw: (brush) =>
          void brush.text(text, 20, 50, { face: 'kai', size: 50, ...(halo !== undefined && { halo }) }),
      }),
    }
    return paint(painters, { kind: 'test.one', input: { language: 'zh-TW' } }).png.toString('base64')
  }
  const images = ['曹', 'A', '1', '曹A1', '🤖'].map((text) => draw(text))
  expect(new Set(images).size).toBe(images.length)
  expect(draw('曹', '#ffffff')).not.toBe(draw('曹'))
})
