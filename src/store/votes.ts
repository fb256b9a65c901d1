// Votes and what each seat said to them.
import type { Vote } from './generated/client.ts'
import { fromColumn, toColumn } from './json.ts'
import type { MoveTx, Tx } from './open.ts'

/** A vote as stored, with its ballots; `D` is the host's. */
export interface VoteRow<D = unknown> {
  readonly id: string
  readonly gameId: string
  readonly kind: string
  readonly seat: number | null
  readonly data: D
  readonly electorate: readonly number[]
  readonly unanimous: boolean
  readonly status: 'open' | 'carried' | 'refused' | 'lapsed' | 'void'
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
}

/** A vote by its id. */
export async function findVote<D>(tx: Tx, id: string): Promise<VoteRow<D> | undefined> {
  const [found] = await rowsWhere<D>(tx, { id })
  return found
}

/** Votes of a game that are not decided yet, oldest first. */
export const openVotes = <D>(tx: Tx, gameId: string): Promise<VoteRow<D>[]> =>
  rowsWhere(tx, { gameId, status: 'open' })

/** Votes of a game on what one seat proposed (`null`: its host, who has none) that were refused, oldest first. */
export const refusedVotes = <D>(
  tx: Tx,
  { id: gameId }: { readonly id: string },
  { kind, seat }: { readonly kind: string; readonly seat: number | null },
): Promise<VoteRow<D>[]> => rowsWhere(tx, { gameId, status: 'refused', kind, seat })

async function rowsWhere<D>(
  tx: Tx,
  where: { id?: string; gameId?: string; status?: string; kind?: string; seat?: number | null },
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

/** Changes how a vote stands, with what it is about if that has changed too. */
export async function setVoteStatus(
  tx: Tx,
  id: string,
  status: VoteRow['status'],
  data?: unknown,
): Promise<void> {
  await tx.vote.update({
    where: { id },
    data: { status, ...(data !== undefined && { data: toColumn(data) }) },
  })
}

/** Makes the open votes of a game void, those of a kind alone if one is named; their ids, the oldest first. */
export async function voidOpenVotes(tx: MoveTx, gameId: string, kind?: string): Promise<string[]> {
  const votes = await tx.$queryRaw<Pick<Vote, 'id'>[]>`
    with voided as (
      update votes set status = 'void' where game_id = ${gameId} and status = 'open'
        and (${kind ?? null}::text is null or kind = ${kind ?? null}) returning id, at)
    select id from voided order by at`
  return votes.map(({ id }) => id)
}

/** Makes open votes void that offer a seat to a member, or would; in one game if it is named. */
export const voidVotesFor = (
  tx: Tx,
  newcomer: string,
  gameId?: string,
): Promise<{ id: string; game: string }[]> =>
  tx.$queryRaw`
    update votes set status = 'void' where newcomer = ${newcomer} and status = 'open'
      and (${gameId ?? null}::text is null or game_id = ${gameId ?? null}) returning id, game_id as game`

/** Takes a seat out of a vote. */
export async function narrowVote(
  tx: Tx,
  id: string,
  electorate: readonly number[],
  seat: number,
): Promise<void> {
  await tx.vote.update({ where: { id }, data: { electorate: toColumn(electorate) } })
  await tx.ballot.deleteMany({ where: { voteId: id, seat } })
}

/** Remembers the message in which a vote is posted. */
export async function setVoteMessage(tx: Tx, id: string, channel: string, message: string): Promise<void> {
  await tx.vote.update({ where: { id }, data: { channel, message } })
}
