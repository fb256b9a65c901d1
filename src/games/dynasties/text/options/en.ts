// The options of the lobby in English.
import type { GameWords } from '../../../title.ts'

export const options = {
  ending: {
    name: 'Ending',
    hint: 'When the game is over',
    values: {
      last: 'One left',
      'first-fall': 'The first fall',
      deck: 'All dynasty cards gone',
      clock: 'After a set number of rounds',
    },
  },
  laps: {
    name: 'Laps',
    hint: 'Laps of the track after which any game is scored by state + grain',
    values: { '2': '2 laps', '3': '3 laps', '5': '5 laps', '8': '8 laps' },
  },
  rounds: {
    name: 'Rounds',
    hint: 'For the ending after a set number of rounds',
    values: { '18': '18 rounds', '30': '30 rounds', '54': '54 rounds' },
  },
  opponents: {
    name: 'Opponents',
    hint: 'Whom a card hits that says no more than “opponent”',
    values: { one: 'One of choice', every: 'Every one who can be hit' },
  },
  honesty: {
    name: 'Test of honesty',
    hint: 'Persons who must be shown may be hidden, at the risk of state −15',
  },
  questions: {
    name: 'Questions',
    hint: 'Where question cards take their questions from',
    values: {
      any: 'All of the bank',
      easy: 'Easy ones',
      medium: 'Medium ones',
      hard: 'Hard ones',
      free: 'Typed by the asker',
    },
  },
  'era-questions': {
    name: 'Questions of the era',
    hint: 'Only questions on the era where the marker stands',
  },
  house: { name: 'House cards', hint: 'Up to 8 cards of your own, in a JSON file' },
} satisfies GameWords['options']
