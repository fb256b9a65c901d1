// All positions of Record of the Three Kingdoms: `npm run sense -- records`.
import type { Position } from '../../../support/sense.ts'
import { acting } from './acting.ts'
import { choosing } from './choosing.ts'
import { fighting } from './fighting.ts'
import { scheming } from './scheming.ts'

export const positions: readonly Position[] = [...acting, ...scheming, ...fighting, ...choosing]
