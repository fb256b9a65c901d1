// The tables of the proof: every game and pace, and the troubles of each.
import { TITLES } from '../../../src/games/index.ts'
import type { PaceWish } from '../../../src/host/clock/index.ts'
import { DAY, HOUR } from '../../../src/text/length.ts'
import type { TableWish, Trouble } from './types.ts'

type Kind = Pick<TableWish, 'pace' | 'troubles' | 'silentInLobby' | 'league'>

const KINDS: readonly Kind[] = [
  { pace: { speed: 'live' }, troubles: [['leaving', 4]] },
  {
    pace: { speed: 'daily' },
    troubles: [
      ['theft', 3],
      ['stalling', 4],
    ],
  },
  {
    pace: { speed: 'relaxed' },
    troubles: [
      ['silence', 3],
      ['stalling', 5],
    ],
  },
  {
    pace: { speed: 'none' },
    troubles: [
      ['silence', 4],
      ['pause', 3],
    ],
  },
  {
    pace: { speed: 'custom', bank: DAY, increment: 8 * HOUR, cap: 3 * DAY },
    troubles: [
      ['stalling', 2],
      ['pause', 5],
    ],
  },
  { pace: { speed: 'daily' }, troubles: [['voted-theft', 3]], silentInLobby: 'host' },
  {
    pace: { speed: 'none' },
    troubles: [
      ['host-leaves', 3],
      ['theft', 2],
    ],
  },
  {
    pace: { speed: 'relaxed', timeout: 'stand-in' },
    troubles: [
      ['silence', 2],
      ['stalling', 4],
    ],
  },
  {
    pace: { speed: 'daily', timeout: 'forfeit' },
    troubles: [
      ['silence', 5],
      ['voted-theft', 2],
    ],
  },
  {
    pace: { speed: 'daily' },
    troubles: [
      ['silence', 2],
      ['stalling', 4],
    ],
    league: true,
  },
]

/** What may end a table once it was played long enough: where its people just go, computers or time play on for long. */
const endsOf = (title: string, { speed }: PaceWish): readonly Trouble[] => [
  'call-off',
  'closed',
  ...(title === 'meow' || speed === 'none' ? (['all-silent'] as const) : []),
  ...(title === 'meow' || title === 'dynasties' ? (['all-leave', 'all-resign'] as const) : []),
]

/** The fewest seats at which people play against each other. */
const seatsOf = (title: string): number => Math.max(2, TITLES[title]?.game.seats.min ?? 2)

/** So many tables; a league counts as the two tables that it makes. */
export function tablesOf(games: number, seed: string): TableWish[] {
  const titles = Object.keys(TITLES)
  const wishes: TableWish[] = []
  for (let n = 0, count = 0; count < games; n++) {
    const round = Math.floor(n / KINDS.length)
    const kind = KINDS[n % KINDS.length] as Kind
    if (kind.league && count + 2 > games) continue
    const title = titles[(n + round) % titles.length] ?? ''
    const seats = kind.league ? 2 : seatsOf(title) + ((n + round) % 3 === 0 ? 1 : 0)
    const ends = endsOf(title, kind.pace)
    wishes.push({
      ...kind,
      seed: `${seed}-${n}`,
      title: kind.league ? 'records' : title,
      seats,
      end: ends[(n + 2 * round) % ends.length] ?? 'closed',
    })
    count += kind.league ? 2 : 1
  }
  return wishes
}
