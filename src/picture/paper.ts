// The palette: paper, ink, jade and cinnabar. No meaning hangs on a colour alone.

export const PAPER = '#f3ead6'
/** Cards and tiles on the paper. */
export const LEAF = '#fffaf0'
export const INK = '#2a231c'
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
/** How far a line may be condensed before it is cut. */
export const CONDENSED = 0.86
/** What is wider than its room by no more than this is condensed rather than broken into lines. */
export const TIGHT = 1.14

/** A name that is no wider than this in the smallest type stands whole: some six Chinese signs, or twelve letters. */
export const SHORT = SMALLEST * 6.5
/** How far a short name may be condensed. */
export const NARROWEST = 0.7
