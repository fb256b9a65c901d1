// Made by `npm run calendar -- records --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 10.1, ninth: 13.9, hours: 2.1, suggested: 7.5 },
    { seats: 3, median: 18.5, ninth: 24.1, hours: 3.2, suggested: 14.2 },
    { seats: 4, median: 13.3, ninth: 18.5, hours: 1.9, suggested: 10.1 },
    { seats: 5, median: 11.2, ninth: 16.8, hours: 1.6, suggested: 9.1 },
  ],
  options: [
    { id: 'advanced', value: true, times: 1.1 },
    { id: 'strict-order', value: true, times: 1.3 },
  ],
  measured: ['advanced = true (4 seats)', 'two-lords = true (2 seats)', 'strict-order = true (4 seats)'],
}
