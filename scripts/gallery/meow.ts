// Moments of Meow Wars.
import type { MeowView } from '../../src/games/meow/view/view.ts'
import type { Position } from './position.ts'

const ALL = { expansions: ['treasures', 'stratagems', 'battles'] }

/** Moments of Meow Wars. */
export const positions: readonly Position<MeowView>[] = [
  {
    name: 'visit',
    seats: 2,
    options: ALL,
    viewer: 'public',
    kind: 'table',
    when: ({ round, visitor }) => round === 2 && visitor !== null,
  },
  {
    name: 'visit-four',
    seats: 4,
    options: { ...ALL, advanced: true },
    viewer: 'public',
    kind: 'table',
    when: ({ round, visitor, players }) =>
      round === 3 && visitor !== null && players.filter(({ passed }) => passed).length === 1,
  },
  {
    name: 'visit-three',
    seats: 3,
    options: { expansions: ['treasures', 'stratagems'] },
    viewer: 'public',
    kind: 'table',
    when: ({ round, visitor, players }) =>
      round === 2 && visitor !== null && players.some(({ known }) => known.length > 0),
  },
  {
    name: 'face',
    seats: 2,
    options: ALL,
    viewer: 'public',
    kind: 'table',
    fresh: true,
    when: ({ battle, players }) =>
      (battle?.clash ?? 0) >= 2 && players.some(({ carried }) => Object.keys(carried).length > 0),
  },
  {
    name: 'four',
    seats: 4,
    options: { ...ALL, advanced: true },
    viewer: 'public',
    kind: 'table',
    when: ({ battle }) => (battle?.clash ?? 0) >= 3,
  },
  {
    name: 'solo',
    seats: 1,
    options: { opponent: 'famous', difficulty: 'ordinary' },
    viewer: 0,
    kind: 'table',
    when: ({ battle }) => (battle?.clash ?? 0) >= 2,
  },
  {
    name: 'before',
    seats: 1,
    options: { opponent: 'famous', difficulty: 'hell' },
    viewer: 0,
    kind: 'table',
    when: ({ visitor }) => visitor !== null,
  },
  {
    name: 'hand',
    seats: 3,
    options: ALL,
    viewer: 0,
    kind: 'hand',
    when: ({ players: [own] }) =>
      (own?.treasures?.length ?? 0) > 0 &&
      (own?.stratagems?.length ?? 0) > 0 &&
      (own?.hand?.length ?? 0) === 5,
  },
  {
    name: 'looks',
    seats: 2,
    options: ALL,
    viewer: 0,
    kind: 'hand',
    when: ({ looked }) => (looked?.length ?? 0) > 1,
  },
  { name: 'cats', seats: 3, viewer: 0, kind: 'hand', asks: 'meow.ask-cat', when: () => true },
  { name: 'places', seats: 2, viewer: 0, kind: 'hand', asks: 'meow.ask-line-up', picks: 2, when: () => true },
  {
    name: 'formation',
    seats: 2,
    options: ALL,
    viewer: 1,
    kind: 'hand',
    asks: 'meow.ask-turn',
    when: ({ battle }) => battle?.armies.some(({ front }) => front.length === 4) ?? false,
  },
  { name: 'two', seats: 2, options: ALL, viewer: 'public', kind: 'scene', when: ({ round }) => round >= 1 },
  { name: 'many', seats: 4, viewer: 'public', kind: 'scene', when: ({ round }) => round >= 1 },
]
