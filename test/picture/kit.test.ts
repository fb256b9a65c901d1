// The drawing kit by itself: names made fit for a line, lines broken, cuts and overlaps noted, every sign drawn.
import { describe, expect, it } from 'vitest'
import { cardRow, cardWidth, inRows, stacked, titleBlock } from '../../src/picture/blocks.ts'
import { fontFor } from '../../src/picture/fonts.ts'
import { breakable, oneLine, signsOf } from '../../src/picture/letters.ts'
import { type PictureRenderer, type PictureRenderers, paint } from '../../src/picture/paint.ts'
import { GAP, MARGIN, WIDTH } from '../../src/picture/paper.ts'
import { altOf, digestOf } from '../../src/picture/picture.ts'
import { runsOf } from '../../src/picture/runs.ts'

const draw = (painter: PictureRenderers[string]) =>
  paint({ one: painter }, { kind: 'test.one', input: { language: 'en' } })

describe('letters', () => {
  it('makes one quiet line of what people call themselves', () => {
    expect(oneLine('  a\nb\t c ')).toBe('a b c')
    expect(oneLine('𝓐𝓻𝓳𝓾𝓷')).toBe('Arjun')
    expect(oneLine('\u202eevil\u202c')).toBe('evil')
    expect(oneLine(`Z${'\u0300'.repeat(30)}algo`)).toBe('Z\u0300\u0300algo')
    expect(oneLine('👨‍👩‍👧 李')).toBe('👨‍👩‍👧 李')
  })

  it('counts an emoji of several code points as one sign', () => {
    expect(signsOf('👨‍👩‍👧🇹🇼é')).toEqual(['👨‍👩‍👧', '🇹🇼', 'é'])
  })

  it('keeps a short Chinese word together', () => {
    expect(breakable('武将回复 4 点血量')).toEqual(['武将', '回复 4 点', '血量'])
  })

  it('never begins a line with a stop, and keeps a number with what it counts', () => {
    expect(breakable('鬥智：減 3。')).toEqual(['鬥智：', '減 3。'])
    expect(breakable('取得 4 元。')).toEqual(['取得 4 元。'])
    expect(breakable('draw 2 cards.')).toEqual(['draw ', '2 ', 'cards.'])
    expect(breakable('「空城」').join('')).toBe('「空城」')
    expect(breakable('的【殺】，或')).toEqual(['的', '【殺】，', '或'])
    expect(breakable('Heaven-Leaning Sword')).toEqual(['Heaven-', 'Leaning ', 'Sword'])
    expect(breakable('打出【閃電】，')).toEqual(['打出', '【閃電】，'])
    expect(breakable('體力 1½。')).toEqual(['體力 1½。'])
  })

  it('never ends a line with what opens a quotation', () => {
    expect(breakable('计入“吴”势力')).toEqual(['计', '入', '“吴”', '势力'])
    expect(breakable('若“攻击力较高时”，')).toEqual(['若', '“攻击力', '较', '高', '时”，'])
    expect(breakable('（‘蜀国’')).toEqual(['（‘蜀国’'])
    expect(breakable('“Tea”，')).toEqual(['“Tea”，'])
    expect(breakable('“One two”.')).toEqual(['“One ', 'two”.'])
    expect(breakable("don't ‘One-two’")).toEqual(["don't ", '‘One-', 'two’'])
  })

  it('keeps what a number changes with it', () => {
    expect(breakable('你的钱粮值 −1、防守力 +1')).toEqual(['你的', '钱粮值 −1、', '防守力 +1'])
    expect(breakable('其國力值 +2，錢糧值 −1')).toEqual(['其', '國力值 +2，', '錢糧值 −1'])
  })
})

describe('a sheet', () => {
  /** A field of one colour, drawn by a brush that is left as it should not be. */
  const field =
    (width: number, height: number, ink: string): PictureRenderer =>
    () => ({
      width,
      height,
      draw({ context }) {
        context.fillStyle = ink
        context.fillRect(9, 9, width, height)
        context.globalAlpha = 0.5
        context.translate(20, 20)
        context.beginPath()
        context.rect(0, 0, 9, 9)
        context.clip()
      },
    })

  it('shows nothing of the one before, larger or smaller, and is drawn like no other', () => {
    const small = draw(field(300, 200, '#ff0000')).png
    expect(draw(field(600, 500, '#0000ff')).png.equals(small)).toBe(false)
    expect(draw(field(300, 200, '#ff0000')).png.equals(small)).toBe(true)
  })
})

describe('fonts', () => {
  it('take Chinese in the shapes that the language writes', () => {
    const first = (language: 'zh-TW' | 'zh-CN') => fontFor('骨', language, 'sans', 500, 40)
    expect(first('zh-TW')).toContain('noto-sans-tc')
    expect(first('zh-TW')).not.toContain('noto-sans-sc')
    expect(first('zh-CN')).toContain('noto-sans-sc')
  })

  it('have simplified signs for traditional readers too, emoji, and a last resort', () => {
    expect(fontFor('诸', 'zh-TW', 'serif', 500, 40)).toContain('noto-serif-sc')
    expect(fontFor('🤖', 'en', 'sans', 500, 40)).toContain('twemoji')
    expect(fontFor('한', 'en', 'sans', 500, 40)).toContain('unifont')
    expect(fontFor('Mei', 'en', 'sans', 500, 40)).not.toContain('unifont')
  })

  it('draw every kind of name, each sign differently from the next', () => {
    const images = ['孫', '孙', '诸', '🤖', '👑', '한', '★', 'é', 'Ж'].map((sign) => {
      const { png } = draw(() => ({
        width: 100,
        height: 100,
        draw: (brush) => void brush.text(sign, 20, 50),
      }))
      return png.toString('base64')
    })
    expect(new Set(images).size).toBe(images.length)
  })
})

describe('a line in a written hand', () => {
  const runs = (text: string) =>
    runsOf(text, { language: 'en', face: 'kai', weight: 500, size: 42 }).map((run) => run.text)

  it('has its numbers in print, and a code of letters and digits in one font', () => {
    expect(runs('Round 2')).toEqual(['Round ', '2'])
    for (const code of ['ps6rc', '9bcdf', 'bcdf9']) expect(runs(code)).toEqual([code])
    expect(runs('Records ps6rc')).toEqual(['Records ', 'ps6rc'])
  })

  it('keeps words that are written leftward in one run, so that they stay in order', () => {
    expect(runs('שלום עולם')).toEqual(['שלום עולם'])
    expect(runs('Mei: مرحبا بك في, won')).toEqual(['Mei: ', 'مرحبا بك في', ', won'])
    expect(runs('שלום Mei עולם')).toEqual(['שלום Mei עולם'])
  })
})

describe('the brush', () => {
  const sheet = { width: 600, height: 200 }

  it('cuts names by their measured width without a note, and other texts with one', () => {
    const widths: number[] = []
    const cut = draw(() => ({
      ...sheet,
      draw: (brush) => void widths.push(brush.text('W'.repeat(32), 10, 50, { max: 300, cut: true })),
    }))
    expect(cut.faults).toEqual([])
    expect(widths[0]).toBeLessThanOrEqual(300)
    const lost = draw(() => ({
      ...sheet,
      draw: (brush) => void brush.text('W'.repeat(32), 10, 50, { max: 300 }),
    }))
    expect(lost.faults).toEqual([`does not fit: ${'W'.repeat(32)}`])
  })

  it('notes texts that overlap, leave the sheet, or are too small for a phone', () => {
    const { faults } = draw(() => ({
      ...sheet,
      draw(brush) {
        brush.text('one', 10, 50)
        brush.text('two', 30, 60)
        brush.text('three', 560, 150)
        brush.text('four', 10, 150, { size: 30 })
      },
    }))
    expect(faults).toEqual(['overlaps: two and one', 'off the sheet: three', 'too small: four'])
  })

  it('breaks lines no wider than asked', () => {
    draw((_, brush) => {
      const lines = brush.lines(
        'In your action, contest of wits: steal as many coins as your wits are higher.',
        400,
      )
      expect(lines.length).toBeGreaterThan(2)
      for (const line of lines) expect(brush.width(line)).toBeLessThanOrEqual(400)
      expect(lines.join(' ')).toBe(
        'In your action, contest of wits: steal as many coins as your wits are higher.',
      )
      return { width: 10, height: 10, draw: () => {} }
    })
  })
})

describe('a picture', () => {
  it('is named by kind and content', () => {
    const picture = { kind: 'test.one', input: { language: 'en', n: 1 }, alt: 'One' }
    expect(digestOf(picture)).toBe(digestOf({ ...picture, alt: 'Eins' }))
    expect(digestOf(picture)).not.toBe(digestOf({ ...picture, input: { language: 'en', n: 2 } }))
    expect(digestOf(picture)).not.toBe(digestOf({ ...picture, kind: 'test.two' }))
  })

  it('has a description within 1,024 characters (Discord: Attachment object)', () => {
    expect(altOf('long'.repeat(300), 'short')).toBe('short')
    expect(altOf('x'.repeat(2000))).toHaveLength(1024)
  })

  it('have no space where a bold name stood between Chinese signs', () => {
    expect(altOf('小明 獲勝。🤖 阿珍：君主 袁紹，Mei 抽 2 張牌 (守方 勝)')).toBe(
      '小明獲勝。🤖 阿珍：君主袁紹，Mei 抽 2 張牌 (守方勝)',
    )
    expect(altOf('Guan Yu 關羽 (Shu 蜀) attacks')).toBe('Guan Yu 關羽 (Shu 蜀) attacks')
  })
})

describe('blocks', () => {
  it('stand one below the other, and cards of a row are as tall as the tallest', () => {
    const seen: string[] = []
    const card = (name: string, height: number) => ({
      height,
      draw: (_: unknown, { x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
        void seen.push(`${name} ${x},${y} ${w}×${h}`),
    })
    const w = cardWidth(2)
    const rows = inRows([card('a', 50), card('b', 80), card('c', 60)], 2).map((row) => cardRow(row, w))
    const { height, draw: drawOn } = stacked([titleBlock('Hand', 90), ...rows], MARGIN)
    expect(height).toBe(90 + (80 + GAP) + (60 + GAP) + MARGIN)
    draw(() => ({ width: WIDTH, height, draw: drawOn }))
    expect(seen).toEqual([
      `a ${MARGIN},90 ${w}×80`,
      `b ${MARGIN + w + GAP},90 ${w}×80`,
      `c ${MARGIN},${90 + 80 + GAP} ${w}×60`,
    ])
  })
})
