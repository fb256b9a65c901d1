// What stands on the bot's own pictures in English, and what describes them to those who listen.
import type { Catalogue } from '../../catalogue.ts'

export const picturesEn = {
  // Standings
  'picture-standings': () => 'Standings',
  'picture-season': ({ n, round }: { n: number; round: number }) =>
    round > 0 ? `Season ${n} · round ${round}` : `Season ${n}`,
  'picture-slip-season': ({ n, round }: { n: number; round: number }) =>
    round > 0 ? `season ${n} round ${round}` : `season ${n}`,
  'picture-page': ({ page, of }: { page: number; of: number }) => `${page}/${of}`,
  'picture-head-name': () => 'Member',
  'picture-head-games': () => 'Games',
  'picture-head-wins': () => 'Wins',
  'picture-head-points': () => 'Points',
  'picture-head-rating': () => 'Rating',
  'picture-goes-up': ({ tier }: { tier: number }) => `go up to tier ${tier}`,
  'picture-goes-down': ({ tier }: { tier: number }) => `go down to tier ${tier}`,
  'picture-legend-moved': () => '▲▽ since last round',
  'picture-legend-byes': () => '+1: a bye',
  'picture-legend-provisional': () => '?: provisional',
  'picture-in-time': ({ list }: { list: string }) => `Decisions made in time: ${list}`,

  // The ceremony
  'picture-ceremony': () => 'Final',
  'picture-ceremony-over': ({ n }: { n: number }) => `Season ${n} is over`,
  'picture-ceremony-season': ({ n }: { n: number }) => `season ${n}`,
  'picture-champion': () => 'Champion',
  'picture-luckiest': () => 'Luckiest',
  'picture-stubborn': () => 'Most stubborn',
  'picture-points': ({ points }: { points: string }) => `${points} ${points === '1' ? 'point' : 'points'}`,
  'picture-says-honour': ({ what, name }: { what: string; name: string }) => `${what}: ${name}`,

  // Said of a line
  'picture-says-standings': ({ name, season }: { name: string; season: string }) =>
    `${name}, standings. ${season}.`,
  'picture-says-line': ({ place, name, points }: { place: number; name: string; points: string }) =>
    `${place}. ${name}: ${points} ${points === '1' ? 'point' : 'points'}`,
  'picture-says-rating': ({ rating }: { rating: string }) => `rating ${rating}`,
  'picture-says-up': ({ n }: { n: number }) => `up ${n}`,
  'picture-says-down': ({ n }: { n: number }) => `down ${n}`,
  'picture-says-next': () => '; ',
  'picture-says-and': () => ', ',
} satisfies Catalogue
