// All positions of Dynasties of China: `npm run sense -- dynasties`.
import type { Position } from '../../../support/sense.ts'
import { attacking } from './attacking.ts'
import { growing } from './growing.ts'

export const positions: readonly Position[] = [...growing, ...attacking]
