// `npm run bench -- store --url postgres://…`: what an answer costs the host on PostgreSQL, beside the same rows written
// by the plain driver with the same work of the kernel, at so many games at once.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { resume, type Snapshot, type Step, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { type Move, moveOf } from '../../src/engine/log.ts'
import { askedAt, awaited, playerView, tokenOf } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { type Cost, costOf, median } from './cost.ts'
import { countStatements } from './statements.ts'

/** Answers timed in each game. */
const ANSWERS = 24
const SEATS = 4
const { game } = TITLES.records ?? {}

type Host = ReturnType<typeof openHost>

/** An answer worked out beforehand: who gives it to what, and what the kernel makes of it. */
interface Planned {
  readonly person: { readonly id: string; readonly name: string }
  readonly token: string
  readonly choice: readonly string[]
  /** The game at rest before it, and what it did. */
  readonly rest: Snapshot
  readonly step: Step
}

type Answer = Move & { readonly kind: 'answer' }

interface Table {
  readonly id: string
  readonly plan: readonly Planned[]
}

const personAt = (seat: number) => ({ id: `10000000000000${1000 + seat}`, name: `Member ${seat}` })

/** Opens a game of four members and plays ahead what they will answer. */
async function openTable(store: Store, host: Host, number: number): Promise<Table> {
  if (!game) throw new Error('the game is not there')
  const lobby = await host.lobby.open({
    ...{ title: 'records', seats: SEATS, language: 'en', options: {}, person: personAt(0) },
    ...{ guild: 'g', channel: `c${number}`, interaction: `open ${number}` },
  })
  if (!lobby.ok) throw new Error('no lobby')
  const { id } = lobby.value
  for (const seat of [1, 2, 3]) await host.lobby.join(id, personAt(seat), `join ${number} ${seat}`)
  await host.lobby.start(id, personAt(0))
  const { seed, options } = await store.db.game.findUniqueOrThrow({ where: { id } })
  const setting = { seats: SEATS, options: options as never, seed: seed ?? '' }
  const { run, step } = startSession(game, setting)
  let rest = snapshotAfter(setting, undefined, step)
  const plan: Planned[] = []
  while (plan.length < ANSWERS) {
    const seat = awaited(run)[0]?.seat ?? 0
    const opened = askedAt(run, seat) ?? -1
    const choice = decideBy(game, run, seat, randomPolicy, [])
    if (!choice) throw new Error('nobody answers')
    const taken = run.take({ kind: 'answer', by: 'member', seat, opened, choice })
    if (typeof taken === 'string') throw new Error(taken)
    plan.push({
      person: personAt(seat),
      token: tokenOf(setting.seed, opened, seat),
      choice,
      rest,
      step: taken,
    })
    rest = snapshotAfter(setting, rest, taken)
  }
  return { id, plan }
}

/** The answers of a table through the host, one after the other. */
async function playByHost(host: Host, { id, plan }: Table): Promise<void> {
  for (const [number, { person, token, choice }] of plan.entries()) {
    const interaction = `answer ${id} ${number}`
    const result = await host.play.answer({ game: id, person, token, choice, interaction })
    if (!result.ok) throw new Error(`answer ${number} is refused: ${result.refusal.key}`)
  }
}

/** The same rows by the plain driver: the game is read, revived and moved, and what follows is written. */
async function playByDriver(pool: pg.Pool, schema: string, { id, plan }: Table): Promise<void> {
  if (!game) return
  const copy = `copy-${id}`
  for (const [number, { rest, step, person }] of plan.entries()) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select * from ${schema}.games where id = $1`, [copy])
      await client.query(`select * from ${schema}.sitters where game_id = $1`, [copy])
      const session = resume(game, rest)
      const { by, seat, opened, choice } = moveOf(step.entry) as Answer
      const taken = session.take({ kind: 'answer', by, seat, opened, choice })
      if (typeof taken === 'string') throw new Error(taken)
      playerView(game, session, Number(person.id.slice(-1)))
      await client.query(
        `insert into ${schema}.entries (game_id, number, entry, events, interaction, at) values ($1, $2, $3, $4, $5, now())`,
        [
          copy,
          taken.entry.number,
          JSON.stringify(taken.entry),
          JSON.stringify(taken.events),
          `${copy} ${number}`,
        ],
      )
      if (taken.checkpoint !== undefined)
        await client.query(`insert into ${schema}.checkpoints (game_id, number, state) values ($1, $2, $3)`, [
          ...[copy, taken.entry.number, taken.checkpoint],
        ])
      await client.query(`update ${schema}.games set number = $2, version = version + 1 where id = $1`, [
        ...[copy, taken.entry.number],
      ])
      await client.query(
        `insert into ${schema}.jobs (subject_kind, subject_id, lane, kind, due, payload)
         values ('game', $1, 'posts', 'story', now(), $2), ('game', $1, 'posts', 'prompt', now(), '{}')`,
        [copy, JSON.stringify(taken.events)],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** Rows for the plain driver to write to: each game once more under another name. */
const copied = (schema: string) => `
  insert into ${schema}.games (id, title, status, guild, channel, host, language, options, seats, secret, seal, seed)
  select 'copy-' || id, title, 'copy', guild, channel, host, language, options, seats, secret, seal, seed
  from ${schema}.games where status = 'playing';
  insert into ${schema}.sitters (game_id, seat, name, member)
  select 'copy-' || game_id, seat, name, member from ${schema}.sitters where game_id not like 'copy-%'`

/** Costs at so many games at once, rounds interleaved. */
export async function storeBench(url: string, rounds: number) {
  const atOnce: Record<string, unknown> = {}
  let [statements, cpuMs, worst] = [0, 0, Number.POSITIVE_INFINITY]
  for (const games of [1, 8, 32]) {
    const found = await measured(url, games, rounds)
    atOnce[games] = found
    worst = Math.min(worst, found.ratio)
    if (games === 1) ({ statements, cpuMs } = found)
  }
  return { ratio: worst, statements, cpuMs, atOnce }
}

async function measured(url: string, games: number, rounds: number) {
  const schema = `bench_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema })
  const counted = countStatements()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const clock = { now: () => new Date() }
  const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'fatal' }) })
  const [ours, theirs]: [Cost[], Cost[]] = [[], []]
  try {
    for (let round = -1; round < rounds; round++) {
      const tables: Table[] = []
      for (let at = 0; at < games; at++) tables.push(await openTable(store, host, (round + 1) * games + at))
      await pool.query(`delete from ${schema}.games where status = 'copy'`)
      await pool.query(copied(schema))
      counted.start()
      const mine = await costOf(async () => {
        await Promise.all(tables.map((table) => playByHost(host, table)))
      })
      counted.stop()
      const plain = await costOf(async () => {
        await Promise.all(tables.map((table) => playByDriver(pool, schema, table)))
      })
      if (round >= 0) ours.push(mine)
      if (round >= 0) theirs.push(plain)
    }
  } finally {
    await pool.query(`drop schema ${schema} cascade`)
    await pool.end()
    await store.close()
  }
  const answers = games * ANSWERS
  const of = (costs: readonly Cost[], what: keyof Cost) => median(costs.map((cost) => cost[what])) / answers
  const rounded = (number: number) => Number(number.toFixed(2))
  return {
    ratio: rounded(of(theirs, 'wall') / of(ours, 'wall')),
    statements: rounded(counted.total() / (answers * (rounds + 1))),
    cpuMs: rounded(of(ours, 'cpu')),
    wallMs: rounded(of(ours, 'wall')),
    driver: { cpuMs: rounded(of(theirs, 'cpu')), wallMs: rounded(of(theirs, 'wall')) },
  }
}
