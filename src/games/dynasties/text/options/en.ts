// The options of the lobby in English.
import type { GameWords } from '../../../title.ts'

export const options = {
  ending: {
    name: 'Ending',
    hint: 'When the game is over; lengths are for 5 players, who decide about 5 times a round',
    values: {
      last: 'Last player left (1 lap: about 25 rounds)',
      'first-fall': 'First player out (about 25 rounds)',
      deck: 'Dynasty cards used up (1 lap: about 25 rounds)',
      clock: 'Fixed number of rounds (30 unless chosen)',
    },
  },
  laps: {
    name: 'Laps',
    hint: 'After so many laps, in 12 rounds each at least, State + Grain counts; not with a fixed number of rounds',
    values: {
      '1': '1 lap (about 25 rounds)',
      '2': '2 laps (about 41 rounds)',
      '3': '3 laps (about 61 rounds)',
      '5': '5 laps (about 95 rounds)',
      '8': '8 laps (about 137 rounds)',
    },
  },
  rounds: {
    name: 'Rounds',
    hint: 'For the ending “Fixed number of rounds”',
    values: { '18': '18 rounds', '30': '30 rounds', '54': '54 rounds' },
  },
  opponents: {
    name: 'Opponents',
    hint: 'Who is hit by cards that just say “opponent”',
    values: { one: 'One of your choice', every: 'Every opponent who can be hit' },
  },
  honesty: {
    name: 'Test of honesty',
    hint: 'Persons you must reveal may be hidden, at the risk of losing 15 State',
  },
  questions: {
    name: 'Questions',
    hint: 'Where question cards take their questions from',
    values: {
      any: 'Any difficulty',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      free: 'Typed by the asker',
    },
  },
  'era-questions': {
    name: 'Questions of the era',
    hint: 'Only questions on the era where the marker stands',
  },
  house: { name: 'Custom cards', hint: 'Up to 8 cards of your own, in a JSON file' },
} satisfies GameWords['options']
