// The log of a game that is over, compressed: its entries as one text, and its checkpoints, which differ little from one
// to the next, some together. Nothing of them is left out, so that a game is proved and read under any later rules.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { GameEvent } from '../engine/game.ts'
import type { LogEntry } from '../engine/log.ts'
import type { PackedLog } from './generated/client.ts'
import { scheduleJob } from './jobs.ts'
import type { LookTx, MoveTx, Tx } from './open.ts'

/** The kind of the job that packs a game's log, and its lane. */
export const PACK = 'pack'

/** How long after its end, in milliseconds: by then nobody asks which interaction brought which move. */
const AFTER_END = 60 * 60_000

/** An entry with what it told, and when it was taken. */
export interface PackedEntry {
  readonly entry: LogEntry
  readonly events: readonly GameEvent[]
  readonly at: Date
}

/** A game is over: its log is packed some time later. */
export const schedulePacking = (tx: MoveTx, game: string, over: Date): Promise<void> =>
  scheduleJob(tx, {
    subject: { kind: 'game', id: game },
    kind: PACK,
    key: '',
    due: new Date(over.getTime() + AFTER_END),
    payload: null,
  })

/** Checkpoints lie together up to so many characters: one that is looked for costs the reading of so many. */
const TOGETHER = 1_000_000

/** Twice as fast as better ones, which save a twentieth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const compressed = (text: string): Promise<Buffer> => promisify(brotliCompress)(text, { params })
const textOf = async (data: Uint8Array): Promise<string> => String(await promisify(brotliDecompress)(data))

/** Checkpoints are JSON without spaces: none of them contains it. */
const BETWEEN = '\n'

interface Checkpoint {
  readonly number: number
  readonly state: string
}

/** Packs the log of a game that will not be changed any more; one that is packed, or was never begun, stays as it is. */
export async function packLog(tx: Tx, gameId: string): Promise<void> {
  const [{ entries } = { entries: null }] = await tx.$queryRaw<{ entries: string | null }[]>`
    select json_agg(json_build_array(entry, events, (extract(epoch from at) * 1000)::float8) order by number)::text
      as entries from entries where game_id = ${gameId}`
  if (entries === null) return
  const checkpoints = await tx.checkpoint.findMany({ where: { gameId }, orderBy: { number: 'asc' } })
  await add(tx, gameId, 'entries', 0, [], entries)
  for (const some of together(checkpoints)) {
    const numbers = some.map(({ number }) => number)
    await add(
      tx,
      gameId,
      'checkpoints',
      numbers[0] ?? 0,
      numbers,
      some.map(({ state }) => state).join(BETWEEN),
    )
  }
  await tx.entry.deleteMany({ where: { gameId } })
  await tx.checkpoint.deleteMany({ where: { gameId } })
}

async function add(
  tx: Tx,
  gameId: string,
  part: 'entries' | 'checkpoints',
  first: number,
  numbers: number[],
  text: string,
): Promise<void> {
  const data = new Uint8Array(await compressed(text))
  await tx.packedLog.create({ data: { gameId, part, first, numbers, data } })
}

/** Neighbours, in groups of about `TOGETHER` characters. */
function together(checkpoints: readonly Checkpoint[]): Checkpoint[][] {
  const groups: Checkpoint[][] = []
  let size = TOGETHER
  for (const checkpoint of checkpoints) {
    if (size + checkpoint.state.length > TOGETHER) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(checkpoint)
    size += checkpoint.state.length
  }
  return groups
}

/** The entries of a packed game, in order; none where it is not packed. */
export async function packedEntries(tx: LookTx, gameId: string): Promise<PackedEntry[]> {
  const [found] = await tx.$queryRaw<Pick<PackedLog, 'data'>[]>`
    select data from packed_logs where game_id = ${gameId} and part = 'entries'`
  if (!found) return []
  const rows = JSON.parse(await textOf(found.data)) as [LogEntry, readonly GameEvent[], number][]
  return rows.map(([entry, events, at]) => ({ entry, events, at: new Date(at) }))
}

/** Entry numbers of a packed game's checkpoints, in order. */
export async function packedCheckpointNumbers(tx: Tx, gameId: string): Promise<number[]> {
  const found = await tx.packedLog.findMany({
    where: { gameId, part: 'checkpoints' },
    orderBy: { first: 'asc' },
    select: { numbers: true },
  })
  return found.flatMap(({ numbers }) => numbers)
}

/** Checkpoints of a packed game by entry number: all of them, or those that lie together with some. */
export async function packedCheckpoints(
  tx: LookTx,
  gameId: string,
  wanted?: readonly number[],
): Promise<Map<number, string>> {
  const found = await tx.$queryRaw<Pick<PackedLog, 'numbers' | 'data'>[]>`
    select numbers, data from packed_logs where game_id = ${gameId} and part = 'checkpoints'
      and (${wanted ?? null}::int[] is null or numbers && ${wanted ?? null}::int[])`
  const parts = await Promise.all(
    found.map(async ({ numbers, data }) => {
      const states = (await textOf(data)).split(BETWEEN)
      return numbers.map((at, place) => [at, states[place] ?? ''] as const)
    }),
  )
  return new Map(parts.flat())
}
