// A turn of Hegemony planned ahead: its play phase, or the rest of one that is going on.
import { expect, it } from 'vitest'
import { beginRehearsal } from '../../../src/engine/planning.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { lay } from './lay.ts'
import { aim } from './moves.ts'

it('is the play phase of one’s next turn, with the hand as it is now (H107)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hidden(1, 'guo-jia', 'both')
    at.hand(1, 'slash-s7')
    at.deck('peach-h4', 'dodge-h2')
  })
  const { state, setting } = game.run
  const { decision } = beginRehearsal(hegemony, { state, setting }, 1)?.now.shown ?? {}
  expect(decision?.kind).toBe('play')
  expect(decision?.options.map(({ id }) => id)).toEqual(['slash-s7', 'end'])
})

it('goes on with the play phase while others answer what was played in it (H107)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hand(0, 'slash-s7', 'peach-h4', 'slash-s8')
    at.hand(1, 'dodge-h2')
    at.hp(0, 3)
  })
  aim(game, 0, 'slash-s7', 1)
  expect(game.asked).toEqual([1])
  const { state, setting } = game.run
  const { decision } = beginRehearsal(hegemony, { state, setting }, 0)?.now.shown ?? {}
  expect(decision?.kind).toBe('play')
  expect(
    decision?.options.map(({ id }) => id),
    'one Slash a turn',
  ).toEqual(['peach-h4', 'end'])
})
