// Names of those who did not win have the room of their row on a result card.
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { PAINTERS } from '../../src/games/meow/picture/painters.ts'
import { type Brush, brushOn } from '../../src/picture/brush.ts'
import type { PictureRenderer } from '../../src/picture/paint.ts'
import { CONDENSED, WIDTH } from '../../src/picture/paper.ts'
import type { ResultInput } from '../../src/picture/result-input.ts'

/** The names below the landscape that are cut. */
function cutOf(names: readonly string[]): readonly string[] {
  const input: ResultInput = {
    language: 'en',
    crest: 'meow',
    title: 'Meow Wars',
    aside: '3 rounds',
    ridge: null,
    seal: '大勝',
    outcome: 'Victory',
    faces: [],
    name: 'Mei',
    score: '18',
    people: [],
    mark: null,
    others: names.map((name) => ({ name, mark: null, score: '9' })),
  }
  const faults: string[] = []
  const sheet = { width: WIDTH, height: WIDTH }
  const brush = brushOn(createCanvas(WIDTH, WIDTH).getContext('2d'), 'en', sheet, faults)
  const cut: string[] = []
  const text = brush.text.bind(brush)
  brush.text = (...args: Parameters<Brush['text']>) => {
    const [line, , , setting] = args
    const room = (setting?.max ?? WIDTH) / CONDENSED
    if (names.includes(line) && brush.width(line, setting) > room + 1) cut.push(line)
    return text(...args)
  }
  ;(PAINTERS.result as PictureRenderer)(input as never, brush).draw(brush)
  expect(faults).toEqual([])
  return cut
}

const LONG = 'Arjun the Undefeated of Madras 42'

it('a long name beside a short one is written whole', () => {
  expect(cutOf([LONG, 'Mei'])).toEqual([])
  expect(cutOf(['Mei', LONG, 'Lena', 'Bo', 'Cai'])).toEqual([])
})

it('long names alone in no row have equal room', () => {
  expect(cutOf([LONG, `${LONG}a`, `${LONG}b`])).toHaveLength(3)
})
