// Made by `npm run calendar -- hegemony --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 4.2, ninth: 16.2, hours: 2.2, suggested: 4.2 },
    { seats: 3, median: 5.7, ninth: 20.4, hours: 2.2, suggested: 5.7 },
    { seats: 4, median: 4.4, ninth: 16.4, hours: 3.1, suggested: 4.4 },
    { seats: 5, median: 6.1, ninth: 12.5, hours: 2.9, suggested: 5.4 },
    { seats: 6, median: 9.3, ninth: 17, hours: 3.3, suggested: 8.6 },
    { seats: 7, median: 14.7, ninth: 19.7, hours: 5.6, suggested: 15.6 },
    { seats: 8, median: 9.5, ninth: 12.8, hours: 4.3, suggested: 9.5 },
    { seats: 9, median: 18.3, ninth: 26.5, hours: 7.2, suggested: 16.3 },
    { seats: 10, median: 19.4, ninth: 27.6, hours: 6.6, suggested: 13.8 },
    { seats: 11, median: 20.3, ninth: 27.5, hours: 10.4, suggested: 15.8 },
    { seats: 12, median: 15.5, ninth: 22.5, hours: 7.5, suggested: 15.4 },
  ],
  options: [],
  measured: ['reshuffles = any (8 seats)'],
}
