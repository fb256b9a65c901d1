// Votes, for the floors above: what a table decides together.
import { setVoteMessage } from '../../store/votes.ts'
import { type HostContext, inContext } from '../context.ts'
import type { GameId, Person, Result } from '../types.ts'
import type { Proposal, Proposed, VoteInfo } from './types.ts'
import { castVote, propose, voteInfo } from './votes.ts'

export type { Proposal, VoteInfo } from './types.ts'

/** Everything about votes. */
export interface VoteService {
  /** Does at once what nobody else has a say in, or puts it to a vote of those at the table. */
  propose(game: GameId, person: Person, proposal: Proposal, interaction?: string): Promise<Result<Proposed>>
  /** Takes what a person says to a vote, or to the offer of a seat: once. */
  cast(vote: string, person: Person, yes: boolean): Promise<Result<VoteInfo>>
  find(vote: string): Promise<VoteInfo | undefined>
  /** Remembers the message in which a vote is posted. */
  savePost(vote: string, channel: string, message: string): Promise<void>
}

const savePost = (
  { store }: HostContext,
  ...[vote, channel, message]: Parameters<VoteService['savePost']>
): Promise<void> => setVoteMessage(store.db, vote, channel, message)

export const voteService = (context: HostContext): VoteService =>
  inContext(context, { propose, cast: castVote, find: voteInfo, savePost })
