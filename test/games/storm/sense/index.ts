// All positions of Storm over the Three Kingdoms: `npm run sense -- storm`.
import type { Position } from '../../../support/sense.ts'
import { attacking } from './attacking.ts'
import { marching } from './marching.ts'
import { reckoning } from './reckoning.ts'
import { recruiting } from './recruiting.ts'
import { replying } from './replying.ts'

export const positions: readonly Position[] = [
  ...marching,
  ...attacking,
  ...replying,
  ...recruiting,
  ...reckoning,
]
