// Sittings: an agreed one is called off here; how one is agreed on is a vote.
import { type HostContext, inContext } from '../table/context.ts'
import * as callingOff from './calling-off.ts'

export { LONGEST_SITTING, type SittingInfo } from '../table/sitting.ts'

export const sittingService = (context: HostContext) => inContext(context, callingOff, 'callOff')
