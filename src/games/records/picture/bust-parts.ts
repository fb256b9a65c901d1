// What busts are put together from: paths of our own in a box of 100, each with its ink and its line.

/** Inks that a person decides; all others are the same for everyone. */
export type BustInk =
  | 'coat'
  | 'trim'
  | 'skin'
  | 'hair'
  | 'plume'
  | 'ink'
  | 'leaf'
  | 'red'
  | 'steel'
  | 'wood'
  | 'cloth'
  | 'blush'

/** One cut of the block. */
export interface Part {
  readonly d: string
  readonly fill?: BustInk
  readonly line?: BustInk
  readonly wide?: number
}

const cut = (d: string, fill: BustInk, wide = 1.8): Part => ({ d, fill, line: 'ink', wide })
const line = (d: string, ink: BustInk = 'ink', wide = 1.5): Part => ({ d, line: ink, wide })
const solid = (d: string, fill: BustInk): Part => ({ d, fill })
const dot = (x: number, y: number, r: number, fill: BustInk): Part =>
  solid(`M${x - r},${y} a${r},${r} 0 1,0 ${r * 2},0 a${r},${r} 0 1,0 ${-r * 2},0 Z`, fill)

const POLE = [line('M87.2,97 L91,2', 'ink', 5), line('M87.2,97 L91,2', 'wood', 2.4)]
const TASSEL = cut('M88,20 L95,20 L98,32 L91,28 L85,32 Z', 'red', 1.4)

/** What stands behind the right shoulder. */
export const ARMS = {
  glaive: [...POLE, cut('M91,30 L90,4 C98,-3 105,12 101,28 C98,24 95,24 91,30 Z', 'steel')],
  spear: [...POLE, cut('M91,-6 L96,8 L91.5,16 L86,8 Z', 'steel'), TASSEL],
  snake: [
    ...POLE,
    cut('M91,-8 C95,-3 97,0 94,4 C98,8 97,12 94,16 L88,16 C85,12 85,9 88,5 C85,1 87,-3 91,-8 Z', 'steel'),
    TASSEL,
  ],
  halberd: [
    ...POLE,
    cut('M91,-8 L95,4 L91.5,12 L87,4 Z', 'steel'),
    cut('M97,2 C106,8 106,22 97,28 C100,20 100,10 97,2 Z', 'steel'),
    line('M91,10 L99,10 M91,20 L99,20', 'ink', 2.2),
  ],
  axe: [...POLE, cut('M89,4 C98,-4 108,2 108,14 C108,26 98,30 89,24 C93,18 93,10 89,4 Z', 'steel')],
  sword: [
    cut('M85,98 L87,34 L90,26 L93,34 L91,98 Z', 'steel', 1.5),
    cut('M79,86 L98,86 L98,91 L79,91 Z', 'wood', 1.4),
  ],
  bow: [
    line('M80,6 C104,24 106,66 82,92', 'ink', 5),
    line('M80,6 C104,24 106,66 82,92', 'wood', 2.4),
    line('M80,6 L82,92', 'ink', 1.2),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>

/** A feather fan, before everything else. */
export const FAN: readonly Part[] = [
  cut(
    'M84,100 L84,84 C70,80 68,64 73,58 C76,54 79,58 81,56 C83,52 92,52 94,56 C96,58 99,54 102,58 C107,64 105,80 91,84 L91,100 Z',
    'leaf',
  ),
  line('M87.5,83 L87.5,58 M85,82 C80,74 78,68 77,62 M90,82 C95,74 97,68 98,62', 'ink', 1.2),
]

/** Long feathers of a pheasant over a helmet. */
export const FEATHERS: readonly Part[] = [
  line('M44,14 C34,-6 16,-8 4,6', 'ink', 4.6),
  line('M44,14 C34,-6 16,-8 4,6', 'red', 2.2),
  line('M60,14 C66,-8 84,-12 98,0', 'ink', 4.6),
  line('M60,14 C66,-8 84,-12 98,0', 'red', 2.2),
]

/** A lady's hair behind her shoulders. */
export const LONG_HAIR = cut(
  'M28,48 C20,20 36,10 52,10 C70,10 84,22 76,52 C80,62 78,72 74,78 L30,78 C26,70 24,60 28,48 Z',
  'ink',
)

/** The coat. */
export const SHOULDERS = cut('M4,100 C6,82 18,76 36,72 L66,72 C84,76 94,82 97,100 Z', 'coat')

/** Plates on both shoulders, for whoever wears a helmet. */
export const PLATES: readonly Part[] = [
  cut('M4,100 C4,86 12,77 27,75 C33,82 32,92 29,100 Z', 'trim'),
  cut('M97,100 C97,86 88,77 74,75 C69,82 70,92 72,100 Z', 'trim'),
  line(
    'M9,84 Q20,79 30,82 M71,82 Q82,79 93,84 M9,90 Q20,85 30,88 M71,88 Q82,85 93,90 M9,96 Q20,91 30,94 M71,94 Q82,91 93,96',
    'ink',
    1.1,
  ),
]

/** Neck, collar and face, three-quarter to the right. */
export const FACE: readonly Part[] = [
  cut('M38,64 L38,76 L52,90 L65,76 L65,64 Z', 'skin'),
  cut('M32,73 L52,92 L50,100 L42,100 Z', 'leaf', 1.5),
  cut('M70,73 L52,92 L55,100 L62,100 Z', 'leaf', 1.5),
  cut('M32,38 C31,50 33,60 40,68 C46,74 56,75 62,70 C69,64 72,54 72,40 C72,28 34,26 32,38 Z', 'skin'),
]
/** Where no helmet covers it. */
export const EAR = cut('M29,50 C27,46 30,43 33,45 L34,54 C31,55 30,53 29,50 Z', 'skin', 1.4)
export const NOSE = line('M59,46 C60,51 63,54 62,57 C60,58 58,58 57,57')

const LONG = cut(
  'M36,58 C40,62 46,61 50,60 C54,58 58,58 61,60 C65,61 69,59 71,54 C72,66 70,82 62,98 C56,92 46,84 41,74 C37,68 36,63 36,58 Z M51,64 C54,66 58,66 61,64 C58,62 54,62 51,64 Z',
  'hair',
)
/** Beards, and the mouth of whoever has none. */
export const BEARDS = {
  none: [line('M52,65 C56,66.5 60,66.3 63,64.5', 'ink', 1.7)],
  lips: [
    {
      d: 'M53,64 C55,62.5 57,63.5 58,63.5 C59,62.5 61,62.5 63,64 C60,67.5 56,67.5 53,64 Z',
      fill: 'red',
      line: 'red',
      wide: 1,
    },
  ],
  tuft: [
    solid('M47,62 C51,58 55,59 57,60 C59,58 63,58 67,62 C62,62 60,61 57,62 C54,61 51,62 47,62 Z', 'hair'),
    solid('M53,70 C56,71 59,71 61,69 L57,84 Z', 'hair'),
  ],
  whiskers: [
    line('M52,65 C56,66.5 60,66.3 63,64.5', 'ink', 1.7),
    line('M55,61 C50,60 46,66 44,76 M60,61 C65,60 69,66 71,76', 'hair', 2.4),
  ],
  long: [LONG],
  wild: [
    cut(
      'M31,44 L36,54 C40,60 46,61 50,60 C54,57 60,57 63,60 C67,58 70,52 72,44 L77,52 L74,56 L79,62 L73,64 L77,72 L69,71 L70,80 L62,76 L58,84 L53,77 L46,83 L44,75 L36,77 L38,69 L29,69 L34,62 L26,58 L32,54 Z M51,64 C54,67 58,67 61,64 C58,63 54,63 51,64 Z',
      'hair',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>

const PUPILS = [dot(48.6, 49, 1.9, 'ink'), dot(66, 49, 1.9, 'ink')]
const LIDS = line('M42,49 C45,46 50,46 53,49 M61,49 C64,46 68,46 70,49', 'ink', 1.7)
/** Eyes and brows. */
export const EYES = {
  calm: [
    solid(
      'M40,43 C44,39 49,39 53,42 L53,44 C49,42 45,42 40,45 Z M61,42 C64,39 68,39 71,42 L71,44 C68,42 65,42 61,44 Z',
      'hair',
    ),
    LIDS,
    ...PUPILS,
  ],
  fierce: [
    solid('M39,40 L52,46 L52,43 L41,36 Z M62,46 L71,40 L70,36 L62,43 Z', 'hair'),
    { d: 'M42,48 L53,49 L49,52 Z M61,49 L70,48 L66,52 Z', fill: 'ink', line: 'ink', wide: 1 },
  ],
  lady: [
    line('M41,42 C45,39 49,39 53,41 M62,41 C65,39 68,39 71,41', 'ink', 1.6),
    LIDS,
    ...PUPILS,
    solid('M40,57 a5,3 0 1,0 10,0 a5,3 0 1,0 -10,0 Z M62,57 a5,3 0 1,0 10,0 a5,3 0 1,0 -10,0 Z', 'blush'),
  ],
  old: [
    solid(
      'M40,43 C44,39 49,39 53,42 L53,44 C49,42 45,42 40,45 Z M61,42 C64,39 68,39 71,42 L71,44 C68,42 65,42 61,44 Z',
      'hair',
    ),
    LIDS,
    ...PUPILS,
    line('M42,54 C44,56 47,56 49,55 M64,55 C66,56 68,56 70,54', 'ink', 1),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>
