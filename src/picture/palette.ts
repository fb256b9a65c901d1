// The palette of the printed book: warm paper, black line block, flat colour, one red. No meaning hangs on a colour alone.

/** Contrast with the text on it is at least 4.5 : 1 wherever text stands. */
export const PALETTE = {
  paper: '#f1e6cc',
  leaf: '#fbf5e6',
  aged: '#e2d1a9',
  /** Hairlines. */
  line: '#bda878',
  ink: '#231b14',
  /** What is said in passing. */
  pale: '#5c5041',
  /** Lines only: too light for text. */
  wash: '#8d8069',
  /** Whose turn, what just happened, who won; never a background. */
  cinnabar: '#a82a1d',
  brass: '#80601a',
  jade: '#24584a',
  /** White that stands on seals. */
  snow: '#fffaf0',
  water: '#c5d3c6',
  bank: '#7f9c9f',
  roof: '#4a4138',
  wall: '#d9c9a3',
} as const
