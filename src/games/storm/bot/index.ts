// The computer players of this game by strength, weakest first.
import type { Policy } from '../../../engine/game.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { StormView } from '../view/view.ts'
import { hard } from './hard.ts'
import { easy, normal } from './normal.ts'

/** All decide on what their seat knows alone. */
export const computers = { easy, normal, hard: { ...hard, pace: 1600 } } satisfies Partial<
  Record<Strength, Policy<StormView>>
>
