// What a computer player counts with where two play, and where more do: with one rival, a general and a seized city count for
// more, wits and coins for less. Those of two seats were fitted to games of players who counted differently by chance.
import type { Scheme } from '../cards/index.ts'
import type { Sight } from './known.ts'

interface Measures {
  /** A point of wits in coins, for each contest that the hand promises. */
  readonly contest: number
  /** A coin that a march costs, of what it is worth otherwise. */
  readonly marchCoin: number
  /** A city that a rival loses, of its points; and one of the rival with the most points. */
  readonly denied: number
  readonly deniedLeader: number
  /** A point of strength of a general in hand. */
  readonly strength: number
  /** A city in hand, and how much less each further one. */
  readonly city: number
  readonly furtherCity: number
  /** What it is worth to hold a scheme. */
  readonly schemes: Readonly<Record<Scheme, number>>
}

const MORE: Measures = {
  contest: 0.3,
  marchCoin: 1,
  denied: 0.3,
  deniedLeader: 0.6,
  strength: 0.45,
  city: 9,
  furtherCity: 2.5,
  schemes: {
    'muddy-waters': 5,
    'two-birds': 4.5,
    'brick-for-jade': 4.5,
    'peach-garden': 3,
    'take-the-sheep': 3,
    'borrowed-arrows': 3,
    assassination: 1.5,
    'win-over': 1.5,
    'seize-the-king': 3,
    'beauty-trap': 3,
    'remove-firewood': 2.5,
    'empty-fort': 2.5,
    'wait-at-ease': 2.5,
  },
}

const TWO: Measures = {
  contest: 0.12,
  marchCoin: 0.7,
  denied: 1.4,
  deniedLeader: 1.4,
  strength: 0.69,
  city: 6.75,
  furtherCity: 3.25,
  schemes: {
    ...MORE.schemes,
    'brick-for-jade': 5.2,
    'take-the-sheep': 2.25,
    'borrowed-arrows': 3.9,
    assassination: 1.1,
    'remove-firewood': 1.75,
  },
}

/** What counts at this table. */
export const measuresAt = ({ players }: Sight): Measures => (players.length === 2 ? TWO : MORE)
