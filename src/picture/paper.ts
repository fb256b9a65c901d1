// The palette: paper, ink, jade and cinnabar. No meaning hangs on a colour alone.

export const PAPER = '#f3ead6'
/** Cards and tiles on the paper. */
export const LEAF = '#fffaf0'
export const INK = '#2a231c'
/** For what is said in passing; 5.9 : 1 on paper. */
export const PALE_INK = '#63584a'
/** Paper of those who need not decide now. */
export const RESTING = '#f9f2e2'
export const LINE = '#cbbb98'
export const JADE = '#2c6453'
export const CINNABAR = '#ab3226'
export const BRASS = '#8c6a1f'

/** Width of every picture in pixels: a phone shows it 3.3 times smaller. */
export const WIDTH = 1200
/** Space at the edges and between things. */
export const MARGIN = 24
export const GAP = 12
/** The smallest text in pixels: 12 on a phone. */
export const SMALLEST = 40
