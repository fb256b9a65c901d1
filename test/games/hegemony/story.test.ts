// The story that everybody reads: one line for one thing, and every answer says what it answers.
import { describe, expect, it } from 'vitest'
import { type General, skillsOf } from '../../../src/games/hegemony/cards/generals.ts'
import { title as hegemonyTitle } from '../../../src/games/hegemony/index.ts'
import { VOCABULARY } from '../../../src/games/hegemony/text/index.ts'
import type { Reader } from '../../../src/text/render.ts'
import { fromStart, lay, type Play } from './lay.ts'
import { aim, times } from './moves.ts'

/** Keys told to all since some answer. */
const since = (game: Play, act: () => void): readonly string[] => {
  const before = game.story.length
  act()
  return game.story.slice(before)
}

describe('one line', () => {
  it('for a piece of equipment', () => {
    const game = lay({ seats: 3 }, (at) => at.hand(0, 'qinggang-s6'))
    expect(since(game, () => game.play(0, 'qinggang-s6'))).toEqual(['equips'])
  })

  it('for a judgement that nobody replaces, with its card', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(since(game, () => game.play(1, 'eight-trigrams'))).toEqual(['uses-skill', 'judges'])
    expect(game.event('judges').card).toMatchObject({ args: { card: { name: 'peach-h4' } } })
  })

  it('and another where the card is replaced (section 6)', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.general(2, 'sima-yi')
      at.hand(2, 'dodge-h2')
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('slash-s8')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'eight-trigrams')
    for (const choice of ['guicai', 'dodge-h2']) game.play(2, choice)
    expect(times(game, 'judges')).toBe(1)
    expect(game.event('judgement-stands').card).toMatchObject({ args: { card: { name: 'dodge-h2' } } })
  })
})

describe('a Nullify says what it answers (section 5)', () => {
  const nullified = () => {
    const game = lay({ seats: 3 }, (at) => {
      at.hand(0, 'duel-sa', 'nullify-state-dq')
      at.hand(2, 'nullify-sj')
    })
    aim(game, 0, 'duel-sa', 1)
    game.play(2, 'nullify-sj')
    return game
  }

  it('the trick and its target', () => {
    expect(nullified().event('answers-against').against).toEqual({
      key: 'hegemony.against-trick',
      args: { card: { name: 'duel' }, whom: { seat: 1 } },
    })
  })

  it('or the Nullify before it', () => {
    const game = nullified()
    game.play(0, 'nullify-state-dq')
    expect(game.event('answers-against').against).toEqual({
      key: 'hegemony.against-nullify',
      args: { who: { seat: 2 } },
    })
  })
})

it('a general to keep says its skills in the menu, and line by line in the hand (section 1)', () => {
  const game = fromStart(4)
  const [first] = game.decision(0).options
  const skills = skillsOf(first?.id as General)
  const said = JSON.stringify(first?.hint)
  for (const skill of skills) expect(said).toContain(`"name":"${skill}"`)
  const reader: Reader = { language: 'zh-TW', style: 'markdown', seatName: (seat) => `${seat}` }
  const lines = hegemonyTitle.hand(game.view(0), reader).split('\n')
  const { generals, skills: words } = VOCABULARY['zh-TW']
  const at = lines.findIndex((line) => line.includes(generals[first?.id as General]))
  for (const [index, skill] of skills.entries())
    expect(lines[at + 1 + index]).toBe(
      `  - 「${words[skill].name}」：${words[skill].brief}`.replace(/[「」]/g, ''),
    )
})
