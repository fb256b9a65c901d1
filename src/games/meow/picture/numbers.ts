// The three numbers of a general, each behind its sign: attack, HP, speed.
import type { Box, Brush } from '../../../picture/brush.ts'
import { swords } from '../../../picture/signs.ts'
import { bolt, heart } from './signs.ts'

/** What a general brings. */
export interface GeneralNumbers {
  readonly attack: number
  readonly hp: number
  readonly speed: number
}

/** By the room for one of them: size of the sign and of the number, and where that begins. */
const SIZES = [
  { room: 84, sign: 40, number: 50, from: 46 },
  { room: 62, sign: 32, number: 44, from: 35 },
  { room: 56, sign: 26, number: 42, from: 28 },
  { room: 0, sign: 20, number: 40, from: 19 },
] as const

/** Draws them in thirds of a width, their middle at `y`. */
export function drawNumbers(
  brush: Brush,
  { attack, hp, speed }: GeneralNumbers,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
): void {
  const room = w / 3
  const { sign: side, number, from } = SIZES.find((size) => room >= size.room) ?? SIZES[3]
  for (const [index, [sign, n]] of (
    [
      [swords, attack],
      [heart, hp],
      [bolt, speed],
    ] as const
  ).entries()) {
    const left = x + index * room
    sign(brush, left + side / 2, y, side)
    brush.text(String(n), left + from, y, { size: number, weight: 800 })
  }
}
