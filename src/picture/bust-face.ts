// The face of a bust: skin, beard, brows, eyes and what life has left on it.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { HAIRS } from './bust-hats.ts'
import { type Beard, type BustLook, isHelmet, isLady, type Skin } from './bust-look.ts'
import { PALETTE } from './palette.ts'
import { drawPath } from './path.ts'

const SKINS: Readonly<Record<Skin, string>> = {
  pale: '#f0dcb8',
  white: '#f7f1e4',
  red: '#b5503a',
  dark: '#5b4a3c',
  tan: '#dcb98a',
}

const MOUSTACHE = 'M44,65 C49,58 55,59 57,60 C59,58 64,58 70,65 C64,62 60,61 57,62.5 C54,61 50,62 44,65 Z'
/** By shape; what is drawn without an outline is hair alone. */
const BEARDS: Readonly<
  Record<Exclude<Beard, 'none'>, { readonly path: string; readonly outlined: boolean }>
> = {
  tuft: { path: `${MOUSTACHE} M53,70 C56,71 59,71 61,69 L57,84 Z`, outlined: false },
  moustache: { path: MOUSTACHE, outlined: false },
  short: {
    path: 'M32,50 C34,58 38,61 45,61 C50,61 54,58 57,59 C60,58 64,60 68,58 C70,56 71,53 72,48 C73,62 70,72 62,77 C54,81 44,78 39,72 C34,66 32,58 32,50 Z M50,65 C54,67 59,67 63,64.5 C59,62.5 54,62.5 50,65 Z',
    outlined: true,
  },
  long: {
    path: 'M36,58 C40,62 46,61 50,60 C54,58 58,58 61,60 C65,61 69,59 71,54 C72,66 70,82 62,98 C56,92 46,84 41,74 C37,68 36,63 36,58 Z M51,64 C54,66 58,66 61,64 C58,62 54,62 51,64 Z',
    outlined: true,
  },
  wild: {
    path: 'M31,44 L36,54 C40,60 46,61 50,60 C54,57 60,57 63,60 C67,58 70,52 72,44 L77,52 L74,56 L79,62 L73,64 L77,72 L69,71 L70,80 L62,76 L58,84 L53,77 L46,83 L44,75 L36,77 L38,69 L29,69 L34,62 L26,58 L32,54 Z M51,64 C54,67 58,67 61,64 C58,63 54,63 51,64 Z',
    outlined: true,
  },
}

/** Draws neck, collar, head and all that is on it. */
export function drawFace(context: SKRSContext2D, look: BustLook): void {
  const { hat, beard = 'none', skin = 'pale', hair = 'ink' } = look
  const line = { line: PALETTE.ink, wide: 1.8 }
  const fill = SKINS[skin]
  drawPath(context, 'M38,64 L38,76 L52,90 L65,76 L65,64 Z', { fill, ...line })
  const collar = { fill: PALETTE.leaf, line: PALETTE.ink, wide: 1.5 }
  drawPath(context, 'M32,73 L52,92 L50,100 L42,100 Z', collar)
  drawPath(context, 'M70,73 L52,92 L55,100 L62,100 Z', collar)
  const head = 'M32,38 C31,50 33,60 40,68 C46,74 56,75 62,70 C69,64 72,54 72,40 C72,28 34,26 32,38 Z'
  drawPath(context, head, { fill, ...line })
  if (!isHelmet(hat) && hat !== 'turban')
    drawPath(context, 'M29,50 C27,46 30,43 33,45 L34,54 C31,55 30,53 29,50 Z', { fill, ...line, wide: 1.4 })
  if (beard !== 'none') {
    const { path, outlined } = BEARDS[beard]
    drawPath(context, path, { fill: HAIRS[hair], ...(outlined && line) })
  }
  drawMouthAndNose(context, look)
  drawEyes(context, look)
  drawMarks(context, look)
}

function drawMouthAndNose(context: SKRSContext2D, { hat, beard = 'none' }: BustLook): void {
  const wide = 1.7
  if (isLady(hat))
    drawPath(context, 'M53,64 C55,62.5 57,63.5 58,63.5 C59,62.5 61,62.5 63,64 C60,67.5 56,67.5 53,64 Z', {
      fill: PALETTE.cinnabar,
      line: PALETTE.cinnabar,
      wide,
    })
  else if (beard === 'none' || beard === 'moustache')
    drawPath(context, 'M52,66 C56,67.5 60,67.3 63,65.5', { line: PALETTE.ink, wide })
  drawPath(context, 'M59,46 C60,51 63,54 62,57 C60,58 58,58 57,57', { line: PALETTE.ink, wide: 1.5 })
}

function drawEyes(context: SKRSContext2D, { hat, hair = 'ink', fierce, skin }: BustLook): void {
  // Dark hair would not show on a dark face.
  const brow = skin === 'dark' && hair === 'ink' ? PALETTE.ink : HAIRS[hair]
  const ink = PALETTE.ink
  if (fierce) {
    drawPath(context, 'M39,40 L52,46 L52,43 L41,36 Z M62,46 L71,40 L70,36 L62,43 Z', { fill: brow })
    drawPath(context, 'M42,48 L53,49 L49,52 Z M61,49 L70,48 L66,52 Z', { fill: ink, line: ink, wide: 1 })
    return
  }
  if (isLady(hat))
    drawPath(context, 'M41,42 C45,39 49,39 53,41 M62,41 C65,39 68,39 71,41', { line: brow, wide: 1.6 })
  else
    drawPath(
      context,
      'M40,43 C44,39 49,39 53,42 L53,44 C49,42 45,42 40,45 Z M61,42 C64,39 68,39 71,42 L71,44 C68,42 65,42 61,44 Z',
      { fill: brow, line: brow, wide: 0.8 },
    )
  drawPath(context, 'M42,49 C45,46 50,46 53,49 M61,49 C64,46 68,46 70,49', { line: ink, wide: 1.7 })
  drawPath(
    context,
    'M46.7,49 a1.9,1.9 0 1,0 3.8,0 a1.9,1.9 0 1,0 -3.8,0 Z M64.1,49 a1.9,1.9 0 1,0 3.8,0 a1.9,1.9 0 1,0 -3.8,0 Z',
    { fill: ink },
  )
}

/** A patch, a scar, lines of age, a lady's rouge. */
function drawMarks(context: SKRSContext2D, { hat, patch, scar, aged }: BustLook): void {
  const { ink } = PALETTE
  if (patch) {
    drawPath(context, 'M31,38 L45,46 M50,46 L74,40', { line: ink, wide: 2 })
    drawPath(context, 'M41,45 C45,42 51,43 53,47 C53,53 49,56 46,55 C42,54 40,50 41,45 Z', { fill: ink })
  }
  if (scar)
    drawPath(context, 'M37,50 L49,60 M40,58 L45,53 M44,61 L49,56', { line: PALETTE.cinnabar, wide: 2 })
  if (aged) drawPath(context, 'M42,54 C44,56 47,56 49,55 M64,55 C66,56 68,56 70,54', { line: ink, wide: 1 })
  if (isLady(hat))
    drawPath(context, 'M40,57 a5,3 0 1,0 10,0 a5,3 0 1,0 -10,0 Z M62,57 a5,3 0 1,0 10,0 a5,3 0 1,0 -10,0 Z', {
      fill: 'rgba(190,70,50,.28)',
    })
}
