// Poses of a cat as paths in a box of 100 by 84; it looks to the right and stands on y = 80. All paths are our own.

/** One pose. */
export interface Pose {
  readonly body: string
  readonly tail: string
  /** Where the middle of the head is. */
  readonly head: readonly [x: number, y: number]
  readonly stripes: string
  /** The dark patch of a white coat. */
  readonly patch: string
  /** Width of the tail where it bristles. */
  readonly bristles?: number
  /** Across which a paw holds something. */
  readonly paw?: number
}

/** What cats do: sit in the rear, march, pounce, arch their backs, sleep, hold arms, lie on their backs. */
export const POSES = {
  sit: {
    body: 'M28,80 C20,62 30,44 44,36 L62,36 C70,46 73,64 72,80 L58,80 L57,66 L53,66 L52,80 Z',
    tail: 'M30,77 C12,82 4,66 14,58 C19,54 24,58 21,62',
    head: [54, 24],
    stripes: 'M30,58 C34,56 38,58 40,62 M28,66 C33,64 37,66 39,70 M33,50 C37,49 40,51 43,54',
    patch: 'M29,70 C28,60 34,54 40,58 C44,64 38,76 29,70 Z',
  },
  march: {
    body: 'M20,46 C28,38 50,42 64,38 C76,38 82,46 79,56 L86,76 C87,80 82,81 79,80 L72,62 L68,61 L64,80 L57,80 L57,62 C48,64 40,63 35,60 L38,78 C38,80 34,81 31,80 L26,63 L18,79 C16,81 11,80 12,77 L17,58 C15,53 16,49 20,46 Z',
    tail: 'M21,48 C8,44 6,28 16,18',
    head: [78, 32],
    stripes: 'M30,43 L32,54 M40,42 L42,53 M50,42 L51,52',
    patch: 'M24,46 C34,40 42,46 38,54 C30,58 22,54 24,46 Z',
  },
  pounce: {
    body: 'M10,66 C12,52 26,44 40,40 C52,36 64,30 76,34 L97,42 C101,44 99,49 95,48 L80,47 L95,58 C98,61 95,65 91,63 L70,54 C58,60 46,62 38,62 C32,66 28,72 18,79 C14,82 10,78 13,75 L20,66 L6,74 C1,77 -3,73 1,69 Z',
    tail: 'M13,58 C2,54 -4,42 4,30',
    head: [74, 26],
    stripes: 'M26,48 L32,58 M37,43 L42,54 M48,39 L52,49',
    patch: 'M26,52 C34,42 46,42 44,50 C38,58 28,60 26,52 Z',
  },
  arch: {
    body: 'M16,80 C15,58 20,30 44,24 C64,19 76,34 79,50 L84,78 C84,81 79,81 77,80 L71,60 L66,59 L66,80 L58,80 L58,56 C50,48 40,50 36,58 L37,80 L29,80 L27,62 L24,80 Z',
    tail: 'M21,52 C10,44 6,24 14,6',
    head: [82, 44],
    stripes: 'M30,32 L36,42 M42,26 L45,37 M54,25 L54,36',
    patch: 'M28,36 C36,26 48,28 44,38 C38,44 28,46 28,36 Z',
    bristles: 10,
  },
  loaf: {
    body: 'M12,80 C4,62 16,46 34,44 C50,42 68,46 76,56 C82,64 82,74 79,80 Z',
    tail: 'M14,76 C26,84 44,80 50,74',
    head: [70, 44],
    stripes: 'M24,50 L29,60 M36,46 L39,57 M48,46 L50,56',
    patch: 'M18,60 C26,48 40,50 38,60 C32,68 20,70 18,60 Z',
  },
  guard: {
    body: 'M34,80 C30,62 34,46 42,38 L64,38 C72,48 72,64 68,80 L57,80 L54,66 L49,66 L46,80 Z M62,44 L80,50 C84,52 83,58 78,57 L62,54 Z',
    tail: 'M34,74 C20,76 14,62 22,52',
    head: [53, 24],
    stripes: 'M36,56 C40,55 43,57 45,60 M35,64 C39,63 42,65 44,68',
    patch: 'M36,66 C34,56 40,52 44,58 C46,66 40,72 36,66 Z',
    paw: 80,
  },
  down: {
    body: 'M8,80 C8,66 22,62 40,62 C56,62 70,64 78,70 C82,74 82,80 76,80 Z M30,64 L24,48 C23,44 29,43 31,47 L38,63 Z M46,63 L46,46 C46,42 52,42 53,46 L54,64 Z',
    tail: 'M10,76 C0,74 -4,66 2,60',
    head: [84, 66],
    stripes: 'M22,66 L24,76 M36,64 L37,74',
    patch: 'M16,74 C18,66 28,64 30,70 C28,78 18,80 16,74 Z',
  },
} as const satisfies Readonly<Record<string, Pose>>

export type PoseName = keyof typeof POSES
