// Sense with markers: not wasted, and not kept into the grave.
import type { Marker } from '../../../../src/games/hegemony/table/markers.ts'
import type { Layer } from '../lay.ts'
import { position } from './position.ts'

function holds(at: Layer, ...markers: readonly Marker[]): void {
  at.options({ markers: 'kept' })
  Object.assign(at.state.players[0] ?? {}, { markers })
}

export const markers = [
  position('Companions at 1 HP', 'a Peach is what it takes', {
    lay(at) {
      holds(at, 'companions')
      at.hp(0, 1)
    },
    right: ['companions-peach'],
    blunders: ['end', 'companions'],
  }),
  position('Companions at 3 of 4 HP, two cards', 'a life in reserve', {
    lay(at) {
      holds(at, 'companions')
      at.hp(0, 3)
      at.hand(0, 'dodge-h2', 'dodge-hj')
    },
    right: ['end'],
    blunders: ['companions', 'companions-peach'],
  }),
  position('the vanguard with an empty hand', 'four cards', {
    lay: (at) => holds(at, 'vanguard'),
    right: ['vanguard'],
    blunders: ['end'],
  }),
  position('the vanguard with four cards that stay', 'nothing to draw yet', {
    lay(at) {
      holds(at, 'vanguard')
      at.hidden(1, 'liu-bei', 'both')
      at.hand(0, 'dodge-h2', 'dodge-hj', 'dodge-hk', 'nullify-sj')
    },
    blunders: ['vanguard'],
  }),
  position('the half fish at 4 HP, three cards', 'it is worth two cards later', {
    lay(at) {
      holds(at, 'half-fish')
      at.hand(0, 'dodge-h2', 'dodge-hj', 'dodge-hk')
    },
    right: ['end'],
    blunders: ['half-fish'],
  }),
  position('the half fish at 2 HP, four cards to keep two of', 'two cards stay', {
    lay(at) {
      holds(at, 'half-fish')
      at.hp(0, 2)
      at.hand(0, 'dodge-h2', 'dodge-hj', 'peach-h4', 'nullify-sj')
      at.phase('discard')
    },
    right: ['half-fish'],
    blunders: ['pass'],
  }),
  position(
    'the vanguard looks: one of Shu half open, one of whom nobody knows a thing',
    'whose side is open',
    {
      lay(at) {
        holds(at, 'vanguard')
        at.hidden(1, 'liu-bei')
        at.hidden(2, 'gan-ning', 'both')
      },
      until: (play) => play.play(0, 'vanguard'),
      right: ['seat-2:head', 'seat-2:deputy'],
      blunders: ['pass'],
    },
  ),
]
