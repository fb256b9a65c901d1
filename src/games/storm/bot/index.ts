// The computer players of this game by strength, weakest first.
import type { Policy } from '../../../engine/game.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { StormView } from '../view.ts'
import { casual } from './casual.ts'
import { steady } from './steady.ts'

/** Both decide on what their seat knows alone. */
export const computers = { normal: casual, hard: { ...steady, pace: 1600 } } satisfies Partial<
  Record<Strength, Policy<StormView>>
>
