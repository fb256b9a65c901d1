// The computer players of this game by strength, weakest first.
import type { Policy } from '../../../engine/game.ts'
import { easierThan } from '../../../engine/policy.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { MeowView } from '../view/view.ts'
import { hard } from './hard.ts'
import { normal } from './normal.ts'

/** Both decide on what their seat knows alone. */
export const computers = { easy: easierThan(normal, 3), normal, hard } satisfies Partial<
  Record<Strength, Policy<MeowView>>
>
