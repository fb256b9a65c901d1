// What a member answered and what auto-answers did for them: the same answer many times is one line with its count.
import { describe, expect, it } from 'vitest'
import { answeredText, givenText } from '../../src/discord/panels/decision/answered.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { AutoAnswerNote, GameView } from '../../src/host/table/types.ts'
import { infoOf } from './info.ts'
import { toy } from './toy.ts'

const note = (fruit: string): AutoAnswerNote => ({
  prompt: { key: 'toy.pick' },
  picked: [{ key: 'toy.fruit', args: { fruit: { name: fruit } } }],
})
const text = (...fruits: readonly string[]) =>
  answeredText(
    toy as Title,
    { info: infoOf({}), autoAnswerNotes: fruits.map(note) } as unknown as GameView,
    'en',
  )

describe('what auto-answers did', () => {
  it('is one line for each answer, with how often, the latest last', () => {
    expect(text('peach', 'plum', 'peach', 'pear', 'peach', 'peach')?.split('\n')).toEqual([
      '-# Your auto-answer: Plum 李 (Which fruit do you pick?)',
      '-# Your auto-answer: Pear 梨 (Which fruit do you pick?)',
      '-# Your auto-answer: Peach 桃 (Which fruit do you pick?) × 4',
    ])
  })

  it('is nothing where nothing was answered', () => expect(text()).toBeUndefined())
})

describe('what a member has answered, while others think', () => {
  const prompt = { key: 'toy.pick' }
  const options = [{ id: 'plum', text: { key: 'toy.fruit', args: { fruit: { name: 'plum' } } } }]
  const given = (...notes: readonly AutoAnswerNote[]) =>
    givenText(
      toy as Title,
      {
        info: infoOf({}),
        autoAnswerNotes: notes,
        playerView: { given: ['plum'], answered: { seat: 0, prompt, options, min: 1, max: 1 } },
      } as unknown as GameView,
      'en',
    )

  it('is told as their choice', () => expect(given()).toBe('You have chosen **Plum 李**.'))

  it('is not, where an auto-answer gave it', () => {
    expect(given(note('plum'))).toBeUndefined()
    expect(given({ ...note('plum'), prompt: { key: 'toy.other' } })).toBe('You have chosen **Plum 李**.')
  })
})
