// What people type, complete and pick: https://discord.com/developers/docs/interactions/application-commands#autocomplete
import { describe, expect, it } from 'vitest'
import { headsOf, labelsOf, namesOf } from '../../src/discord/choice/labels.ts'
import { readChoice } from '../../src/discord/choice/parse.ts'
import { suggest } from '../../src/discord/choice/suggest.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { type Decision, faultOf } from '../../src/engine/decision.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { infoOf } from './info.ts'
import { question, toy } from './toy.ts'

const info = infoOf({ title: 'toy' })
const TOKEN = '0123456789abcdef'
const read = (decision: Decision, typed: string) =>
  readChoice(decision, TOKEN, namesOf(decision, toy, info), typed)
const complete = (decision: Decision, typed: string, language: (typeof LANGUAGES)[number] = 'en') =>
  suggest(
    {
      decision,
      token: TOKEN,
      labels: labelsOf(decision, language, toy, info),
      names: namesOf(decision, toy, info),
      words: wordsOf(language),
    },
    typed,
  )
const one = question(0)
const lineUp = question(1)
const many = question(2)
/** Three fruits to pick, or the way back. */
const three: Decision = { ...lineUp, options: [...lineUp.options, { id: 'back', text: { key: 'toy.back' } }] }

describe('a typed choice', () => {
  it.each([
    ['its id', 'red-peach', 'red-peach'],
    ['its number in the list', '4', 'red-peach'],
    ['its whole label', 'Red Peach 紅桃', 'red-peach'],
    ['its English part in any case', 'RED  peach', 'red-peach'],
    ['its Chinese part', '紅桃', 'red-peach'],
    ['its simplified name at an English table', '红桃', 'red-peach'],
    ['full-width letters', 'ｐｌｕｍ', 'plum'],
    ['the beginning of one name only', 'apr', 'apricot'],
    ['a part of one name only', 'cot', 'apricot'],
    ['a name that is also the end of another', 'peach', 'peach'],
    ['a name with Markdown around it', '**Pear**', 'pear'],
  ])('is known by %s', (_how, typed, id) => {
    expect(read(one, typed)).toEqual({ kind: 'choice', choice: [id] })
  })

  it('that fits several options is asked back, not guessed', () => {
    expect(read(one, 'p')).toEqual({ kind: 'ambiguous', text: 'p', among: [0, 1, 2] })
  })

  it('that fits nothing is refused', () => {
    expect(read(one, 'durian')).toEqual({ kind: 'unknown', text: 'durian' })
    expect(read(one, '6')).toEqual({ kind: 'unknown', text: '6' })
    expect(read(one, '')).toEqual({ kind: 'unknown', text: '' })
  })

  it.each([
    '3 1 2',
    '3>1>2',
    '3 > 1 > 2',
    'pear, peach, plum',
    '梨、桃、李',
    'Pear 梨 > Peach 桃 > Plum 李',
    'pear peach plum',
    'pear/peach/plum',
  ])('in order is taken in that order: %s', (typed) => {
    expect(read(lineUp, typed)).toEqual({ kind: 'choice', choice: ['pear', 'peach', 'plum'] })
  })

  it('of too few or too many says how many it was', () => {
    expect(read(lineUp, '1 2')).toMatchObject({ kind: 'count', choice: { length: 2 } })
    expect(read(many, '1 2 3 4')).toMatchObject({ kind: 'count', choice: { length: 4 } })
  })

  it('of several says which of them is no option', () => {
    expect(read(lineUp, '3 7 2')).toEqual({ kind: 'unknown', text: '7 2' })
    expect(read(lineUp, 'pear, durian, plum')).toEqual({ kind: 'unknown', text: 'durian' })
    expect(read(lineUp, 'pear peach durian')).toEqual({ kind: 'unknown', text: 'durian' })
  })

  it('goes back by a word of its own, which is no number and never one of several picks', () => {
    expect(read(three, 'back')).toEqual({ kind: 'choice', choice: ['back'] })
    expect(read(three, `${TOKEN}=back`)).toEqual({ kind: 'choice', choice: ['back'] })
    const number = String(three.options.length)
    expect(read(three, number)).toEqual({ kind: 'unknown', text: number })
    expect(read(three, '1 2 back')).toEqual({ kind: 'unknown', text: '1 2 back' })
    expect(read(three, 'plum, peach, back')).toEqual({ kind: 'unknown', text: 'back' })
    expect(complete(three, '').map(({ value }) => value.split('=')[1])).toContain('back')
    expect(complete(three, 'plum, ').some(({ value }) => value.includes('back'))).toBe(false)
  })

  it('may be nothing where nothing may be picked', () => {
    expect(read(many, 'none')).toEqual({ kind: 'choice', choice: [] })
    expect(read(one, 'none')).toEqual({ kind: 'unknown', text: 'none' })
  })

  it('in words is what was written', () => {
    expect(read(question(3), ' long life ')).toEqual({ kind: 'choice', choice: ['long life'] })
  })
})

describe('a suggestion', () => {
  it('carries its decision: one of an earlier decision plays nothing', () => {
    const [first] = complete(one, 'plum')
    expect(first).toEqual({ name: 'Plum 李', value: `${TOKEN}=plum` })
    expect(readChoice(one, 'fedcba9876543210', namesOf(one, toy, info), first?.value ?? '')).toEqual({
      kind: 'stale',
    })
  })

  it('of an option that is none is refused', () => {
    expect(read(one, `${TOKEN}=durian`)).toEqual({ kind: 'unknown', text: 'durian' })
  })

  it('means the same by its name as by its value, in every language and shape (clients send either, #4595)', () => {
    for (const decision of [one, lineUp, many])
      for (const language of LANGUAGES)
        for (const { name, value } of complete(decision, '', language))
          expect(read(decision, name), `${language} ${name}`).toEqual(read(decision, value))
  })

  it('of several is of their names alone, where those tell them apart', () => {
    expect(headsOf(['Cao Cao 曹操 · Wei 魏 · ⚔️2', 'Lü Bu 呂布 · ⚔️4'])).toEqual(['Cao Cao 曹操', 'Lü Bu 呂布'])
    expect(headsOf(['殺｜♠7', '殺｜♥10', '閃｜♦2'])).toEqual(['殺｜♠7', '殺｜♥10', '閃'])
  })

  it('goes on from what was typed', () => {
    expect(complete(one, 'pea').map(({ name }) => name)).toEqual(['Peach 桃', 'Pear 梨', 'Red Peach 紅桃'])
    expect(complete(many, '3, 7, 2').map(({ name }) => name)[0]).toBe('Stone 3, Stone 7, Stone 2')
    expect(complete(lineUp, '3 ').map(({ name }) => name)).toEqual([
      'Pear 梨 > Peach 桃 > Plum 李',
      'Pear 梨 > Plum 李 > Peach 桃',
    ])
  })

  it('is one of at most 25, each of its own name and at most 100 characters', () => {
    for (const typed of ['', '1', '1 2', 'stone', '1, 2, 3, 4']) {
      const found = complete(many, typed)
      expect(found.length).toBeLessThanOrEqual(25)
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
      for (const { name, value } of found) {
        expect([...name].length).toBeLessThanOrEqual(100)
        expect(value.length).toBeLessThanOrEqual(100)
      }
    }
  })

  it('is a legal answer, unless it says how much is missing', () => {
    for (const typed of ['', '2', 'stone 1', '5 6'])
      for (const { name } of complete(many, typed)) {
        const reading = read(many, name)
        expect(reading.kind, name).toBe('choice')
        if (reading.kind === 'choice') expect(faultOf(many, reading.choice)).toBeUndefined()
      }
  })
})

describe('options of the same words', () => {
  const copies: Decision = {
    ...one,
    options: [1, 2].map((n) => ({
      id: `peach-${n}`,
      text: { key: 'toy.fruit', args: { fruit: { name: 'peach' } } },
    })),
  }
  const twins: Decision = {
    ...copies,
    options: copies.options.map((option, n) => ({ ...option, hint: { key: 'toy.stone', args: { n } } })),
  }

  it('that are copies of one card are one: any is as good, and named twice it is two', () => {
    expect(labelsOf(copies, 'en', toy, info)).toEqual(['Peach 桃', 'Peach 桃'])
    expect(read(copies, 'peach')).toEqual({ kind: 'choice', choice: ['peach-1'] })
    expect(complete(copies, '').map(({ name }) => name)).toEqual(['Peach 桃'])
    const pairs: Decision = {
      ...copies,
      options: [...copies.options, ...one.options.slice(1, 2)],
      min: 2,
      max: 2,
    }
    expect(read(pairs, 'peach, peach')).toEqual({ kind: 'choice', choice: ['peach-1', 'peach-2'] })
    expect(complete(pairs, 'peach, ').map(({ name }) => name)).toContain('Peach 桃, Peach 桃')
  })

  it('are numbered, since a phone takes the first of two same names (#8565)', () => {
    expect(labelsOf(twins, 'en', toy, info)).toEqual(['Peach 桃 (1)', 'Peach 桃 (2)'])
    expect(labelsOf(twins, 'zh-TW', toy, info)).toEqual(['桃（1）', '桃（2）'])
    for (const typed of ['桃（2）', '桃(2)'])
      expect(read(twins, typed)).toEqual({ kind: 'choice', choice: ['peach-2'] })
    expect(read(twins, 'Peach 桃 (2)')).toEqual({ kind: 'choice', choice: ['peach-2'] })
  })

  it('are asked back when typed without their number', () => {
    expect(read(twins, 'peach')).toMatchObject({ kind: 'ambiguous', among: [0, 1] })
  })
})
