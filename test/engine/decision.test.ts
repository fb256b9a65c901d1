// Decisions as data: which choices answer one, what rules must not ask, and which options code that answers for others does not get.
import { describe, expect, it } from 'vitest'
import {
  answerKey,
  assertAskable,
  type Decision,
  faultOf,
  type Option,
  withoutIrrevocable,
} from '../../src/engine/decision.ts'
import { options, phrase } from './tiny.ts'

const decision = (odd: Partial<Decision> = {}): Decision => ({
  seat: 0,
  prompt: phrase('fruit'),
  options: options('peach', 'plum', 'pear'),
  min: 1,
  max: 2,
  ...odd,
})

describe('rules may not ask', () => {
  const asks = (...decisions: Decision[]) => assertAskable({ mode: 'everyone', decisions })
  const action: Option = { id: 'end-turn', text: phrase('end'), action: true }

  it.each<[string, Partial<Decision>]>([
    ['an option id is not an id: Two Words', { options: options('peach', 'Two Words') }],
    ['an option id is not an id: peach>', { options: options('peach', 'peach>') }],
    ['1–2 of 1 options', { options: [...options('peach'), action], min: 1, max: 2 }],
    ['two options of one id', { options: options('peach', 'peach') }],
    ['-1–1 of 3 options', { min: -1, max: 1 }],
    ['0–0 of 3 options', { min: 0, max: 0 }],
    ['2–1 of 3 options', { min: 2, max: 1 }],
    ['1–4 of 3 options', { max: 4 }],
    ['a line-up fills every slot', { slots: [phrase('front'), phrase('rear')], min: 1, max: 2 }],
    ['a line-up fills every slot', { slots: [phrase('front'), phrase('rear')], min: 2, max: 3 }],
    ['its pass is not an option', { pass: 'pass' }],
    [
      "an auto-pass's scope is not a name: Card 17",
      { pass: 'plum', autoPasses: [{ scope: 'Card 17', text: phrase('x') }] },
    ],
  ])('%s', (fault, odd) => {
    expect(() => asks(decision(odd))).toThrow(`tiny.fruit: ${fault}`)
  })

  it('nobody, or a seat twice', () => {
    expect(() => asks()).toThrow('asks each seat once')
    expect(() => asks(decision(), decision())).toThrow('asks each seat once')
    expect(() => asks(decision(), decision({ seat: 1 }))).not.toThrow()
  })

  it.each<[string, Partial<Decision>]>([
    ['compound ids', { options: options('a>b', 'a+b', 'a:b>c') }],
    ['an action alone', { options: [...options('peach'), action], min: 1, max: 1 }],
    ['an action beside several picks', { options: [...options('peach', 'plum'), action], min: 2, max: 2 }],
    ['none or all', { min: 0, max: 3 }],
    ['a line-up', { slots: [phrase('front'), phrase('rear')], min: 2, max: 2 }],
    ['a pass among the options', { pass: 'plum' }],
    [
      'auto-passes of several stretches',
      {
        pass: 'plum',
        autoPasses: ['card-17', 'turn-2'].map((scope) => ({ scope, text: phrase('auto-pass') })),
      },
    ],
    ['a text, without options', { options: [], text: { maxLength: 4 }, min: 1, max: 1 }],
  ])('but may ask %s', (_what, odd) => {
    expect(() => asks(decision(odd))).not.toThrow()
  })
})

describe('a choice', () => {
  it.each([
    [['peach'], undefined],
    [['plum', 'peach'], undefined],
    [[], 'too-few'],
    [['peach', 'plum', 'pear'], 'too-many'],
    [['peach', 'peach'], 'not-an-option'],
    [['peach', 'melon'], 'not-an-option'],
  ] as const)('%j of one or two fruits: %s', (choice, fault) => {
    expect(faultOf(decision(), choice)).toBe(fault)
  })

  it.each([
    [['桃園結義'], undefined],
    [['桃園三結義'], 'too-many'],
    [['桃', '園'], 'too-many'],
    [['  '], 'too-few'],
    [[], 'too-few'],
  ] as const)('%j as a text of at most four characters: %s', (choice, fault) => {
    expect(faultOf(decision({ options: [], text: { maxLength: 4 } }), choice)).toBe(fault)
  })

  it.each([
    [['back'], undefined],
    [['peach', 'back'], 'not-an-option'],
    [['peach', 'plum', 'back'], 'not-an-option'],
    [['peach'], 'too-few'],
    [['peach', 'plum'], undefined],
  ] as const)('%j of two fruits or the way back: %s', (choice, fault) => {
    const back: Option = { id: 'back', text: phrase('back') }
    const asked = decision({ options: [...options('peach', 'plum', 'pear'), back], min: 2, max: 2 })
    expect(faultOf(asked, choice)).toBe(fault)
  })

  it('equals another in any order, unless order or slots count', () => {
    const [one, other] = [
      ['plum', 'peach'],
      ['peach', 'plum'],
    ]
    const same = (odd: Partial<Decision>) => answerKey(decision(odd), one) === answerKey(decision(odd), other)
    expect(same({})).toBe(true)
    expect(same({ ordered: true })).toBe(false)
    expect(same({ slots: [phrase('front'), phrase('rear')] })).toBe(false)
    expect(answerKey(decision(), ['peach', 'plum'])).not.toBe(answerKey(decision(), ['peachplum']))
    expect(one).toEqual(['plum', 'peach'])
  })
})

describe('code that answers for a member is asked', () => {
  const forGood = (id: string, kind: 'turns-up' | 'uses-up'): Option => ({
    id,
    text: phrase(id),
    irrevocable: [{ kind, id, text: phrase(id) }],
  })
  const asked = (given: Option[], odd: Partial<Decision> = {}) => decision({ options: given, max: 1, ...odd })
  const idsOf = ({ options: left }: Decision) => left.map(({ id }) => id)

  it('nothing irrevocable, but kinds that an auto-answer names', () => {
    const full = asked([...options('wait'), forGood('ma-chao', 'turns-up'), forGood('nirvana', 'uses-up')], {
      max: 3,
    })
    expect(withoutIrrevocable(full)).toMatchObject({ max: 1, options: [{ id: 'wait' }] })
    expect(idsOf(withoutIrrevocable(full, ['turns-up']))).toEqual(['wait', 'ma-chao'])
  })

  it('all of it where nothing else is left, or not enough', () => {
    const only = asked([forGood('ma-chao', 'turns-up')], { min: 0 })
    expect(withoutIrrevocable(only)).toBe(only)
    const two = asked([...options('wait'), forGood('ma-chao', 'turns-up')], { min: 2, max: 2 })
    expect(withoutIrrevocable(two)).toBe(two)
    const back: Option = { id: 'back', text: phrase('back') }
    const way = asked([...options('wait'), forGood('ma-chao', 'turns-up'), back], { min: 2, max: 2 })
    expect(withoutIrrevocable(way)).toMatchObject({ min: 1, max: 1, options: [{ id: 'back' }] })
    const one = asked([...options('wait'), forGood('ma-chao', 'turns-up')])
    expect(idsOf(withoutIrrevocable(one))).toEqual(['wait'])
  })
})
