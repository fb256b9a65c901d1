// The past: a game's story, its steps, and the file that proves it.
import { type HostContext, inContext } from '../table/context.ts'
import * as filming from './footage.ts'
import * as history from './history.ts'
import * as records from './records.ts'

export { openVerifier, verifierHere } from '../table/verifier.ts'
export type { Footage } from './footage.ts'
export type { HistoryCall, HistoryPage } from './history.ts'

export const historyService = (context: HostContext) => ({
  ...inContext(context, records, 'story', 'storyOf', 'exportOf', 'verify'),
  ...inContext(context, filming, 'footage'),
  ...inContext(context, history, 'page', 'opened'),
})
