// Processes: who of them does what.
import { type HostContext, inContext } from '../table/context.ts'
import * as sharing from './sharing.ts'

export const processService = (context: HostContext) =>
  inContext(context, sharing, 'claim', 'lease', 'release', 'noteAway')
