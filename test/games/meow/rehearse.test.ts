// A turn of a battle planned ahead: as soon as the armies stand against each other.
import { expect, it } from 'vitest'
import { beginRehearsal } from '../../../src/engine/planning.ts'
import { game as meow } from '../../../src/games/meow/game.ts'
import type { MeowState } from '../../../src/games/meow/table/state.ts'
import { battle, FOES, laid, NONE } from './table.ts'

const rehearsing = (state: MeowState, seat: number) =>
  beginRehearsal(meow, { setting: { seats: state.players.length, options: NONE, seed: 'test' }, state }, seat)

/** Three armies before the first clash, in this phase. */
const before = (phase: MeowState['phase'], hp = 20) =>
  battle([{ front: ['gan-ning', 'cao-ren', 'xu-huang'], hp }, FOES, FOES], (state) => {
    if (state.battle) state.battle.clash = 0
    state.phase = phase
  })

it.each(['bonus', 'mandate'] as const)('holds the turn of the first clash from the %s on', (phase) => {
  const state = before(phase)
  const begun = rehearsing(state, 0)
  expect(begun?.now.shown.decision?.options.map(({ id }) => id)).toEqual(['gan-ning', 'cao-ren', 'attack'])
  expect(begun?.take(['attack'])).toBe(true)
  expect(begun?.now.shown.decision?.prompt.key).toBe('meow.ask-target')
  expect(state.battle?.clash, 'the table stays as it is').toBe(0)
})

it('is none for the fallen, and none while armies are not placed', () => {
  expect(rehearsing(before('bonus', 0), 0)).toBeUndefined()
  expect(
    rehearsing(
      laid(3, NONE, (state) => {
        state.phase = 'plan'
      }),
      0,
    ),
  ).toBeUndefined()
})
