// All positions of Meow Wars: `npm run sense -- meow`.
import type { Position } from '../../../support/sense.ts'
import { clashing } from './clashing.ts'
import { visiting } from './visiting.ts'

export const positions: readonly Position[] = [...clashing, ...visiting]
