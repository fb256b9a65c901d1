// Made by `npm run calendar -- storm --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 8.4, ninth: 12.8, hours: 5.8, suggested: 4.2 },
    { seats: 3, median: 14.7, ninth: 19.5, hours: 10.6, suggested: 6.1 },
    { seats: 4, median: 22.2, ninth: 35.2, hours: 26.7, suggested: 10.7 },
  ],
  options: [
    { id: 'three-generals', value: true, times: 1.6 },
    { id: 'drawn-lords', value: true, times: 1.15 },
    { id: 'extra-city', value: true, times: 1.25 },
    { id: 'free-seats', value: true, times: 1.15 },
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
