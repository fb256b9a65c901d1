// Votes: what a table decides together.
import { type HostContext, inContext } from '../table/context.ts'
import * as votes from './votes.ts'

export type { Proposal, VoteInfo } from './types.ts'

export const voteService = (context: HostContext) =>
  inContext(context, votes, 'propose', 'cast', 'find', 'savePost')
