// Looks after tables whose members have gone, or which nobody plays.
import { type HostContext, inContext } from '../table/context.ts'
import * as claiming from './claiming.ts'
import * as closing from './closing.ts'
import * as departures from './departures.ts'
import * as silence from './silence.ts'

export { CLAIMS, type Claim } from './claiming.ts'
export { REASON_LENGTH } from './closing.ts'

export const upkeepService = (context: HostContext) => ({
  ...inContext(context, departures, 'toLookUp', 'goneFrom'),
  ...inContext(context, silence, 'keep'),
  ...inContext(context, claiming, 'claim', 'claimant'),
  ...inContext(context, closing, 'close'),
})
