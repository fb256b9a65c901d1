// `npm run bench -- disk postgres://…`: what a finished game takes on disk, before and after it is packed, and what its
// packing and the reading of a packed game take.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import type { Game, Outcome } from '../../src/engine/game.ts'
import { startSession } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { askedAt, awaited } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { insertGame, insertPlayer } from '../../src/store/games.ts'
import type { NewEntry } from '../../src/store/log.ts'
import { storeMove } from '../../src/store/moves.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { packLog } from '../../src/store/packed-log.ts'
import { commandLine, print } from '../common/arguments.ts'
import { percentile } from '../common/cost.ts'
import { type Host, personAt } from './tables.ts'

const SEED = 'disk'
/** Seats at most. */
const SEATS = 8

/** Times that a page is looked at. */
const LOOKS = 15

/** Bytes of a random finished game of each title before and after packing, and the milliseconds of its last page. */
async function diskBench(url: string) {
  const schema = `disk_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema })
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  const host = openHost({
    store,
    titles: TITLES,
    clock: { now: () => new Date() },
    log: pino({ level: 'fatal' }),
  })
  const games: Record<string, unknown> = {}
  try {
    for (const [title, { game }] of Object.entries(TITLES)) {
      const seats = Math.min(SEATS, game.seats.max)
      const answers = await storePlayed(store, game, seats)
      const [log, checkpoints] = [
        await bytesOf(client, 'entries', title),
        await bytesOf(client, 'checkpoints', title),
      ]
      const pageMs = await lastPageMs(host, title)
      const begun = performance.now()
      await store.transaction((tx) => packLog(tx, title))
      const packMs = Math.round(performance.now() - begun)
      const packed = await bytesOf(client, 'packed_logs', title)
      games[title] = {
        seats,
        answers,
        bytes: log + checkpoints,
        log,
        checkpoints,
        packed,
        packMs,
        pageMs,
        packedPageMs: await lastPageMs(host, title),
      }
    }
  } finally {
    await store.close()
    await client.query(`drop schema ${schema} cascade`)
    await client.end()
  }
  return games
}

/** A random game that was played to its end, under its title's name; how many entries its log has. */
async function storePlayed(store: Store, game: Game, seats: number): Promise<number> {
  const { entries, outcome } = playedOut(game, seats)
  const now = new Date()
  await insertGame(store.db, {
    id: game.id,
    title: game.id,
    guild: 'g',
    channel: 'c',
    host: '0',
    language: 'en',
    pace: null,
    options: defaultOptions(game),
    seats,
    secret: 's',
    commitment: 's',
    createdAt: now,
  })
  const nobody = {
    computer: 'random',
    member: null,
    standIn: null,
    standInSince: null,
    join: null,
    clientSeed: null,
  }
  for (let seat = 0; seat < seats; seat++)
    await insertPlayer(store.db, game.id, { ...nobody, seat, name: `${seat}` })
  const over = {
    status: 'finished',
    outcome,
    seed: SEED,
    number: entries.length - 1,
    startedAt: now,
    finishedAt: now,
  } as const
  const move = { entries, at: now, change: over, answered: [], jobs: [] }
  await storeMove(store.db, { id: game.id, version: 0 }, move)
  return entries.length
}

/** Bytes of a game's rows in a table as they lie there, compressed by the database or not at all. */
async function bytesOf(client: pg.Client, table: string, game: string): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from ${table} t where game_id = $1`,
    [game],
  )
  return rows[0]?.bytes ?? 0
}

/** The middle time of a look at a game's last page, in milliseconds. */
async function lastPageMs(host: Host, game: string): Promise<number> {
  const took: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    const begun = performance.now()
    const page = await host.history.page(game, personAt(1), { viewer: 'public' })
    if (!page.ok) throw new Error(`${game} has no last page`)
    took.push(performance.now() - begun)
  }
  return Number(percentile(took, 50).toFixed(1))
}

function playedOut(game: Game, seats: number): { entries: NewEntry[]; outcome: Outcome } {
  const { run, step } = startSession(game, { seats, options: defaultOptions(game), seed: SEED })
  const entries: NewEntry[] = [step]
  while (!run.outcome) {
    const seat = awaited(run)[0]?.seat ?? 0
    const choice = decideBy(game, run, seat, randomPolicy, []) ?? []
    const taken = run.take({ kind: 'answer', by: 'member', seat, opened: askedAt(run, seat) ?? -1, choice })
    if (typeof taken === 'string') throw new Error(`${game.id}: ${taken}`)
    entries.push(taken)
  }
  return { entries, outcome: run.outcome }
}

const line = commandLine({})
print(await diskBench(line.server()), line.json)
