// The story on as few lines as read well: one line an action, and who goes on acting is named once.
import { describe, expect, it } from 'vitest'
import { isAboutSame, joined } from '../../src/discord/words/lines.ts'

describe('sentences about one player', () => {
  it('name that player once, in all three languages', () => {
    expect(joined('en', ['**Mei** draws 2 cards.', '**Mei** keeps 1.'])).toBe(
      '**Mei** draws 2 cards and keeps 1.',
    )
    expect(
      joined('en', ['**Cao Pi** draws.', '**Cao Pi** equips a sword.', '**Cao Pi** ends the turn.']),
    ).toBe('**Cao Pi** draws, equips a sword, and ends the turn.')
    expect(joined('zh-TW', ['**小明** 抽 2 張牌。', '**小明** 留 1 張。'])).toBe(
      '**小明** 抽 2 張牌，留 1 張。',
    )
    expect(joined('zh-CN', ['**小明**抽 2 张牌。', '**小明**留 1 张。'])).toBe('**小明**抽 2 张牌，留 1 张。')
  })

  it('begin with whose turn it is, without a sentence of its own', () => {
    const told = ['**Mei**’s turn.', '**Mei**’s judgement for Lightning: ♠9.', '**Mei** draws 2 cards.']
    expect(joined('en', told)).toBe('**Mei**’s turn: judgement for Lightning: ♠9. **Mei** draws 2 cards.')
    expect(joined('en', ['Round 3: **Mei**’s turn.', '**Mei** draws.', '**Mei** passes.'])).toBe(
      'Round 3: **Mei** draws and passes.',
    )
    expect(joined('en', ['Round 3: **Mei**’s turn.', '**Arjun** draws.'])).toBe(
      'Round 3: **Mei**’s turn. **Arjun** draws.',
    )
    expect(joined('zh-TW', ['**小明** 的回合開始。', '**小明** 摸 2 張牌。'])).toBe(
      '**小明** 的回合：摸 2 張牌。',
    )
    expect(joined('zh-TW', ['第 3 輪：**小明** 行動。', '**小明** 摸 2 張牌。'])).toBe(
      '第 3 輪：**小明** 摸 2 張牌。',
    )
    expect(joined('zh-CN', ['第 3 轮：**小明**行动。', '**小明**摸 2 张牌。'])).toBe(
      '第 3 轮：**小明**摸 2 张牌。',
    )
  })

  it('keep one that says “and” apart by a comma', () => {
    expect(joined('en', ['**Mei** draws 1 card and holds 4.', '**Mei** passes.'])).toBe(
      '**Mei** draws 1 card and holds 4, and passes.',
    )
  })

  it('may be about what is theirs, but not about both', () => {
    const [foot, horse, draws] = [
      '**Mei**’s Foot marches to A1.',
      '**Mei**’s Cavalry marches to B2.',
      '**Mei** draws.',
    ]
    expect(joined('en', [foot, horse, draws])).toBe(
      '**Mei**’s Foot marches to A1 and Cavalry marches to B2. **Mei** draws.',
    )
    expect(joined('zh-TW', ['**Mei** 的步兵行軍到 A1。', '**Mei** 抽牌。'])).toBe(
      '**Mei** 的步兵行軍到 A1。**Mei** 抽牌。',
    )
  })

  it('are not mixed where one says several things', () => {
    expect(
      joined('zh-TW', ['**Mei** 的軍師帶來 2 元，共有 4 元。', '**Mei** 的軍師帶來 1 元，共有 5 元。']),
    ).toBe('**Mei** 的軍師帶來 2 元，共有 4 元。**Mei** 的軍師帶來 1 元，共有 5 元。')
  })
})

describe('sentences about others', () => {
  it('stand beside each other; what ends without a full stop is set apart', () => {
    expect(joined('en', ['**Mei** attacks.', '**Arjun** is defeated.'])).toBe(
      '**Mei** attacks. **Arjun** is defeated.',
    )
    expect(joined('en', ['Foot 🎲5 = **5**', '**Arjun**’s Foot falls back.'])).toBe(
      'Foot 🎲5 = **5** · **Arjun**’s Foot falls back.',
    )
  })

  it('are others also where one name begins with the other', () => {
    expect(isAboutSame('en', '**Mei** draws.', '**Mei Lin** draws.')).toBe(false)
    expect(isAboutSame('en', '**Mei**: +2 coins (6).', '**Mei** draws 2 cards.')).toBe(false)
  })
})
