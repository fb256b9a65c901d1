// The log and its checkpoints: written once, never changed. Those of a game that is over are packed some time later, and are
// read from there.
import type { GameEvent } from '../engine/game.ts'
import type { LogEntry } from '../engine/log.ts'
import { Prisma } from './generated/client.ts'
import type { LookTx, Tx } from './open.ts'
import { packedCheckpointNumbers, packedCheckpoints, packedEntries } from './packed-log.ts'

/** An entry with what it told. */
export interface EntryRow {
  readonly entry: LogEntry
  readonly events: readonly GameEvent[]
}

/** An entry to be appended, the interaction that caused it, and the state as text where it began a stage. */
export interface NewEntry extends EntryRow {
  readonly interaction?: string | undefined
  readonly checkpoint?: string
}

/**
 * Parts of a statement that append entries and their checkpoints, where a condition holds; numbers and interactions are unique, so a
 * second one of either fails.
 */
export function logging(
  gameId: string,
  entries: readonly NewEntry[],
  at: Date,
  where: Prisma.Sql,
): Prisma.Sql {
  const rows = entries.map(({ entry, events, interaction, checkpoint }) => ({
    number: entry.number,
    entry,
    events,
    interaction,
    state: checkpoint,
  }))
  return Prisma.sql`
    given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(number int, entry jsonb, events jsonb, interaction text, state text)),
    begun as (
      insert into checkpoints (game_id, number, state)
      select ${gameId}, number, state from given where state is not null and ${where}),
    logged as (
      insert into entries (game_id, number, entry, events, interaction, at)
      select ${gameId}, number, entry, events, interaction, ${at}::timestamp from given where ${where})`
}

/** Entries of a game from a number on, in order. */
export async function entriesFrom(tx: LookTx, gameId: string, from: number): Promise<EntryRow[]> {
  const found = await tx.$queryRaw<EntryRow[]>`
    select entry, events from entries where game_id = ${gameId} and number >= ${from} order by number`
  if (found.length > 0) return found
  return (await packedEntries(tx, gameId)).flatMap(({ entry, events }) =>
    entry.number < from ? [] : [{ entry, events }],
  )
}

/** Entries of a game after a moment, in order. */
export async function entriesSince(tx: LookTx, gameId: string, since: Date): Promise<EntryRow[]> {
  const found = await tx.$queryRaw<EntryRow[]>`
    select entry, events from entries where game_id = ${gameId} and number > coalesce((
      select number from entries where game_id = ${gameId} and at <= ${since} order by number desc limit 1), -1)
    order by number`
  if (found.length > 0) return found
  return (await packedEntries(tx, gameId)).flatMap(({ entry, events, at }) =>
    at > since ? [{ entry, events }] : [],
  )
}

/** Number of a game's last entry up to a moment; of its first one for a moment before that. */
export async function entryNumberAt(tx: LookTx, gameId: string, at: Date): Promise<number> {
  const [found] = await tx.$queryRaw<{ number: number }[]>`
    select number from entries where game_id = ${gameId} and at <= ${at} order by number desc limit 1`
  if (found) return found.number
  return (await packedEntries(tx, gameId)).findLast((packed) => packed.at <= at)?.entry.number ?? 0
}

/** Who has answered for each seat of a game, in any order: its member, time, a stand-in and so on. */
export async function whoAnswered(
  tx: LookTx,
  gameId: string,
): Promise<readonly { readonly seat: number; readonly by: LogEntry['by'] }[]> {
  const found = await tx.$queryRaw<{ seat: number; by: LogEntry['by'] }[]>`
    select distinct (entry ->> 'seat')::int as seat, entry ->> 'by' as by from entries
    where game_id = ${gameId} and entry ->> 'kind' = 'answer'`
  if (found.length > 0) return found
  const packed = (await packedEntries(tx, gameId)).map(({ entry }) => entry)
  return packed.flatMap((entry) => (entry.kind === 'answer' ? [{ seat: entry.seat, by: entry.by }] : []))
}

/** The last entries of a game in play up to a number, newest first, with when they were taken. */
export async function movesUpTo(
  tx: LookTx,
  gameId: string,
  number: number,
  most: number,
): Promise<{ readonly entry: LogEntry; readonly at: Date }[]> {
  return tx.$queryRaw`
    select entry, at from entries
    where game_id = ${gameId} and number <= ${number} order by number desc limit ${most}`
}

/** When the last entry of a game's log was taken. */
export async function lastMoveAt(
  tx: Tx,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Date | undefined> {
  const entry = await tx.entry.findUnique({
    where: { gameId_number: { gameId: id, number } },
    select: { at: true },
  })
  return entry?.at
}

/** Whether an interaction has been answered with an entry already. */
export async function hasInteraction(tx: LookTx, interaction: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`select 1 from entries where interaction = ${interaction}`
  return found.length > 0
}

/** A stage's checkpoint, and its log up to an entry, in order. */
export interface StageRow {
  readonly checkpoint: string
  readonly log: readonly LogEntry[]
}

/**
 * A stage of a game from the entry that began it up to another one.
 * @throws when there is no such stage
 */
export async function stageRow(tx: LookTx, gameId: string, stage: number, upTo: number): Promise<StageRow> {
  const [found] = await tx.$queryRaw<StageRow[]>`
    select state as checkpoint, (
      select coalesce(json_agg(entry order by number), '[]') from entries
      where game_id = ${gameId} and number between ${stage} and ${upTo}) as log
    from checkpoints where game_id = ${gameId} and number = ${stage}`
  if (found) return found
  const checkpoint = await packedCheckpoint(tx, gameId, stage)
  const entries = (await packedEntries(tx, gameId)).map(({ entry }) => entry)
  return { checkpoint, log: entries.filter(({ number }) => number >= stage && number <= upTo) }
}

/** The checkpoint of an entry. Throws when there is none. */
export async function checkpointAt(tx: LookTx, gameId: string, number: number): Promise<string> {
  const [found] = await tx.$queryRaw<{ state: string }[]>`
    select state from checkpoints where game_id = ${gameId} and number = ${number}`
  return found ? found.state : packedCheckpoint(tx, gameId, number)
}

async function packedCheckpoint(tx: LookTx, gameId: string, number: number): Promise<string> {
  const found = (await packedCheckpoints(tx, gameId, [number])).get(number)
  if (found === undefined) throw new Error(`game ${gameId} has no checkpoint ${number}`)
  return found
}

/**
 * Number of the last checkpoint of a game in play before an entry, also one that was taken back; `undefined` when there is
 * none.
 */
export async function checkpointBefore(
  tx: LookTx,
  gameId: string,
  number: number,
): Promise<number | undefined> {
  const [found] = await tx.$queryRaw<{ number: number }[]>`
    select number from checkpoints where game_id = ${gameId} and number < ${number} order by number desc limit 1`
  return found?.number
}

/** Numbers of the entries that have a checkpoint, in order, also of those that were taken back. */
export async function checkpointNumbers(tx: Tx, gameId: string): Promise<number[]> {
  const found = await tx.checkpoint.findMany({
    where: { gameId },
    orderBy: { number: 'asc' },
    select: { number: true },
  })
  return found.length > 0 ? found.map(({ number }) => number) : packedCheckpointNumbers(tx, gameId)
}

/** Checkpoints of a game by entry number: all of them, or at least these. */
export async function checkpointsOf(
  tx: Tx,
  gameId: string,
  wanted?: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const number = wanted && { in: [...wanted] }
  const found = await tx.checkpoint.findMany({ where: { gameId, ...(number && { number }) } })
  if (found.length === 0) return packedCheckpoints(tx, gameId, wanted)
  return new Map(found.map(({ number, state }) => [number, state]))
}
