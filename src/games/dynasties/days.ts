// Made by `npm run calendar -- --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../title.ts'

export const days: Days = {
  seats: [
    { seats: 3, median: 11.6, ninth: 13.4, hours: 1, suggested: 10.6 },
    { seats: 4, median: 18.1, ninth: 24.3, hours: 1.5, suggested: 16.3 },
    { seats: 5, median: 22.4, ninth: 27.9, hours: 1.8, suggested: 20 },
    { seats: 6, median: 30.3, ninth: 46.3, hours: 2.7, suggested: 25 },
    { seats: 7, median: 38.4, ninth: 51.3, hours: 2.7, suggested: 28 },
    { seats: 8, median: 36, ninth: 57.3, hours: 3.2, suggested: 36.8 },
  ],
  options: [
    { id: 'ending', value: 'first-fall', times: 0.75 },
    { id: 'laps', value: '2', times: 1.65 },
    { id: 'laps', value: '3', times: 2.25 },
    { id: 'laps', value: '5', times: 3.1 },
    { id: 'laps', value: '8', times: 3.75 },
  ],
}
