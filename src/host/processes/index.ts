// Processes: who of them does what.
import { type HostContext, inContext } from '../table/context.ts'
import * as sharing from './leases.ts'

export { holdsLease, lease, release } from './leases.ts'
export { leaseOf, SHARDS } from './shards.ts'

export const processService = (context: HostContext) =>
  inContext(context, sharing, 'claim', 'lease', 'holdsLease', 'release', 'noteAway')
