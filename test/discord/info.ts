// A game's public facts for tests, with names that try the Markdown.
import { readPace } from '../../src/host/table/clock/pace.ts'
import type { GameInfo } from '../../src/host/table/types.ts'

/** Facts of a game between Mei and Arjun; what is given counts. */
export const infoOf = (given: Partial<GameInfo>): GameInfo => ({
  id: 'k7q2m',
  title: 'toy',
  status: 'playing',
  guild: '1',
  channel: '2',
  host: '10',
  language: 'en',
  options: {},
  pace: readPace(null),
  seats: 3,
  players: [
    { seat: 0, name: 'Mei', member: '10' },
    { seat: 1, name: 'Arjun *the* `bold` 🐉 _32 signs_ ok', member: '11' },
    { seat: 2, name: 'Cao Pi', computer: 'hard' },
  ],
  commitment: 'f'.repeat(64),
  ...given,
})
