// The options of the lobby in English.
import type { GameWords } from '../../../common/title.ts'

export const options = {
  ending: {
    name: 'Ending',
    hint: 'When the game is over; 8 of 10 games of 5 players take that long, with about 5 decisions a round',
    values: {
      last: 'Last player left (1 lap: 12–41 rounds)',
      'first-fall': 'First player out (1 lap: 11–32 rounds)',
      deck: 'Dynasty cards used up (1 lap: 12–41 rounds)',
      clock: 'Fixed number of rounds (30 unless chosen)',
    },
  },
  laps: {
    name: 'Laps',
    hint: 'The game is scored after this many laps (at least 12 rounds each); not with a fixed number of rounds',
    values: {
      '1': '1 lap (12–41 rounds)',
      '2': '2 laps (24–66 rounds)',
      '3': '3 laps (43–78 rounds)',
      '5': '5 laps (68–108 rounds)',
      '8': '8 laps (114–159 rounds)',
      none: 'No limit, as printed (last player left: 114–255 rounds)',
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
  house: { name: 'Custom cards', hint: 'Cards and questions of your own or of the server' },
} satisfies GameWords['options']

export const optionGroups = {
  length: 'Length',
  cards: 'Cards',
  questions: 'Questions',
} satisfies GameWords['optionGroups']
