// Made by `npm run calendar -- hegemony --table --games 10 --seed 1`, and not edited: how long this game takes.
import type { Days } from '../common/title.ts'

export const days: Days = {
  seats: [
    { seats: 2, median: 3.3, ninth: 6.4, hours: 1.1, suggested: 3.3 },
    { seats: 3, median: 8.3, ninth: 10.6, hours: 2.9, suggested: 8.3 },
    { seats: 4, median: 7.2, ninth: 20.1, hours: 2.8, suggested: 7 },
    { seats: 5, median: 10.7, ninth: 18.3, hours: 3.4, suggested: 10 },
    { seats: 6, median: 9.9, ninth: 19.1, hours: 2.8, suggested: 12.4 },
    { seats: 7, median: 9.7, ninth: 15.5, hours: 4.3, suggested: 8.8 },
    { seats: 8, median: 10.6, ninth: 17.1, hours: 6.2, suggested: 12.3 },
    { seats: 9, median: 12.4, ninth: 18.5, hours: 4.2, suggested: 14.1 },
    { seats: 10, median: 12.3, ninth: 27.4, hours: 6.4, suggested: 14.2 },
    { seats: 11, median: 14.6, ninth: 21.1, hours: 7.1, suggested: 16.3 },
    { seats: 12, median: 16.6, ninth: 21.4, hours: 7.3, suggested: 18.5 },
  ],
  options: [
    { id: 'markers', value: 'kept', times: 1.35 },
    { id: 'draft', value: true, times: 1.6 },
    { id: 'see-next', value: true, times: 1.25 },
    { id: 'formation', value: true, times: 1.1 },
    { id: 'momentum', value: true, times: 0.8 },
    { id: 'transformation', value: true, times: 1.1 },
  ],
  measured: [
    'markers = kept (8 seats)',
    'last-battle = true (8 seats)',
    'ambitionist-reward = true (8 seats)',
    'guan-zhang = true (8 seats)',
    'revised = true (8 seats)',
    'face-up = true (8 seats)',
    'dealt = 5, 6, 7 (8 seats)',
    'draft = true (8 seats)',
    'see-next = true (8 seats)',
    'reshuffles = any (8 seats)',
    'concede = true (8 seats)',
    'formation = true (8 seats)',
    'momentum = true (8 seats)',
    'transformation = true (8 seats)',
  ],
}
