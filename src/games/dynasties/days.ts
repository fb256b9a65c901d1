// Made by `npm run calendar -- dynasties --table --games 30 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 3, median: 8.5, ninth: 14, hours: 0.8, suggested: 8.6 },
    { seats: 4, median: 15.1, ninth: 26.3, hours: 1.1, suggested: 12.6 },
    { seats: 5, median: 18, ninth: 35.5, hours: 1.5, suggested: 15.5 },
    { seats: 6, median: 30.2, ninth: 44.1, hours: 2.1, suggested: 18.6 },
    { seats: 7, median: 35.8, ninth: 75.3, hours: 2.7, suggested: 24.6 },
    { seats: 8, median: 43.3, ninth: 67.6, hours: 3.6, suggested: 37.4 },
  ],
  options: [
    { id: 'ending', value: 'first-fall', times: 0.7 },
    { id: 'ending', value: 'clock', times: 1.5 },
    { id: 'laps', value: 2, times: 1.85 },
    { id: 'laps', value: 3, times: 2.75 },
    { id: 'laps', value: 5, times: 3.8 },
    { id: 'laps', value: 8, times: 4.7 },
    { id: 'rounds', value: 18, times: 0.65 },
    { id: 'rounds', value: 54, times: 1.7 },
    { id: 'honesty', value: true, times: 1.1 },
  ],
  measured: [
    'ending = first-fall, deck, clock (5 seats)',
    'laps = 2, 3, 5, 8 (5 seats)',
    'rounds = 18, 54 (5 seats, ending clock)',
    'opponents = every (5 seats)',
    'honesty = true (5 seats)',
    'questions = easy, medium, hard, free (5 seats)',
    'era-questions = true (5 seats)',
  ],
}
