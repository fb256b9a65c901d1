// Closes a vote that nobody has decided for days.
import { enqueue } from '../../store/outbox.ts'
import { findVote, setVoteStatus } from '../../store/votes.ts'
import type { Handler } from '../table/agenda.ts'

/** The kind of task at which a vote has been open for too long; its key is the vote's id. */
export const VOTE_ENDS = 'vote-ends'

/** Nobody cared: the vote is void. */
export const endVote: Handler = async (tx, context, { game, key }) => {
  const vote = await findVote(tx, key)
  if (vote?.status !== 'open') return
  await setVoteStatus(tx, key, 'void')
  await enqueue(tx, game, [{ kind: 'vote', vote: key }], context.clock.now())
}
