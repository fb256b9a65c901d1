// Words of the result: who won, that nobody did, and to a member who played alone that the game is lost.
import { expect, it } from 'vitest'
import { resultSign, winnersText } from '../../src/discord/words/present.ts'
import { infoOf } from './info.ts'

const outcome = (winners: readonly number[]) => ({ winners, ranks: [1], facts: {} })

it('says who won, or that nobody did', () => {
  expect(winnersText(infoOf({ outcome: outcome([0]) }), 'en')).toBe('**Mei** wins!')
  expect(winnersText(infoOf({ outcome: outcome([]) }), 'en')).toBe('Nobody wins.')
})

it('says that a game played alone is lost', () => {
  const alone = infoOf({ seats: 1, outcome: outcome([]) })
  expect(winnersText(alone, 'en')).toBe('**Mei** loses the game.')
  expect(winnersText(alone, 'zh-TW')).toBe('**Mei** 落敗。')
})

it('has no cup where nobody has won it', () => {
  expect(resultSign(infoOf({ outcome: outcome([0]) }))).toBe('🏆')
  expect(resultSign(infoOf({ seats: 1, outcome: outcome([]) }))).toBe('🏁')
})
