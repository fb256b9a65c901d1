// Closes the open votes of a game that a move, or something from outside, has overtaken.
import type { MoveTx } from '../../store/open.ts'
import { voidOpenVotes } from '../../store/votes.ts'
import type { Job } from './posts.ts'
import type { GameId } from './types.ts'

/** What is voted on; an offer is put to a newcomer alone. */
export type VoteKind = 'undo' | 'pause' | 'resume' | 'cancel' | 'sitting' | 'replace' | 'offer'

/** The kind of task at which a vote's time is over; its key is the vote's id. */
export const VOTE_ENDS = 'vote-ends'

/** Makes the open votes of a game void, those of a `kind` alone if one is named; what must be drawn anew. */
export async function voidVotes(tx: MoveTx, game: GameId, kind?: VoteKind): Promise<Job[]> {
  return (await voidOpenVotes(tx, game, kind)).map((vote) => ({ kind: 'vote', vote }))
}
