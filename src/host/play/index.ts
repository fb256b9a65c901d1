// Play: looking at a running game, answering, and leaving it.
import { type HostContext, inContext } from '../table/context.ts'
import * as drafts from './drafts.ts'
import * as leaving from './leaving.ts'
import * as play from './play.ts'
import * as rehearsing from './rehearsing.ts'
import * as visiting from './visiting.ts'

export { type Experts, openExperts, type ThoughtFacts } from '../table/experts.ts'
export { NOTHING_PICKED } from './drafts.ts'

export const playService = (context: HostContext) => ({
  ...inContext(context, play, 'answer', 'getView', 'getPublic'),
  ...inContext(context, rehearsing, 'rehearse'),
  ...inContext(context, visiting, 'visit'),
  ...inContext(context, drafts, 'draft', 'saveDraft'),
  ...inContext(context, leaving, 'checkResign', 'resign', 'resume'),
})
