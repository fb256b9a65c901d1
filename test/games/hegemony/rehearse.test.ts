// A turn of Hegemony planned ahead: from its preparation, past what it judges and draws, to its cards.
import { expect, it } from 'vitest'
import { beginRehearsal } from '../../../src/engine/planning.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { lay } from './lay.ts'
import { aim } from './moves.ts'

/** It is the turn of seat 0; seat 1, who hides Guo Jia, plans its own with a Slash in hand. */
const planned = (hand: string[] = ['slash-s7']) => {
  const game = lay({ seats: 4 }, (at) => {
    at.hidden(1, 'guo-jia', 'both')
    at.hand(1, ...hand)
    at.deck('peach-h4', 'dodge-h2')
    at.judgement(1, 'indulgence-h6')
  })
  const { state, setting } = game.run
  const rehearsing = beginRehearsal(hegemony, { state, setting }, 1)
  if (!rehearsing) throw new Error('there is no turn to plan')
  return rehearsing
}

it('goes on with the play phase while others answer what was played in it', () => {
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

const asked = (rehearsing: ReturnType<typeof planned>) => rehearsing.now.shown.decision?.kind

it('begins with revealing, and plays on in the same plan', () => {
  const rehearsing = planned()
  expect(asked(rehearsing)).toBe('own-phase-start')
  expect(rehearsing.take(['reveal-head'])).toBe(true)
  expect(rehearsing.take(['pass'])).toBe(true)
  while (asked(rehearsing) !== 'play') expect(rehearsing.take(['pass'])).toBe(true)
  expect(rehearsing.now.steps.some(({ past }) => past)).toBe(true)
  expect(rehearsing.now.shown.decision?.options.map(({ id }) => id)).toContain('slash-s7')
})

it('neither judges nor draws: the hand is what it is now', () => {
  const rehearsing = planned()
  while (asked(rehearsing) !== 'play') rehearsing.take(['pass'])
  const options = rehearsing.now.shown.decision?.options.map(({ id }) => id)
  expect(options).toEqual(['slash-s7', 'end'])
  expect(rehearsing.now.ends).toBeUndefined()
})
