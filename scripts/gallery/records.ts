// Moments of Record of the Three Kingdoms.
import type { Id } from '../../src/engine/phrase.ts'
import { isGeneral } from '../../src/games/records/cards/generals.ts'
import { CITIES, schemeOf } from '../../src/games/records/cards/index.ts'
import type { RecordsView } from '../../src/games/records/view/view.ts'
import type { Position } from './position.ts'

const isCityCard = (card: Id): boolean => card in CITIES && card !== 'luoyang'
const anyTime = (): boolean => true
/** Moments of Record of the Three Kingdoms. */
export const positions: readonly Position<RecordsView>[] = [
  { name: 'lords', seats: 3, viewer: 0, kind: 'hand', asks: 'records.ask-lord', when: anyTime },
  { name: 'draft', seats: 3, viewer: 0, kind: 'hand', when: ({ phase }) => phase === 'draft' },
  {
    name: 'early',
    seats: 5,
    options: { advanced: true, 'two-lords': false },
    viewer: 'public',
    kind: 'table',
    when: ({ round }) => round === 2,
  },
  { name: 'own', seats: 4, viewer: 1, kind: 'table', when: ({ round }) => round >= 6 },
  { name: 'attack', seats: 4, viewer: 'public', kind: 'table', when: ({ attack }) => attack !== null },
  {
    name: 'two-lords',
    seats: 2,
    options: { advanced: false, 'two-lords': true },
    viewer: 0,
    kind: 'table',
    when: ({ round }) => round >= 12,
  },
  { name: 'ending', seats: 3, viewer: 'public', kind: 'table', when: ({ ending }) => ending },
  { name: 'over', seats: 5, viewer: 'public', kind: 'table', when: ({ phase }) => phase === 'over' },
  {
    name: 'large',
    seats: 2,
    viewer: 1,
    kind: 'hand',
    when: ({ players }) => (players[1]?.handSize ?? 0) >= 12,
  },
  {
    name: 'drawn',
    seats: 3,
    viewer: 2,
    kind: 'hand',
    when: ({ round, players }) => round > 4 && (players[2]?.drawn?.length ?? 0) > 0,
  },
  {
    name: 'midgame',
    seats: 3,
    viewer: 0,
    kind: 'table',
    when: ({ players, active }) =>
      active !== null &&
      players.every(({ cities }) => cities.length === 1 || cities.length === 2) &&
      players.some(({ seat, cities }) => seat !== 0 && cities.some(({ up }) => up)),
  },
  {
    name: 'small',
    seats: 3,
    viewer: 0,
    kind: 'hand',
    when: ({ players: [own], active }) => {
      const kinds = [isGeneral, isCityCard, schemeOf].map((is) => own?.hand?.filter(is).length ?? 0)
      return active === 0 && own?.drawn?.length === 0 && own.hasStrategist && kinds.join() === '3,1,2'
    },
  },
  { name: 'line', seats: 3, viewer: 0, kind: 'hand', asks: 'records.ask-line-attack', when: anyTime },
  {
    name: 'ordered',
    seats: 3,
    viewer: 1,
    kind: 'hand',
    asks: 'records.ask-line-defence',
    picks: 1,
    when: anyTime,
  },
  { name: 'held', seats: 5, viewer: 'public', kind: 'scene', when: anyTime },
  { name: 'fallen', seats: 3, viewer: 'public', kind: 'scene', when: ({ spoils }) => spoils !== null },
]
