// Draws headwear of a bust: helmets of soldiers, caps of scholars and officials, crowns, turbans, ladies' hair.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { type BustLook, type Hair, type Hat, isLady, type Metal } from './bust-look.ts'
import { PALETTE } from './palette.ts'
import { drawPath } from './path.ts'

export const METALS: Readonly<Record<Metal, string>> = {
  brass: PALETTE.brass,
  iron: '#6d675e',
  silver: '#c9c3b4',
}

export const HAIRS: Readonly<Record<Hair, string>> = { ink: PALETTE.ink, grey: '#8b8378', rust: '#7d4320' }

const { ink } = PALETTE
const LINE = { line: ink, wide: 1.8 }
const CUT = { line: ink, wide: 1.5 }

/** Long hair that falls behind the shoulders. */
export function drawHairBehind(context: SKRSContext2D, hat: Hat): void {
  if (isLady(hat))
    drawPath(
      context,
      'M28,48 C20,20 36,10 52,10 C70,10 84,22 76,52 C80,62 78,72 74,78 L30,78 C26,70 24,60 28,48 Z',
      { fill: ink, ...LINE },
    )
}

type DrawHat = (context: SKRSContext2D, look: BustLook, coat: string) => void

const helmet: DrawHat = (context, { metal = 'brass' }, coat) => {
  const fill = METALS[metal]
  drawPath(context, 'M27,40 C24,20 38,12 52,12 C68,12 79,22 76,40 C66,35 40,35 27,40 Z', { fill, ...LINE })
  drawPath(context, 'M24,42 C38,33 66,33 79,42 L78,36 C66,28 38,28 25,36 Z', { fill: coat, ...LINE })
  drawPath(context, 'M26,40 C24,52 26,62 32,68 C35,60 34,48 33,40 Z', { fill, ...LINE })
  drawPath(context, 'M48,13 L52,3 L56,13 Z', { fill, ...LINE })
  drawPath(context, 'M47,33 L52,20 L57,33', CUT)
}

const topknot = (context: SKRSContext2D, fill: string): void => {
  drawPath(context, 'M31,44 C28,26 38,20 52,20 C66,20 76,26 73,44 C70,36 62,32 52,33 C42,32 34,36 31,44 Z', {
    fill,
    ...LINE,
  })
  drawPath(context, 'M44,20 C42,10 50,6 54,8 C62,8 62,16 58,21 Z', { fill, ...LINE })
}

/** Hair parted over a lady's brow. */
const parted = (context: SKRSContext2D): void =>
  drawPath(context, 'M31,46 C32,32 42,28 52,28 C62,28 72,32 73,46 C68,38 62,35 53,36 C46,35 37,38 31,46 Z', {
    fill: ink,
    ...LINE,
  })

const bead = (x: number, y: number, r: number): string =>
  `M${x - r},${y} a${r},${r} 0 1,0 ${r * 2},0 a${r},${r} 0 1,0 ${-r * 2},0 Z`

const HATS: Readonly<Record<Hat, DrawHat>> = {
  helm(context, look, coat) {
    helmet(context, look, coat)
    const plume = 'M52,5 C40,-8 22,-4 14,8 C10,16 12,24 8,30 C18,28 20,18 27,13 C35,8 44,10 52,8 Z'
    drawPath(context, plume, { fill: look.cloth ?? PALETTE.cinnabar, line: ink, wide: 1.6 })
  },
  plain(context, look, coat) {
    helmet(context, look, coat)
    drawPath(context, bead(52, 5, 5), { fill: METALS[look.metal ?? 'brass'], ...LINE })
    drawPath(
      context,
      'M26,30 C18,26 14,20 14,12 C22,14 28,20 31,26 Z M77,30 C84,26 88,20 88,12 C81,14 76,20 72,26 Z',
      { fill: METALS[look.metal ?? 'brass'], ...LINE },
    )
  },
  feathers(context, look, coat) {
    helmet(context, look, coat)
    for (const wing of [
      'M47,12 C40,-6 22,-10 6,2 C4,10 6,16 4,24 C14,18 16,8 26,4 C36,2 42,8 47,12 Z',
      'M57,12 C62,-6 76,-12 92,-4 C96,4 96,12 99,20 C90,16 88,6 78,2 C68,0 62,6 57,12 Z',
    ])
      drawPath(context, wing, { fill: '#b5722a', line: ink, wide: 1.6 })
    drawPath(context, 'M14,4 L12,12 M22,1 L22,7 M30,0 L31,5 M84,-3 L86,5 M76,-4 L76,3 M68,-2 L67,4', CUT)
  },
  scholar(context, _look, coat) {
    drawPath(context, 'M29,42 C28,26 33,8 42,6 C50,4 64,4 69,9 C75,16 75,30 73,41 C60,35 42,35 29,42 Z', {
      fill: PALETTE.leaf,
      ...LINE,
    })
    drawPath(context, 'M39,8 L38,37 M49,5 L49,35 M59,5 L61,35 M67,8 L70,38', { line: ink, wide: 1.4 })
    drawPath(context, 'M28,44 C42,36 60,36 74,43 L73,37 C60,30 42,30 29,37 Z', { fill: coat, ...LINE })
    drawPath(context, 'M29,41 C20,46 20,58 14,64 M30,43 C25,50 26,62 22,70', { line: coat, wide: 4 })
  },
  cap(context) {
    drawPath(
      context,
      'M29,44 C27,32 30,24 36,22 L38,8 L54,2 L70,10 L72,24 C76,30 76,38 74,43 C60,34 42,35 29,44 Z',
      { fill: ink, ...LINE },
    )
    drawPath(context, 'M38,22 L70,24 M46,8 L46,20 M54,5 L54,20 M62,8 L62,20', {
      line: PALETTE.brass,
      wide: 1.8,
    })
    drawPath(context, 'M22,27 L36,25 L36,29 L22,31 Z', { fill: PALETTE.brass, line: ink, wide: 1.4 })
    drawPath(context, 'M30,44 C28,54 30,62 34,68', { line: ink, wide: 1.6 })
  },
  gauze(context) {
    drawPath(
      context,
      'M30,42 C29,28 36,20 44,18 L46,8 C52,4 64,6 66,12 L68,20 C73,24 74,32 73,41 C60,35 42,35 30,42 Z',
      { fill: ink, ...LINE },
    )
    drawPath(
      context,
      'M30,34 C18,30 10,32 4,38 C12,42 22,42 30,39 Z M73,33 C82,28 92,30 98,35 C92,39 82,40 74,38 Z',
      { fill: ink, line: PALETTE.brass, wide: 1.4 },
    )
    drawPath(context, 'M45,20 C52,17 60,17 67,20', { line: PALETTE.brass, wide: 1.8 })
  },
  crown(context) {
    drawPath(context, 'M33,40 C33,28 40,24 52,24 C64,24 71,28 71,40 C60,35 44,35 33,40 Z', {
      fill: ink,
      ...LINE,
    })
    drawPath(context, 'M47,24 L47,17 L57,17 L57,24 Z', { fill: PALETTE.brass, ...LINE })
    drawPath(context, 'M18,18 L82,10 L88,16 L24,25 Z', { fill: ink, ...LINE })
    for (const x of [68, 74, 80, 86])
      drawPath(context, `M${x},${17 - (x - 68) * 0.06} L${x + 1},36`, { line: PALETTE.brass, wide: 1.6 })
    for (const x of [22, 27]) drawPath(context, `M${x},24 L${x - 1},42`, { line: PALETTE.brass, wide: 1.6 })
    for (const [x, y] of [
      [69, 37],
      [75, 37],
      [81, 37],
      [87, 37],
      [21, 43],
      [26, 43],
    ] as const)
      drawPath(context, bead(x, y, 1.8), { fill: PALETTE.cinnabar })
    drawPath(context, 'M40,29 L66,27', { line: PALETTE.brass, wide: 2.4 })
  },
  coronet(context, { hair = 'ink' }) {
    topknot(context, HAIRS[hair])
    drawPath(context, 'M40,21 L38,6 L45,12 L51,1 L57,11 L64,4 L63,21 Z', { fill: '#c99b34', ...LINE })
    drawPath(context, 'M32,16 L72,12', { line: ink, wide: 4 })
    drawPath(context, 'M32,16 L72,12', { line: '#c99b34', wide: 2 })
    drawPath(context, bead(51, 15, 2.6), { fill: PALETTE.cinnabar })
  },
  turban(context, { cloth = '#c99b34' }) {
    drawPath(context, 'M28,42 C24,24 36,14 52,14 C68,14 78,24 75,41 C62,35 42,35 28,42 Z', {
      fill: cloth,
      ...LINE,
    })
    drawPath(context, 'M30,34 C44,24 60,24 74,33 M34,24 C46,18 60,18 70,25', CUT)
    drawPath(context, 'M28,36 C18,36 12,44 12,56 C18,52 24,50 30,44 Z', { fill: cloth, ...LINE })
  },
  headband(context, { cloth = PALETTE.cinnabar, hair = 'ink' }) {
    topknot(context, HAIRS[hair])
    drawPath(context, 'M30,42 C40,31 64,31 74,40 L73,33 C62,25 42,25 30,35 Z', { fill: cloth, ...LINE })
    drawPath(context, 'M30,38 C20,36 14,42 10,52 L18,50 L20,58 C22,50 26,45 31,42 Z', {
      fill: cloth,
      ...LINE,
    })
  },
  bare(context, { hair = 'ink' }) {
    topknot(context, HAIRS[hair])
    drawPath(context, 'M40,15 L66,12', { line: PALETTE.brass, wide: 2.6 })
  },
  lady(context) {
    parted(context)
    drawPath(context, 'M36,16 C30,6 40,-2 50,2 C60,-4 72,4 66,16 C58,22 44,22 36,16 Z', {
      fill: ink,
      ...LINE,
    })
    drawPath(context, 'M66,10 L86,4 M68,14 L84,16', { line: PALETTE.brass, wide: 2 })
    drawPath(context, `${bead(87, 4, 3)} ${bead(85, 17, 3)}`, { fill: PALETTE.cinnabar })
  },
  loops(context) {
    parted(context)
    for (const loop of [
      'M46,14 C40,-6 18,-8 16,8 C15,18 26,22 36,18',
      'M56,14 C60,-8 84,-8 86,8 C86,18 74,22 66,18',
    ])
      drawPath(context, loop, { line: ink, wide: 8 })
    drawPath(context, 'M44,14 L58,14 L56,20 L46,20 Z', { fill: PALETTE.cinnabar, line: ink, wide: 1.4 })
  },
  phoenix(context) {
    parted(context)
    drawPath(context, 'M34,20 C34,6 42,-6 52,-6 C62,-6 70,6 70,20 Z', { fill: ink, ...LINE })
    drawPath(
      context,
      'M28,26 C32,14 40,16 44,6 C48,10 50,2 52,-4 C54,2 57,10 61,6 C64,16 72,14 76,26 C64,20 40,20 28,26 Z',
      { fill: '#c99b34', ...LINE },
    )
    drawPath(context, 'M75,25 L77,40 M29,26 L27,40', { line: PALETTE.brass, wide: 1.6 })
    drawPath(context, `${bead(52, 12, 3)} ${bead(77, 42, 2.4)} ${bead(27, 42, 2.4)}`, {
      fill: PALETTE.cinnabar,
    })
  },
}

/** Draws a hat, or the hair of a bare head. */
export const drawHat = (context: SKRSContext2D, look: BustLook, coat: string): void =>
  HATS[look.hat](context, look, coat)
