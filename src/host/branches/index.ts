// Branches: private games that are played on from a moment of a finished one. Answers go through `play`.
import { type HostContext, inContext } from '../table/context.ts'
import * as branches from './branches.ts'
import * as comparing from './comparing.ts'
import * as moment from './moment.ts'

export type { Comparison } from './comparing.ts'

export const branchService = (context: HostContext) => ({
  ...inContext(context, branches, 'begin', 'current'),
  ...inContext(context, moment, 'stepOf'),
  ...inContext(context, comparing, 'compare', 'startIsSame'),
})
