// What auto-answers did while a member was elsewhere: the same answer many times is one line with its count.
import { describe, expect, it } from 'vitest'
import { answeredText } from '../../src/discord/panels/answered.ts'
import type { Title } from '../../src/games/title.ts'
import type { AutoAnswerNote, GameView } from '../../src/host/types.ts'
import { infoOf } from './info.ts'
import { toy } from './toy.ts'

const note = (fruit: string): AutoAnswerNote => ({
  prompt: { key: 'toy.pick' },
  picked: [{ key: 'toy.fruit', args: { fruit: { name: fruit } } }],
})
const text = (...fruits: readonly string[]) =>
  answeredText(
    toy as Title,
    { info: infoOf({}), answeredByOrder: fruits.map(note) } as unknown as GameView,
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
