// Made by `npm run calendar -- meow --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 2.7, ninth: 3.3, hours: 0.4, suggested: 1.7 },
    { seats: 3, median: 8.1, ninth: 9, hours: 0.9, suggested: 2.3 },
    { seats: 4, median: 10.4, ninth: 13.5, hours: 1.2, suggested: 3.5 },
  ],
  options: [
    { id: 'expansions', value: 'treasures', times: 1.6 },
    { id: 'expansions', value: 'stratagems', times: 1.7 },
    { id: 'expansions', value: 'battles', times: 1.35 },
    { id: 'advanced', value: true, times: 0.75 },
  ],
  measured: ['expansions = treasures, stratagems, battles (2 seats)', 'advanced = true (3 seats)'],
}
