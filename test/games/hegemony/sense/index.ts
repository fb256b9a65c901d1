// All positions of Kingdom Wars: `npm run sense -- hegemony`.
import type { Position } from '../../../support/sense.ts'
import { conceding } from './conceding.ts'
import { formation } from './formation.ts'
import { lastBattle } from './last-battle.ts'
import { markers } from './markers.ts'
import { momentum } from './momentum.ts'
import { reacting } from './reacting.ts'
import { reckoning } from './reckoning.ts'
import { revised } from './revised.ts'
import { sides } from './sides.ts'
import { starting } from './starting.ts'
import { striking } from './striking.ts'
import { transformation } from './transformation.ts'
import { tricks } from './tricks.ts'
import { watched } from './watched.ts'

export const positions: readonly Position[] = [
  ...striking,
  ...tricks,
  ...reacting,
  ...sides,
  ...conceding,
  ...markers,
  ...lastBattle,
  ...starting,
  ...watched,
  ...reckoning,
  ...revised,
  ...formation,
  ...momentum,
  ...transformation,
]
