// Icons made of a few bold shapes each, which read at 22 px. Our own paths, in a box of 100.
import type { Icon } from '../../text/icons.ts'
import { PALETTE } from '../palette.ts'

/** A shape with its colour; one that is bare has no line around it. */
export interface Shape {
  readonly path: string
  readonly fill: string
  readonly bare?: true
}

const RED = '#c4382a'
const GOLD = '#d9a93a'
const STEEL = '#c9d2d6'
const SEA = '#3d7f9c'
const LEAF = PALETTE.leaf
const INK = PALETTE.ink
const CLAY = '#b3683f'

const on = (fill: string, path: string): Shape => ({ path, fill })
const upon = (fill: string, path: string): Shape => ({ path, fill, bare: true })

/** A round spot. */
const spot = (x: number, y: number, r: number): string =>
  `M${x - r},${y} a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0 Z`

/** A playing card that bears a suit. */
const suit = (fill: string, path: string): readonly Shape[] => [
  on(LEAF, 'M14,6 L86,6 L86,94 L14,94 Z'),
  upon(fill, path),
]

const HEART = 'M50,90 C14,62 8,44 12,28 C17,9 41,9 50,28 C59,9 83,9 88,28 C92,44 86,62 50,90 Z'

/** Icons that are neither seals nor crests. */
export const SHAPES = {
  attack: [
    on(STEEL, 'M6,6 L24,8 L72,56 L58,70 L8,24 Z'),
    on(GOLD, 'M76,48 L84,56 L56,84 L48,76 Z M72,78 L80,70 L94,86 L86,94 Z'),
    on(STEEL, 'M94,6 L92,24 L42,70 L28,56 L76,8 Z'),
    on(GOLD, 'M24,48 L16,56 L44,84 L52,76 Z M28,78 L20,70 L6,86 L14,94 Z'),
  ],
  hp: [on(RED, HEART), upon('#f0a99c', 'M24,34 C26,24 34,22 38,26 C32,28 28,34 27,42 C24,40 23,37 24,34 Z')],
  speed: [on(GOLD, 'M60,3 L14,56 L44,56 L34,97 L86,38 L54,38 Z')],
  shield: [
    on(SEA, 'M50,4 C62,12 76,16 90,16 C92,56 80,82 50,96 C20,82 8,56 10,16 C24,16 38,12 50,4 Z'),
    upon(LEAF, `${spot(50, 48, 24)} ${spot(50, 48, 15)}`),
    upon(LEAF, spot(50, 48, 8)),
  ],
  fish: [
    on(SEA, 'M4,50 C16,22 48,16 68,40 L96,18 C90,40 90,60 96,82 L68,60 C48,84 16,78 4,50 Z'),
    upon(LEAF, spot(24, 45, 6)),
    upon(LEAF, 'M40,32 C50,42 50,58 40,68 L46,70 C58,58 58,42 46,30 Z'),
  ],
  coin: [
    on(GOLD, spot(50, 50, 45)),
    on('#7a5a16', 'M35,35 L65,35 L65,65 L35,65 Z'),
    upon(LEAF, 'M39,39 L61,39 L61,61 L39,61 Z'),
  ],
  city: [
    on(LEAF, 'M30,14 L70,14 L70,56 L30,56 Z'),
    on(RED, 'M36,4 L64,4 C70,14 80,20 92,20 C88,30 76,32 50,32 C24,32 12,30 8,20 C20,20 30,14 36,4 Z'),
    on(PALETTE.wall, 'M8,50 L22,50 L22,58 L34,58 L34,50 L66,50 L66,58 L78,58 L78,50 L92,50 L92,96 L8,96 Z'),
    on(INK, 'M38,96 L38,82 C38,68 62,68 62,82 L62,96 Z'),
  ],
  wall: [
    on(CLAY, 'M6,22 L94,22 L94,80 L6,80 Z'),
    upon(
      LEAF,
      'M6,39 h88 v4 h-88 Z M6,59 h88 v4 h-88 Z M33,22 h4 v18 h-4 Z M66,22 h4 v18 h-4 Z M18,42 h4 v18 h-4 Z M50,42 h4 v18 h-4 Z M80,42 h4 v18 h-4 Z M33,62 h4 v18 h-4 Z M66,62 h4 v18 h-4 Z',
    ),
  ],
  // A fan of feathers.
  wits: [
    on(
      LEAF,
      'M50,62 C28,60 10,44 8,22 C18,20 24,22 28,26 C30,14 36,8 42,6 L50,10 L58,6 C64,8 70,14 72,26 C76,22 82,20 92,22 C90,44 72,60 50,62 Z',
    ),
    upon(
      '#7d8f96',
      'M47,14 L53,14 L53,58 L47,58 Z M27,28 L33,26 L46,56 L42,58 Z M73,28 L67,26 L54,56 L58,58 Z',
    ),
    on(RED, 'M42,58 L58,58 L56,96 L44,96 Z'),
  ],
  banner: [on(CLAY, 'M14,4 L24,4 L24,97 L14,97 Z'), on(RED, 'M24,8 L94,8 L78,34 L94,60 L24,60 Z')],
  dice: [
    on(
      LEAF,
      'M20,8 L80,8 C88,8 92,12 92,20 L92,80 C92,88 88,92 80,92 L20,92 C12,92 8,88 8,80 L8,20 C8,12 12,8 20,8 Z',
    ),
    upon(RED, spot(50, 50, 11)),
    upon(INK, `${spot(28, 28, 9)} ${spot(72, 28, 9)} ${spot(28, 72, 9)} ${spot(72, 72, 9)}`),
  ],
  rage: [
    on(
      RED,
      'M48,3 C54,22 82,34 84,62 C86,84 70,97 50,97 C30,97 14,84 16,62 C17,50 24,42 28,32 C32,38 34,42 38,44 C36,28 40,14 48,3 Z',
    ),
    on(
      GOLD,
      'M52,48 C56,58 68,62 66,78 C64,90 56,93 50,93 C42,93 34,88 34,78 C34,70 40,66 42,60 C46,64 47,66 49,67 C48,60 49,54 52,48 Z',
    ),
  ],
  cards: [
    on(PALETTE.aged, 'M34,4 L88,16 L72,84 L20,72 Z'),
    on(LEAF, 'M12,22 L64,22 L64,96 L12,96 Z'),
    upon(RED, 'M38,40 L52,59 L38,78 L24,59 Z'),
  ],
  // The back of a card.
  hidden: [
    on('#5f4a86', 'M16,4 L84,4 L84,96 L16,96 Z'),
    upon(
      LEAF,
      `M34,34 C34,12 70,12 70,36 C70,50 57,52 57,66 L45,66 C45,46 57,46 57,36 C57,28 46,28 46,37 L34,37 Z ${spot(51, 79, 8)}`,
    ),
  ],
  fallen: [
    on(
      LEAF,
      'M50,4 C78,4 92,22 90,46 C89,58 84,64 76,68 L76,94 L24,94 L24,68 C16,64 11,58 10,46 C8,22 22,4 50,4 Z',
    ),
    upon(
      INK,
      `${spot(33, 46, 12)} ${spot(67, 46, 12)} M50,58 L57,72 L43,72 Z M38,80 h5 v14 h-5 Z M57,80 h5 v14 h-5 Z`,
    ),
  ],
  judgement: [
    on(GOLD, 'M45,10 L55,10 L55,82 L76,82 L76,94 L24,94 L24,82 L45,82 Z M10,18 L90,18 L90,27 L10,27 Z'),
    on(
      STEEL,
      'M3,56 L37,56 C36,70 28,74 20,74 C12,74 4,70 3,56 Z M63,56 L97,56 C96,70 88,74 80,74 C72,74 64,70 63,56 Z',
    ),
    upon(
      INK,
      'M18,27 L21,27 L35,56 L32,56 L20,33 L8,56 L5,56 Z M79,27 L82,27 L95,56 L92,56 L80,33 L68,56 L65,56 Z',
    ),
  ],
  turn: [on(RED, 'M16,6 L92,50 L16,94 Z')],
  spade: suit(
    INK,
    'M50,18 C58,34 78,42 78,60 C78,74 62,76 55,66 C55,74 58,80 64,84 L36,84 C42,80 45,74 45,66 C38,76 22,74 22,60 C22,42 42,34 50,18 Z',
  ),
  heart: suit(RED, 'M50,84 C26,64 20,52 23,38 C27,22 45,22 50,36 C55,22 73,22 77,38 C80,52 74,64 50,84 Z'),
  club: suit(
    INK,
    `${spot(50, 33, 16)} ${spot(32, 57, 16)} ${spot(68, 57, 16)} M44,44 L56,44 L56,70 C57,78 60,82 64,86 L36,86 C40,82 43,78 44,70 Z`,
  ),
  diamond: suit(RED, 'M50,16 L78,50 L50,84 L22,50 Z'),
} as const satisfies Partial<Record<Icon, readonly Shape[]>>
