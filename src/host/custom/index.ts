// Custom content: the set of cards and questions that a server has made for a game, and a private game to try it.
import { type HostContext, inContext } from '../table/context.ts'
import * as sets from './sets.ts'
import * as trials from './trials.ts'

export type { ServerSet } from './sets.ts'

export const customService = (context: HostContext) => ({
  ...inContext(context, sets, 'find', 'save', 'drop'),
  ...inContext(context, trials, 'tryOut'),
})
