// How the lines of a thread are marked.
import { markedBy } from '../common/telling.ts'

/** Draws and the numbers that the board shows are small; what is done has the icon of its kind. */
export const lineMarks = markedBy({
  heading: ['round'],
  turn: ['turn'],
  small: ['rules-as', 'draws', 'discards', 'reshuffled', 'stats-move'],
  cards: ['plays', 'plays-crossing', 'cancels', 'cancels-crossing'],
  hidden: ['question-was'],
  banner: ['shows', 'event', 'wins'],
  dynasties: ['enters', 'enters-era'],
  fallen: ['falls', 'falls-with'],
})
