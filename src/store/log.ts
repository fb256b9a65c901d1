// The log and its checkpoints: written once, never changed.
import type { GameEvent } from '../engine/game.ts'
import type { LogEntry } from '../engine/log.ts'
import { fromColumn } from './json.ts'
import type { Tx } from './open.ts'

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

/** Appends entries and their checkpoints; numbers and interactions are unique, so a second one of either fails. */
export async function insertEntries(
  tx: Tx,
  gameId: string,
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ entry, events, interaction, checkpoint }) => ({
    ...{ number: entry.number, entry, events, interaction, state: checkpoint },
  }))
  await tx.$executeRaw`
    with added as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(number int, entry jsonb, events jsonb, interaction text, state text)),
    begun as (
      insert into checkpoints (game_id, number, state)
      select ${gameId}, number, state from added where state is not null)
    insert into entries (game_id, number, entry, events, interaction, at)
    select ${gameId}, number, entry, events, interaction, ${at} from added`
}

/** Entries of a game from a number on, in order. */
export async function entriesFrom(tx: Tx, gameId: string, from: number): Promise<EntryRow[]> {
  const found = await tx.entry.findMany({
    where: { gameId, number: { gte: from } },
    orderBy: { number: 'asc' },
    select: { entry: true, events: true },
  })
  return found.map(({ entry, events }) => ({
    entry: fromColumn<LogEntry>(entry),
    events: fromColumn<readonly GameEvent[]>(events),
  }))
}

/** The last entries up to a number, newest first, with when they were taken. */
export async function movesUpTo(
  tx: Tx,
  gameId: string,
  number: number,
  most: number,
): Promise<{ readonly entry: LogEntry; readonly at: Date }[]> {
  const found = await tx.entry.findMany({
    where: { gameId, number: { lte: number } },
    orderBy: { number: 'desc' },
    take: most,
    select: { entry: true, at: true },
  })
  return found.map(({ entry, at }) => ({ entry: fromColumn<LogEntry>(entry), at }))
}

/** Whether an interaction has been answered with an entry already. */
export async function hasInteraction(tx: Tx, interaction: string): Promise<boolean> {
  return (await tx.entry.count({ where: { interaction } })) > 0
}

/** The checkpoint of an entry. Throws when there is none. */
export async function checkpointAt(tx: Tx, gameId: string, number: number): Promise<string> {
  const { state } = await tx.checkpoint.findUniqueOrThrow({ where: { gameId_number: { gameId, number } } })
  return state
}

/** Number of the last checkpoint before an entry, also one that was taken back; `undefined` when there is none. */
export async function checkpointBefore(tx: Tx, gameId: string, number: number): Promise<number | undefined> {
  const found = await tx.checkpoint.findFirst({
    where: { gameId, number: { lt: number } },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  return found?.number
}

/** Numbers of the entries that have a checkpoint, in order, also of those that were taken back. */
export async function checkpointNumbers(tx: Tx, gameId: string): Promise<number[]> {
  const found = await tx.checkpoint.findMany({
    where: { gameId },
    orderBy: { number: 'asc' },
    select: { number: true },
  })
  return found.map(({ number }) => number)
}

/** All checkpoints of a game by entry number. */
export async function checkpointsOf(tx: Tx, gameId: string): Promise<ReadonlyMap<number, string>> {
  const found = await tx.checkpoint.findMany({ where: { gameId } })
  return new Map(found.map(({ number, state }) => [number, state]))
}
