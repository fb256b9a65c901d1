// What busts wear on their heads; our own paths, in a box of 100.
import type { Part } from './bust-parts.ts'

const HELM: readonly Part[] = [
  {
    d: 'M27,40 C24,20 38,12 52,12 C68,12 79,22 76,40 C66,35 40,35 27,40 Z',
    fill: 'trim',
    line: 'ink',
    wide: 1.8,
  },
  { d: 'M24,42 C38,33 66,33 79,42 L78,36 C66,28 38,28 25,36 Z', fill: 'coat', line: 'ink', wide: 1.8 },
  { d: 'M26,40 C24,52 26,62 32,68 C35,60 34,48 33,40 Z', fill: 'trim', line: 'ink', wide: 1.8 },
  { d: 'M48,13 L52,3 L56,13 Z', fill: 'trim', line: 'ink', wide: 1.8 },
  { d: 'M47,33 L52,20 L57,33', line: 'ink', wide: 1.5 },
]

/** Hats by name; each is drawn over the head. */
export const HATS = {
  helm: [
    ...HELM,
    {
      d: 'M52,5 C40,-8 22,-4 14,8 C10,16 12,24 8,30 C18,28 20,18 27,13 C35,8 44,10 52,8 Z',
      fill: 'plume',
      line: 'ink',
      wide: 1.6,
    },
  ],
  /** A helmet with a spike in place of the plume. */
  spiked: [...HELM, { d: 'M49,6 L52,-10 L55,6 Z', fill: 'plume', line: 'ink', wide: 1.5 }],
  scholar: [
    {
      d: 'M29,42 C28,26 33,8 42,6 C50,4 64,4 69,9 C75,16 75,30 73,41 C60,35 42,35 29,42 Z',
      fill: 'leaf',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M39,8 L38,37 M49,5 L49,35 M59,5 L61,35 M67,8 L70,38', line: 'ink', wide: 1.4 },
    { d: 'M28,44 C42,36 60,36 74,43 L73,37 C60,30 42,30 29,37 Z', fill: 'coat', line: 'ink', wide: 1.8 },
    { d: 'M29,41 C20,46 20,58 14,64 M30,43 C25,50 26,62 22,70', line: 'coat', wide: 4 },
  ],
  /** A black gauze cap with two wings. */
  gauze: [
    {
      d: 'M30,42 C29,28 36,20 44,18 L46,8 C52,4 64,6 66,12 L68,20 C73,24 74,32 73,41 C60,35 42,35 30,42 Z',
      fill: 'ink',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M30,34 C18,30 10,32 4,38 C12,42 22,42 30,39 Z', fill: 'ink', line: 'trim', wide: 1.4 },
    { d: 'M73,33 C82,28 92,30 98,35 C92,39 82,40 74,38 Z', fill: 'ink', line: 'trim', wide: 1.4 },
    { d: 'M45,20 C52,17 60,17 67,20', line: 'trim', wide: 1.8 },
  ],
  crown: [
    {
      d: 'M33,40 C33,28 40,24 52,24 C64,24 71,28 71,40 C60,35 44,35 33,40 Z',
      fill: 'ink',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M47,24 L47,17 L57,17 L57,24 Z', fill: 'trim', line: 'ink', wide: 1.8 },
    { d: 'M18,18 L82,10 L88,16 L24,25 Z', fill: 'ink', line: 'ink', wide: 1.8 },
    {
      d: 'M68,17 L69,36 M74,16.6 L75,36 M80,16.3 L81,36 M86,16 L87,36 M22,24 L21,42 M27,24 L26,42',
      line: 'trim',
      wide: 1.6,
    },
    {
      d: 'M69,38 L69,38 M75,38 L75,38 M81,38 L81,38 M87,38 L87,38 M21,44 L21,44 M26,44 L26,44',
      line: 'red',
      wide: 3.6,
    },
    { d: 'M40,29 L66,27', line: 'trim', wide: 2.4 },
  ],
  turban: [
    {
      d: 'M28,42 C24,24 36,14 52,14 C68,14 78,24 75,41 C62,35 42,35 28,42 Z',
      fill: 'cloth',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M30,34 C44,24 60,24 74,33 M34,24 C46,18 60,18 70,25', line: 'ink', wide: 1.5 },
    { d: 'M28,36 C18,36 12,44 12,56 C18,52 24,50 30,44 Z', fill: 'cloth', line: 'ink', wide: 1.8 },
  ],
  lady: [
    {
      d: 'M31,46 C32,32 42,28 52,28 C62,28 72,32 73,46 C68,38 62,35 53,36 C46,35 37,38 31,46 Z',
      fill: 'ink',
      line: 'ink',
      wide: 1.8,
    },
    {
      d: 'M36,16 C30,6 40,-2 50,2 C60,-4 72,4 66,16 C58,22 44,22 36,16 Z',
      fill: 'ink',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M66,10 L86,4 M68,14 L84,16', line: 'trim', wide: 2 },
    { d: 'M87,4 L87,4 M85,17 L85,17', line: 'red', wide: 6 },
  ],
  /** Hair in a knot. */
  bare: [
    {
      d: 'M31,44 C28,26 38,20 52,20 C66,20 76,26 73,44 C70,36 62,32 52,33 C42,32 34,36 31,44 Z',
      fill: 'hair',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M44,20 C42,10 50,6 54,8 C62,8 62,16 58,21 Z', fill: 'hair', line: 'ink', wide: 1.8 },
    { d: 'M40,15 L66,12', line: 'trim', wide: 2.6 },
  ],
  /** Loose hair under a headband. */
  band: [
    {
      d: 'M28,52 C22,30 34,14 52,14 C70,14 80,26 75,46 C72,38 64,34 53,34 C42,34 34,38 32,46 L28,60 L24,54 Z',
      fill: 'hair',
      line: 'ink',
      wide: 1.8,
    },
    { d: 'M29,40 C42,31 62,31 75,39 L75,33 C62,25 42,25 29,34 Z', fill: 'plume', line: 'ink', wide: 1.6 },
    { d: 'M30,38 C20,40 16,48 10,52 M30,40 C24,46 22,56 16,62', line: 'plume', wide: 4 },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>
