// Votes and what each seat said to them.
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'
import { forgetSurroundings, surroundingsOf } from './surroundings.ts'

/** A vote as stored, with its ballots; `D` is the host's. */
export interface VoteRow<D = unknown> {
  readonly id: string
  readonly gameId: string
  readonly kind: string
  readonly seat: number | null
  readonly data: D
  readonly electorate: readonly number[]
  readonly unanimous: boolean
  readonly status: 'open' | 'carried' | 'refused' | 'void'
  readonly at: Date
  readonly channel: string | null
  readonly message: string | null
  readonly ballots: readonly { readonly seat: number; readonly yes: boolean }[]
}

const include = { ballots: { select: { seat: true, yes: true } } } as const

/** Stores a new vote without ballots; of a seat that changes hands it says who comes and who sat there. */
export async function insertVote(
  tx: Tx,
  {
    data,
    electorate,
    ...plain
  }: Omit<VoteRow, 'ballots' | 'channel' | 'message'> & {
    readonly newcomer: string | null
    readonly leaver: string | null
  },
): Promise<void> {
  await tx.vote.create({ data: { ...plain, data: toColumn(data), electorate: toColumn(electorate) } })
  forgetSurroundings(tx)
}

/** A vote by its id. */
export async function findVote<D>(tx: Tx, id: string): Promise<VoteRow<D> | undefined> {
  const [found] = await rowsWhere<D>(tx, { id })
  return found
}

/** Votes of a game that are not decided yet, oldest first. */
export const openVotes = async <D>(tx: Tx, gameId: string): Promise<VoteRow<D>[]> =>
  (await surroundingsOf(tx, gameId)).voting ? rowsWhere(tx, { gameId, status: 'open' }) : []

async function rowsWhere<D>(
  tx: Tx,
  where: { id?: string; gameId?: string; status?: string },
): Promise<VoteRow<D>[]> {
  const found = await tx.vote.findMany({ where, include, orderBy: { at: 'asc' } })
  return found.map(({ data, electorate, status, ...plain }) => ({
    ...plain,
    data: fromColumn<D>(data),
    electorate: fromColumn<number[]>(electorate),
    status: status as VoteRow['status'],
  }))
}

/** Stores what a seat says; a second word of the same seat fails. */
export async function insertBallot(tx: Tx, voteId: string, seat: number, yes: boolean): Promise<void> {
  await tx.ballot.create({ data: { voteId, seat, yes } })
}

/** Changes how a vote stands. */
export async function setVoteStatus(tx: Tx, id: string, status: VoteRow['status']): Promise<void> {
  await tx.vote.update({ where: { id }, data: { status } })
  forgetSurroundings(tx)
}

/** Remembers the message in which a vote is posted. */
export async function setVoteMessage(tx: Tx, id: string, channel: string, message: string): Promise<void> {
  await tx.vote.update({ where: { id }, data: { channel, message } })
}
