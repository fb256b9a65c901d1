// Shares of the win over a game as mountains: the winner's is the near ridge, everybody else's a line behind it.
import type { Box, Brush } from '../../picture/brush.ts'
import { type Point, trace } from '../../picture/cut.ts'
import { PALETTE } from '../../picture/palette.ts'
import { drawSeal } from '../../picture/seal.ts'
import type { CurveLine, CurveMark } from './review-input.ts'

/** How a player's line is drawn; no two alike, in colour and in dashes. */
export interface LineLook {
  readonly ink: string
  readonly dashes: readonly number[]
  readonly wide: number
}

const WINNER: LineLook = { ink: PALETTE.jade, dashes: [], wide: 7 }
const OTHERS: readonly LineLook[] = [
  { ink: PALETTE.ink, dashes: [], wide: 4 },
  { ink: '#234a78', dashes: [22, 9], wide: 5 },
  { ink: PALETTE.brass, dashes: [5, 8], wide: 5 },
  { ink: '#583a74', dashes: [24, 8, 5, 8], wide: 5 },
  { ink: '#96271f', dashes: [11, 8], wide: 4 },
  { ink: PALETTE.pale, dashes: [36, 12], wide: 4 },
  { ink: '#1f6650', dashes: [3, 6], wide: 4 },
  { ink: '#6a5220', dashes: [14, 6, 3, 6, 3, 6], wide: 4 },
]
/** A second winner's line is broken, so that the two can be told apart. */
const WINNERS: readonly LineLook[] = [
  WINNER,
  { ...WINNER, dashes: [26, 9] },
  { ...WINNER, dashes: [8, 8] },
  { ...WINNER, dashes: [30, 8, 6, 8] },
]

/** The look of each line, in their order. */
export function looksOf(lines: readonly Pick<CurveLine, 'isWinner'>[]): LineLook[] {
  let [won, other] = [0, 0]
  return lines.map(({ isWinner }) =>
    isWinner ? (WINNERS[won++ % WINNERS.length] ?? WINNER) : (OTHERS[other++ % OTHERS.length] ?? WINNER),
  )
}

/** Draws everybody's line in a frame: the bottom is nothing, the top the whole win. */
export function drawRidges(
  brush: Brush,
  frame: Box,
  lines: readonly CurveLine[],
  marks: readonly CurveMark[],
): void {
  for (const share of [0, 0.5, 1]) rule(brush, frame, share)
  for (const { at } of marks) plumb(brush, frame, at)
  const looks = looksOf(lines)
  const pairs = lines.map((line, index) => ({ line, look: looks[index] ?? WINNER }))
  const placed = ({ points }: CurveLine): Point[] =>
    points.map(({ at, share }) => [frame.x + at * frame.w, frame.y + (1 - share) * frame.h])
  const winners = pairs.filter(({ line }) => line.isWinner)
  for (const { line } of winners) mountain(brush, placed(line), frame.y + frame.h)
  for (const { line, look } of [...pairs.filter(({ line: { isWinner } }) => !isWinner), ...winners])
    stroke(brush, placed(line), look)
  for (const { line } of winners) {
    const end = placed(line).at(-1)
    if (end) brush.circle(end[0], end[1], 13, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
  }
}

/** Marks of turning points stand above the frame; those that come too close move apart. */
export function drawMarks(brush: Brush, frame: Box, marks: readonly CurveMark[], side: number): void {
  let free = Number.NEGATIVE_INFINITY
  for (const { label, at } of marks) {
    const x = Math.max(frame.x + at * frame.w, free)
    free = x + side + 6
    drawSeal(brush, label, { x, y: frame.y - side / 2 - 8, side }, { colour: PALETTE.cinnabar, worn: 3 })
  }
}

/** A sample of a line, for the legend. */
export function sampleLine(brush: Brush, [x, y]: Point, w: number, look: LineLook): void {
  stroke(
    brush,
    [
      [x, y],
      [x + w, y],
    ],
    look,
  )
}

function rule({ context }: Brush, { x, y, w, h }: Box, share: number): void {
  const at = y + (1 - share) * h
  context.strokeStyle = share === 0 ? PALETTE.ink : PALETTE.wash
  context.lineWidth = share === 0 ? 3 : 1.6
  context.setLineDash(share === 0 ? [] : [9, 7])
  context.beginPath()
  context.moveTo(x, at)
  context.lineTo(x + w, at)
  context.stroke()
  context.setLineDash([])
}

function plumb({ context }: Brush, { x, y, w, h }: Box, at: number): void {
  context.strokeStyle = PALETTE.cinnabar
  context.lineWidth = 2.6
  context.setLineDash([4, 6])
  context.beginPath()
  context.moveTo(x + at * w, y - 6)
  context.lineTo(x + at * w, y + h)
  context.stroke()
  context.setLineDash([])
}

function mountain({ context }: Brush, points: readonly Point[], base: number): void {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  trace(context, [[first[0], base], ...points, [last[0], base]])
  context.globalAlpha = 0.75
  context.fillStyle = PALETTE.water
  context.fill()
  context.globalAlpha = 1
}

function stroke({ context }: Brush, points: readonly Point[], { ink, dashes, wide }: LineLook): void {
  context.strokeStyle = ink
  context.lineWidth = wide
  context.lineJoin = 'round'
  context.setLineDash([...dashes])
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}
