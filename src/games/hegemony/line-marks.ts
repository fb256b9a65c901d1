// How the lines of a thread are marked.
import { markedBy } from '../common/telling.ts'

/** The deal and what is discarded are small; judgements and deaths have icons. */
export const lineMarks = markedBy({
  turn: ['turn-begins'],
  small: ['dealt-generals', 'hp-card', 'discards', 'reshuffled', 'phase-skipped', 'row-refilled'],
  judgement: ['judges'],
  hp: ['recovers', 'recovers-each', 'is-dying'],
  attack: [
    'uses-hitting',
    'damage-normal',
    'damage-normal-each',
    'damage-fire',
    'damage-thunder',
    'loses-hp',
  ],
  fallen: ['dies'],
  banner: ['reveals', 'reveals-faction', 'faction'],
})
