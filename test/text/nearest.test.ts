// What a typing error may have meant.
import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/text/nearest.ts'

const NAMES = [
  'zhang fei',
  'zhang jiao',
  'zhuge liang',
  'guan yu',
  'peach',
  '空城計',
  '張飛',
  '張角',
  '趙雲',
  '計',
]
const near = (text: string, most?: number) =>
  nearest(
    text,
    NAMES.map((name) => ({ value: name, names: [name] })),
    most,
  )

describe('the nearest names', () => {
  it.each([
    ['zhnag fei', 'zhang fei'],
    ['zhang fai', 'zhang fei'],
    ['zhuge laing', 'zhuge liang'],
    ['gaun yu', 'guan yu'],
    ['peech', 'peach'],
    ['空城记', '空城計'],
    ['張菲', '張飛'],
    ['趙去', '趙雲'],
  ])('to %s begin with %s', (typed, meant) => expect(near(typed)[0]).toBe(meant))

  it('are none where nothing is near', () => {
    for (const typed of ['napoleon', 'x', '', '曹操', 'po']) expect(near(typed)).toEqual([])
  })

  it('are as many as are wanted, the nearest first', () => {
    expect(near('zhang fee', 1)).toEqual(['zhang fei'])
    expect(near('張')).toEqual(['張飛', '張角'])
  })
})
