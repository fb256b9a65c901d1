// The computer players of this game by strength, weakest first.
import type { Policy } from '../../../engine/game.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { HegemonyView } from '../view/view.ts'
import { easy } from './easy.ts'
import { hard } from './hard.ts'
import { normal } from './normal.ts'

/** All decide on what their seat knows alone. */
export const computers = { easy, normal, hard } satisfies Partial<Record<Strength, Policy<HegemonyView>>>
