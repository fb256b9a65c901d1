// `/game new options:` as people write them.
import { describe, expect, it } from 'vitest'
import { readOptions, suggestOptions } from '../../src/discord/input/options.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { toy } from './toy.ts'

const read = (typed: string | undefined, seats = 2) => readOptions(toy, typed, seats, 'en')
const basic = { kind: 'options', options: { sour: false, size: 'small', baskets: '' } }

describe('options', () => {
  it.each([undefined, '', 'basic', '基本規則'])('left out are the basic rules: %s', (typed) => {
    expect(read(typed)).toEqual(basic)
  })

  it.each(['sour', 'Sour fruit', '酸果', 'SOUR-FRUIT', 'sour, basic'])(
    'are known by id or name: %s',
    (typed) => {
      expect(read(typed)).toMatchObject({ options: { sour: true, size: 'small' } })
    },
  )

  it.each(['big', 'size=big', 'Size: Big', 'sour + big', 'big、酸果'])(
    'of several values are known by the value: %s',
    (typed) => {
      expect(read(typed)).toMatchObject({ options: { size: 'big' } })
    },
  )

  it('that are none are named', () => {
    expect(read('sour, sweet')).toEqual({ kind: 'unknown', text: 'sweet' })
  })

  it('for other seat counts are refused', () => {
    expect(read('big', 4)).toEqual({ kind: 'seats', name: 'Size: Big', seats: [2, 3] })
  })

  it('complete to what can be added, and mean it', () => {
    const names = (typed: string, seats = 2) =>
      suggestOptions(toy, typed, seats, 'en', 'Basic rules').map(({ name }) => name)
    expect(names('')).toEqual(['Basic rules', 'Sour fruit', 'Size: Big'])
    expect(names('', 4)).toEqual(['Basic rules', 'Sour fruit'])
    expect(names('sour, ')).toEqual(['Sour fruit', 'Sour fruit, Size: Big'])
    const chinese = suggestOptions(toy, 'sour, ', 2, 'zh-TW', '基本規則').map(({ name }) => name)
    expect(chinese.at(-1)).toMatch(/^[^,:]+、[^,:]+：[^,:]+$/)
    for (const { name, value } of suggestOptions(toy, '', 2, 'en', 'Basic rules'))
      expect(read(name)).toEqual(read(value))
  })

  it('complete to cards by name where an option takes them, and mean them', () => {
    const kingdoms = TITLES.hegemony as Title
    const complete = (typed: string) => suggestOptions(kingdoms, typed, 5, 'en', 'Basic rules')
    expect(complete('zhang f').map(({ name }) => name)).toContain('Banned generals: Zhang Fei 張飛')
    const two = complete('banned zhang fei, guan y').find(({ value }) => value.includes('banned=guan-yu'))
    expect(two?.name).toBe('Banned generals: Zhang Fei 張飛, Banned generals: Guan Yu 關羽')
    expect(readOptions(kingdoms, two?.value, 5, 'en')).toMatchObject({
      options: { banned: ['guan-yu', 'zhang-fei'] },
    })
    for (const { value } of complete('')) expect(value).not.toContain('banned')
  })
})
