// Made by `npm run calendar -- storm --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 9.1, ninth: 16.8, hours: 7.4, suggested: 4.3 },
    { seats: 3, median: 11.2, ninth: 15.3, hours: 11.7, suggested: 7.3 },
    { seats: 4, median: 22.2, ninth: 28.4, hours: 11, suggested: 7.2 },
  ],
  options: [
    { id: 'three-generals', value: true, times: 1.15 },
    { id: 'extra-city', value: true, times: 1.1 },
    { id: 'free-seats', value: true, times: 1.4 },
    { id: 'partners', value: 'opposite', times: 0.75 },
  ],
  measured: [
    'three-generals = true (2 seats)',
    'drawn-lords = true (2 seats)',
    'extra-city = true (2 seats)',
    'free-seats = true (3 seats)',
    'partners = opposite (4 seats)',
    'rounds = 15, 20, 40, 60, 100 (2 seats)',
  ],
}
