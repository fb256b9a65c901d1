// A plan in words: what is told of a step as the story tells it, else what was chosen, a line for each thing that is done.
import { expect, it } from 'vitest'
import { fateText, stepsText } from '../../src/discord/panels/decision/plan-words.ts'
import { type Phrase, seatRef } from '../../src/engine/phrase.ts'
import type { PlanView } from '../../src/host/table/types.ts'
import { infoOf } from './info.ts'
import { toy } from './toy.ts'

const said = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `toy.${key}`, args })

/** A step: what is asked, what is picked, and what everybody will be told of it. */
const step = (question: string, picked: Phrase, told?: Phrase[]): PlanView['steps'][number] => ({
  question,
  choice: ['any'],
  prompt: said('pick'),
  picked: [picked],
  terms: '[]',
  ...(told && { told }),
})

const fruit = (id: string) => said('fruit', { fruit: { name: id } })
const threw = said('threw', { who: seatRef(0), n: 2 })

const planned = (...steps: PlanView['steps']) =>
  stepsText(toy, { info: infoOf({}), seat: 0, steps, lapsed: 0, whenever: false }, 'en')

it('is told as the story will tell it', () => {
  const steps = [step('menu', fruit('pear')), step('where', fruit('plum'), [threw, threw])]
  expect(planned(...steps)).toBe('1. **Mei** threw 2 stones. **Mei** threw 2 stones.')
})

it('says what was chosen while nothing is told, and begins a line where the turn’s question comes again', () => {
  const steps = [
    step('menu', fruit('pear')),
    step('where', fruit('plum')),
    step('menu', fruit('pear'), [threw]),
    step('menu', fruit('plum')),
  ]
  expect(planned(...steps).split('\n')).toEqual([
    '1. **Pear 梨 › Plum 李**',
    '2. **Mei** threw 2 stones.',
    '3. **Plum 李**',
  ])
})

it('says what became of a plan as the story told it', () => {
  const steps = [step('menu', fruit('pear'), [threw]), step('menu', fruit('plum'))]
  const fate = (done: number) =>
    fateText(toy, infoOf({}), { how: done === 2 ? 'played' : 'partly', done, steps }, 'en').split('\n')
  expect(fate(2)).toEqual(['-# Your plan was played.', '-# 1. **Mei** threw 2 stones.', '-# 2. **Plum 李**'])
  expect(fate(1)).toEqual([
    '-# The first part of your plan was played; the rest no longer fits. Choose it yourself.',
    '-# 1. **Mei** threw 2 stones.',
  ])
})

it('writes a player who was chosen without marks inside marks', () => {
  const arjun = said('picked', { who: seatRef(1), fruits: { typed: 'x' } })
  expect(planned(step('menu', arjun))).toMatch(/^1\. \*\*[^*]*\\\*the\\\*.*\*\*$/)
  expect(planned(step('menu', arjun))).not.toContain('****')
})
