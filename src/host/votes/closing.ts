// Votes that come to nothing: the game has moved on, the table has changed, or nobody cared for days.
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { findVote, openVotes, setVoteStatus } from '../../store/votes.ts'
import type { Handler } from '../agenda.ts'
import type { Job } from '../posts/types.ts'
import type { GameId } from '../types.ts'
import type { VoteKind } from './types.ts'

/** Makes the open votes of a game void, those of a `kind` alone if one is named; what must be drawn anew. */
export async function voidVotes(tx: Tx, game: GameId, kind?: VoteKind): Promise<Job[]> {
  const jobs: Job[] = []
  for (const vote of await openVotes(tx, game)) {
    if (kind !== undefined && vote.kind !== kind) continue
    await setVoteStatus(tx, vote.id, 'void')
    jobs.push({ kind: 'vote', vote: vote.id })
  }
  return jobs
}

/** The kind of task at which a vote has been open for too long; its key is the vote's id. */
export const VOTE_ENDS = 'vote-ends'

/** Nobody cared: the vote is void. */
export const endVote: Handler = async (tx, context, { game, key }) => {
  const vote = await findVote(tx, key)
  if (vote?.status !== 'open') return
  await setVoteStatus(tx, key, 'void')
  await enqueue(tx, game, [{ kind: 'vote', vote: key }], context.clock.now())
}
