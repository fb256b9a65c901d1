// Takes a seat out of open votes when its member has gone.
import { findGame } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { narrowVote, openVotes, setVoteStatus } from '../../store/votes.ts'
import type { HostContext } from '../table/context.ts'
import type { GameId } from '../table/types.ts'
import { type Vote, verdictOf } from './counting.ts'
import { carry, close, told } from './deciding.ts'
import type { About } from './proposing.ts'

/** Counts a game's open votes without a seat; what it proposed itself is void. */
export async function withoutVoter(tx: Tx, context: HostContext, game: GameId, seat: number): Promise<void> {
  for (const vote of await openVotes<About>(tx, game)) {
    // Of a seat its member alone says yes or no.
    const isOwn = vote.kind === 'replace' && vote.unanimous && vote.electorate.includes(seat)
    if (vote.seat === seat || isOwn) {
      await setVoteStatus(tx, vote.id, 'void')
      await enqueue(tx, game, [{ kind: 'vote', vote: vote.id }], context.clock.now())
    } else if (vote.electorate.includes(seat)) await recount(tx, context, vote, seat)
  }
}

async function recount(tx: Tx, context: HostContext, before: Vote, seat: number): Promise<void> {
  // What the vote before this one came to has changed the game.
  const row = await findGame(tx, before.gameId)
  if (!row) return
  const vote = {
    ...before,
    electorate: before.electorate.filter((each) => each !== seat),
    ballots: before.ballots.filter((each) => each.seat !== seat),
  }
  await narrowVote(tx, vote.id, vote.electorate, seat)
  const verdict = verdictOf(vote)
  if (verdict === 'carried') await carry(tx, context, row, vote)
  else if (verdict) await close(tx, context, row, vote, verdict)
  else await told(tx, context, row, vote)
}
