// The mark of each game and of the house, knocked out of a cinnabar seal; all paths are our own, in a box of 100.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from './palette.ts'
import { drawPath, placed } from './path.ts'
import { sealField, wear } from './seal.ts'

/** A war banner in a whirl of cloud. */
const STORM =
  'M24,4 L31,4 L31,10 C44,6 52,14 64,12 C74,10 82,6 92,10 L84,24 L92,40 C80,36 72,42 60,42 C48,42 42,36 31,40 L31,62 C38,56 50,54 58,60 C66,52 82,54 84,66 C94,66 98,76 92,83 C88,92 74,94 64,90 C50,96 30,96 20,90 C8,92 2,82 8,74 C8,66 16,62 24,64 Z M36,72 C42,66 52,68 52,76 C52,82 44,84 41,79 L45,77 C47,79 48,74 44,73 C40,72 36,76 38,81 C41,88 54,88 57,78 C59,71 68,69 72,74 C76,80 70,86 64,82 L66,79 C70,80 70,76 67,76 C62,76 62,84 67,87 L30,88 C24,84 30,76 36,72 Z'
const CRESTS = { storm: STORM } as const

/** Games that have a crest, and the garden itself. */
export type Crest = keyof typeof CRESTS | 'garden'

const PETAL = 'M0,-6 C-22,-14 -24,-42 -6,-49 L0,-42 L6,-49 C24,-42 22,-14 0,-6 Z'

/** A game's crest, or the garden's blossom, its middle at a point. */
export function drawCrest(
  context: SKRSContext2D,
  crest: Crest,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const field = { x: x - side / 2, y: y - side / 2, side, seed: `crest ${crest}` }
  sealField(context, field, { rim: true })
  if (crest === 'garden') drawBlossom(context, { x, y, side: side * 0.72 }, PALETTE.snow, PALETTE.cinnabar)
  else
    placed(context, { x: field.x + side * 0.14, y: field.y + side * 0.14, scale: (side * 0.72) / 100 }, () =>
      drawPath(context, CRESTS[crest], { fill: PALETTE.snow }),
    )
  wear(context, field, 14)
}

/** The peach blossom of the house, its middle at a point. */
export function drawBlossom(
  context: SKRSContext2D,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ink: string = PALETTE.cinnabar,
  heart: string = PALETTE.leaf,
): void {
  placed(context, { x, y, scale: side / 100 }, () => {
    for (let petal = 0; petal < 5; petal++)
      placed(context, { x: 0, y: 0, turn: (petal * Math.PI * 2) / 5 }, () =>
        drawPath(context, PETAL, { fill: ink }),
      )
    for (let stamen = 0; stamen < 5; stamen++)
      placed(context, { x: 0, y: 0, turn: ((stamen + 0.5) * Math.PI * 2) / 5 }, () =>
        drawPath(context, 'M-1,-17 L1,-17 L1,-5 L-1,-5 Z M-3,-19 a3,3 0 1,0 6,0 a3,3 0 1,0 -6,0 Z', {
          fill: heart,
        }),
      )
    drawPath(context, 'M-4.5,0 a4.5,4.5 0 1,0 9,0 a4.5,4.5 0 1,0 -9,0 Z', { fill: heart })
  })
}
