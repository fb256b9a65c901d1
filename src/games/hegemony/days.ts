// Made by `npm run calendar -- --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 4.2, ninth: 16.2, hours: 2.2 },
    { seats: 3, median: 5.7, ninth: 20.6, hours: 2.2 },
    { seats: 4, median: 8.3, ninth: 18.3, hours: 3.1 },
    { seats: 5, median: 7, ninth: 13.4, hours: 3 },
    { seats: 6, median: 10.1, ninth: 16.8, hours: 3.3 },
    { seats: 7, median: 16.4, ninth: 22.3, hours: 5.1 },
    { seats: 8, median: 10.7, ninth: 19.7, hours: 4.8 },
    { seats: 9, median: 21.2, ninth: 28.4, hours: 7.3 },
    { seats: 10, median: 17.2, ninth: 31.3, hours: 5.9 },
    { seats: 11, median: 23.2, ninth: 37.6, hours: 10 },
    { seats: 12, median: 23, ninth: 28.1, hours: 6 },
  ],
  options: [],
}
