// How the lines of a thread are marked.
import { markedBy } from '../common/telling.ts'

/** What everybody does between battles is small; a battle has a heading for each clash. */
export const lineMarks = markedBy({
  heading: ['round', 'clash'],
  small: [
    ...['lot-starts', 'draws', 'passes', 'visits', 'discards', 'reshuffled', 'takes-back'],
    ...['sums', 'stands', 'bonus'],
  ],
  banner: ['battle-won', 'battle-won-on-hp', 'game-won'],
})
