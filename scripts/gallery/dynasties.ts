// Moments of Dynasties of China.
import { HOUSE_EXAMPLE } from '../../src/games/dynasties/house/example.ts'
import type { DynastiesView } from '../../src/games/dynasties/view/view.ts'
import type { Position } from './position.ts'

const handOf = ({ players, viewer }: DynastiesView) => players.find(({ seat }) => seat === viewer)?.hand ?? []

/** Moments of Dynasties of China. */
export const positions: readonly Position<DynastiesView>[] = [
  { name: 'dealt', seats: 3, viewer: 0, kind: 'hand', when: ({ round }) => round === 1 },
  { name: 'early', seats: 3, viewer: 'public', kind: 'table', when: ({ round }) => round === 4 },
  {
    name: 'pacts',
    seats: 5,
    options: { questions: 'free', opponents: 'every' },
    viewer: 1,
    kind: 'table',
    when: ({ pacts, players }) => pacts.length >= 2 && players.every(({ alive }) => alive),
  },
  {
    name: 'crowd',
    seats: 8,
    options: { ending: 'deck', laps: 8 },
    viewer: 'public',
    kind: 'table',
    when: ({ fallen, pacts, round }) => round > 15 && fallen.length >= 1 && pacts.length > 0,
  },
  { name: 'question', seats: 4, viewer: 'public', kind: 'table', when: ({ question }) => question !== null },
  { name: 'quiz', seats: 4, viewer: 0, kind: 'hand', asks: 'dynasties.ask-answer', when: () => true },
  {
    name: 'full',
    seats: 4,
    options: { house: HOUSE_EXAMPLE, laps: 2 },
    viewer: 2,
    kind: 'hand',
    when: (view) => handOf(view).length >= 11 && handOf(view).includes('house-1'),
  },
  { name: 'over', seats: 4, viewer: 'public', kind: 'table', when: ({ phase }) => phase === 'over' },
]
