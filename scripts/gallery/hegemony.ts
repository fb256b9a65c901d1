// Moments of Kingdom Wars.
import { standingOf } from '../../src/games/hegemony/view/ranks.ts'
import type { HegemonyView } from '../../src/games/hegemony/view/view.ts'
import type { Position } from './position.ts'

const ownOf = ({ players, viewer }: HegemonyView) => players.find(({ seat }) => seat === viewer)
const shown = ({ players }: HegemonyView): number => players.filter(({ faction }) => faction !== null).length
const dead = ({ players }: HegemonyView): number => players.filter(({ alive }) => !alive).length
const worn = ({ players }: HegemonyView): number =>
  players.flatMap(({ equipment }) => Object.values(equipment)).filter((card) => card !== null).length
const isPlaying = ({ turn, viewer, happening }: HegemonyView): boolean =>
  turn?.phase === 'play' && turn.seat === viewer && happening.length === 0

/** Moments of Kingdom Wars. */
export const positions: readonly Position<HegemonyView>[] = [
  { name: 'pick', seats: 8, viewer: 0, kind: 'hand', when: ({ phase }) => phase === 'pick' },
  {
    name: 'draft',
    seats: 6,
    options: { draft: true, dealt: '9' },
    viewer: 'public',
    kind: 'table',
    when: ({ players }) => players.filter(({ generals }) => generals.length > 0).length >= 4,
  },
  {
    name: 'draft-pick',
    seats: 6,
    options: { draft: true, 'guan-zhang': true },
    viewer: 0,
    kind: 'hand',
    when: (view) => view.row !== undefined && ownOf(view)?.generals.length === 1,
  },
  { name: 'opening', seats: 2, viewer: 0, kind: 'table', when: ({ turn }) => turn !== null },
  {
    name: 'two',
    seats: 2,
    viewer: 'public',
    kind: 'table',
    when: (view) => shown(view) === 2 && worn(view) >= 3,
  },
  {
    name: 'three',
    seats: 3,
    viewer: 1,
    kind: 'table',
    when: (view) => view.players.some(({ faction }) => faction === 'ambitionist') && shown(view) === 3,
  },
  {
    name: 'five',
    seats: 5,
    viewer: 'public',
    kind: 'table',
    when: ({ happening }) => happening.some(({ is }) => is === 'dying'),
  },
  {
    name: 'eight',
    seats: 8,
    viewer: 'public',
    kind: 'table',
    when: (view) =>
      shown(view) >= 5 &&
      worn(view) >= 6 &&
      dead(view) >= 1 &&
      view.happening.some((each) => each.is === 'use') &&
      view.players.some(({ chained }) => chained) &&
      view.players.some(({ judgement }) => judgement.length > 0),
  },
  {
    name: 'own',
    seats: 8,
    viewer: 3,
    kind: 'table',
    when: (view) => shown(view) >= 3 && worn(view) >= 4 && ownOf(view)?.faction === null,
  },
  {
    name: 'twelve',
    seats: 12,
    viewer: 'public',
    kind: 'table',
    when: (view) => dead(view) >= 1 && worn(view) >= 6 && view.happening.length > 0,
  },
  {
    name: 'flipped',
    seats: 12,
    viewer: 7,
    kind: 'table',
    when: (view) =>
      view.players.some(({ flipped }) => flipped) && view.players.some(({ chained }) => chained),
  },
  {
    name: 'formations',
    seats: 8,
    options: { formation: true },
    viewer: 'public',
    kind: 'table',
    when: (view) => {
      const standings = view.players.map(({ seat }) => standingOf(view, seat))
      return standings.filter((each) => each === 'queue').length >= 3 && standings.includes('besieged')
    },
  },
  {
    name: 'removed',
    seats: 5,
    options: { momentum: true },
    viewer: 'public',
    kind: 'table',
    when: (view) =>
      view.players.some(({ alive, generals }) => alive && generals.some((each) => each.removed)),
  },
  {
    name: 'souls',
    seats: 8,
    options: { transformation: true },
    viewer: 'public',
    kind: 'table',
    when: (view) => view.players.some(({ souls }) => (souls?.count ?? 0) >= 2),
  },
  { name: 'over', seats: 8, viewer: 'public', kind: 'table', when: ({ phase }) => phase === 'over' },
  {
    name: 'playing',
    seats: 8,
    viewer: 2,
    kind: 'hand',
    when: (view) => isPlaying(view) && (ownOf(view)?.hand?.length ?? 0) >= 6,
  },
  {
    name: 'two-hand',
    seats: 2,
    viewer: 1,
    kind: 'hand',
    when: (view) => (ownOf(view)?.hand?.length ?? 0) >= 8,
  },
]
