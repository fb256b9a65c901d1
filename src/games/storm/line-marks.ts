// How the lines of a thread are marked.
import { markedBy } from '../common/telling.ts'

/** Setting up and drawing are small; fights and cities have icons. */
export const lineMarks = markedBy({
  turn: ['turn'],
  small: ['lot', 'begins', 'takes-corner', 'takes-extra', 'partners', 'places', 'draws', 'scores'],
  foot: ['recruits', 'recruit-all', 'levies'],
  attack: [
    ...['attacks', 'attacks-at', 'shoots-at', 'destroys-at', 'attacks-free-at', 'shoots', 'attacks-again'],
    ...[
      'attacks-city',
      'attacks-free',
      'challenges',
      'fought',
      'fought-ties',
      'fought-dies',
      'fought-advances',
    ],
    ...['fought-routs', 'fought-routs-advances', 'fought-flees', 'fought-takes'],
  ],
  shield: ['answers'],
  city: ['takes-city', 'takes-free'],
  fallen: ['falls', 'slain'],
})
