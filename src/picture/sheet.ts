// The sheet of paper under every picture: aged edges, fibres, specks, and the double frame of a printed page.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cutBox } from './cut.ts'
import { PALETTE } from './palette.ts'
import { WIDTH } from './paper.ts'
import { seeded } from './seeded.ts'

/** Darker towards the edges: width of the rim in pixels and how much of it shows. */
const RIMS = [
  [26, 0.07],
  [15, 0.06],
  [7, 0.05],
] as const
/** Square pixels for each fibre and each speck. */
const FIBRE = 5200
const SPECK = 22_000

/** The paper of this thread: to lay it anew for every picture took an eighth of all the time of drawing. */
let kept: Canvas | undefined

/** A sheet of paper as large as a picture can be, without edges. */
function paper(): Canvas {
  if (kept) return kept
  kept = createCanvas(WIDTH, WIDTH)
  const context = kept.getContext('2d')
  const chance = seeded('paper')
  const spot = (): readonly [number, number] => [chance() * WIDTH, chance() * WIDTH]
  context.fillStyle = PALETTE.paper
  context.fillRect(0, 0, WIDTH, WIDTH)
  for (let n = 0; n < (WIDTH * WIDTH) / FIBRE; n++) fibre(context, spot(), chance)
  context.fillStyle = 'rgba(110,80,30,.16)'
  for (let n = 0; n < (WIDTH * WIDTH) / SPECK; n++) {
    const [x, y] = spot()
    context.beginPath()
    context.arc(x, y, 0.6 + chance() * 1.6, 0, Math.PI * 2)
    context.fill()
  }
  return kept
}

/** Covers the canvas with paper and frames it; equal seeds make equal frames. */
export function laySheet(
  context: SKRSContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  seed: string,
): void {
  context.drawImage(paper(), 0, 0)
  for (const [wide, shows] of RIMS) {
    context.strokeStyle = `rgba(128,92,30,${shows})`
    context.lineWidth = wide * 2
    context.strokeRect(0, 0, width, height)
  }
  const frame = (inset: number, wide: number) =>
    cutBox(
      context,
      { x: inset, y: inset, w: width - inset * 2, h: height - inset * 2 },
      { line: PALETTE.ink, wide },
      `${seed} ${inset}`,
    )
  frame(11, 6)
  frame(21, 1.8)
}

function fibre(context: SKRSContext2D, [x, y]: readonly [number, number], chance: () => number): void {
  const long = 8 + chance() * 34
  const turn = chance() * Math.PI * 2
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
  context.strokeStyle = chance() < 0.3 ? 'rgba(255,252,240,.55)' : 'rgba(120,88,36,.11)'
  context.lineWidth = 0.8 + chance() * 1.1
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + dx / 2 + chance() * 8 - 4, y + dy / 2 + chance() * 8 - 4, x + dx, y + dy)
  context.stroke()
}
