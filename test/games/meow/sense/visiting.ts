// Sense before battle: visits, what is kept and what goes.
import type { Id } from '../../../../src/engine/phrase.ts'
import type { MeowState } from '../../../../src/games/meow/table/state.ts'
import { ALL, deal, laid, NONE } from '../table.ts'
import { position } from './position.ts'

const WEAK: Id[] = ['lu-xun', 'pang-tong', 'yuan-shao', 'wang-ping', 'zhou-yu']
const STRONG: Id[] = ['cao-cao', 'zhang-liao', 'xu-huang', 'gan-ning', 'dian-wei']

/** Seat 0 visits in a round, with a hand and so many fish. */
const visits = (
  round: number,
  hand: Id[],
  fish = 6,
  seats = 2,
  change: (state: MeowState) => void = () => {},
) =>
  laid(seats, seats > 0 ? NONE : ALL, (state) => {
    Object.assign(state, { round, visitor: 0 })
    deal(state, 0, ...hand)
    for (const player of state.players) player.fish = fish
    const spare = state.deck.splice(0, 5 * (seats - 1))
    for (let seat = 1; seat < seats; seat++) deal(state, seat, ...spare.splice(0, 5))
    change(state)
  })

export const visiting = [
  position('round 3, five weak cats, 6 fish', 'who wins the last battle gains 6', {
    state: () => visits(3, WEAK),
    right: ['visit'],
    blunders: ['pass'],
  }),
  position('round 2, five weak cats, 6 fish', 'a visit costs 1 fish, the battle brings 4', {
    state: () => visits(2, WEAK),
    right: ['visit'],
  }),
  position('round 1, five strong cats', 'nothing better is drawn for 1 fish', {
    state: () => visits(1, STRONG),
    right: ['pass'],
    blunders: ['visit'],
  }),
  position('round 3, five strong cats', 'nothing better is drawn for 1 fish', {
    state: () => visits(3, STRONG),
    right: ['pass'],
  }),
  position('a visit with Wang Ping among four strong cats', 'the weak one goes', {
    state: () => visits(3, ['wang-ping', 'cao-cao', 'zhang-liao', 'xu-huang', 'gan-ning']),
    until: (table) => table.play(0, 'visit'),
    right: ['wang-ping'],
    blunders: ['zhang-liao', 'cao-cao'],
  }),
  position('a visit with Sun Quan among four of Wei', 'four of a kind stay together', {
    state: () => visits(3, ['sun-quan', 'cao-cao', 'zhang-liao', 'xu-huang', 'dian-wei']),
    until: (table) => table.play(0, 'visit'),
    right: ['sun-quan'],
  }),
]
