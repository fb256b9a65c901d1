// Moments of Storm over the Three Kingdoms.
import type { StormView } from '../../src/games/storm/view/view.ts'
import type { Position } from './position.ts'

const taken = ({ cities }: StormView): number => cities.filter(({ owner }) => owner !== null).length
const routed = ({ units }: StormView): number => units.filter((unit) => unit.routed).length
const cut = ({ cities }: StormView): number =>
  cities.filter(({ owner, linked }) => owner !== null && !linked).length
const isPlanning = ({ active, viewer, draft }: StormView): boolean =>
  active === viewer && (draft?.march.length ?? 0) > 0
const hand = ({ players, viewer }: StormView) => players.find(({ seat }) => seat === viewer)?.hand ?? []

/** Moments of Storm over the Three Kingdoms. */
export const positions: readonly Position<StormView>[] = [
  { name: 'corners', seats: 2, viewer: 0, kind: 'hand', asks: 'storm.ask-capital', when: () => true },
  {
    name: 'opening',
    seats: 2,
    viewer: 'public',
    kind: 'table',
    when: ({ turn, phase }) => turn === 1 && phase === 'act',
  },
  {
    name: 'two',
    seats: 2,
    viewer: 'public',
    kind: 'table',
    when: (view) => taken(view) >= 8 && view.units.length >= 12,
  },
  {
    name: 'three',
    seats: 3,
    viewer: 1,
    kind: 'table',
    when: (view) => taken(view) >= 10 && routed(view) >= 1,
  },
  {
    name: 'four',
    seats: 4,
    viewer: 'public',
    kind: 'table',
    when: (view) => taken(view) >= 13 && cut(view) >= 1 && view.units.length >= 24,
  },
  { name: 'march', seats: 4, viewer: 'public', kind: 'table', fresh: true, when: ({ round }) => round === 4 },
  {
    name: 'attack',
    seats: 4,
    viewer: 'public',
    kind: 'table',
    fresh: true,
    when: ({ attack, round }) => attack !== null && !attack.ranged && round >= 5,
  },
  {
    name: 'declare',
    seats: 4,
    viewer: 0,
    kind: 'hand',
    asks: 'storm.ask-declare',
    when: ({ round }) => round >= 3,
  },
  { name: 'general', seats: 2, viewer: 0, kind: 'hand', asks: 'storm.ask-general', when: () => true },
  { name: 'reply', seats: 2, viewer: 1, kind: 'hand', asks: 'storm.ask-reply', when: () => true },
  { name: 'plan', seats: 4, viewer: 0, kind: 'hand', when: (view) => isPlanning(view) && view.round >= 3 },
  { name: 'cards', seats: 3, viewer: 1, kind: 'hand', when: (view) => hand(view).length >= 4 },
  { name: 'over', seats: 4, viewer: 'public', kind: 'table', when: ({ phase }) => phase === 'over' },
]
