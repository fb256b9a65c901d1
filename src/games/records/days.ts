// Made by `npm run calendar -- --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 12.3, ninth: 14.4, hours: 1.9 },
    { seats: 3, median: 18.5, ninth: 22.1, hours: 2.7 },
    { seats: 4, median: 15.3, ninth: 20.5, hours: 2.4 },
    { seats: 5, median: 13.5, ninth: 16.3, hours: 1.7 },
  ],
  options: [{ id: 'two-lords', value: true, times: 0.8 }],
}
