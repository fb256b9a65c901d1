// Two bots, many tables, and everything that can happen to them; then what came of it.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { type Random, sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { type Counted, count } from './counting.ts'
import { answerOnce, openTables, play, type Table } from './crowd.ts'
import { type App, openApp } from './processes.ts'

/** What to try. */
export interface Wish {
  /** A PostgreSQL server; a database of its own is made there and dropped. */
  readonly url: string
  readonly kills: number
  readonly games: number
  /** How long the database is away once, in milliseconds. */
  readonly outage: number
  readonly seed: string
  readonly tell: (what: string) => void
}

/** What came of it; all but the first two are zero where nothing was lost. */
export interface Chaos extends Counted {
  readonly kills: number
  readonly gamesStuck: number
  readonly processDeathsUnprovoked: number
}

/** Requests whose answers are lost all the time, each n-th: Discord has done what was asked, and the bot never hears. */
const LOST: readonly (readonly [route: string, every: number])[] = [
  ['PATCH /channels/*/messages/*', 5],
  ['DELETE /channels/*/messages/*', 5],
  ['POST /channels/*/messages', 11],
  ['POST /interactions/*/*/callback', 23],
  ['PATCH /webhooks/**', 23],
]

/** Between two mishaps, in milliseconds. */
const BREATH = 2_500
/** How long a table may take until somebody's answer is in its log, in milliseconds: auto-answers wait for their moment. */
const STUCK = 90_000
/** How long everything may take until it is quiet again, in milliseconds. */
const QUIET = 180_000

/** Lets it all happen. @returns what was counted, and the last words of processes that ended by themselves */
export async function chaos(
  wish: Wish,
): Promise<{ readonly counted: Chaos; readonly words: readonly string[] }> {
  const name = `chaos_${randomBytes(4).toString('hex')}`
  await onServer(wish.url, `create database "${name}"`)
  const url = Object.assign(new URL(wish.url), { pathname: `/${name}` }).href
  const store = await openStore({ url })
  const sandbox = await openSandbox({ limits: { timeoutMs: 60_000, nonceWindow: 0 } })
  const host = openHost({
    store,
    titles: TITLES,
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
  })
  const app = await openApp(sandbox, url)
  try {
    return await new Trial({ wish, store, sandbox, host, app }).run()
  } finally {
    await app.close()
    await sandbox.close()
    await store.close()
    await onServer(wish.url, `drop database "${name}" with (force)`)
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** What a trial runs on. */
interface Grounds {
  readonly wish: Wish
  readonly store: Store
  readonly sandbox: Sandbox
  readonly host: OpenHost
  readonly app: App
}

class Trial {
  readonly #random: Random
  readonly #on: Grounds
  #tables: Table[] = []

  constructor(on: Grounds) {
    this.#on = on
    this.#random = sideStream(on.wish.seed, 'chaos')
  }

  async run() {
    const { wish, sandbox, host, app } = this.#on
    while (sandbox.gateway.connected === 0 || sandbox.commands.length === 0) await pause(50)
    this.#tables = await openTables(host, sandbox, wish.games)
    await this.#quiet()
    wish.tell(`${this.#tables.length} tables are open`)
    let isOver = false
    const playing = this.#tables.flatMap((table) =>
      table.people
        .filter((person) => person !== table.vanished)
        .map((person) => play(host, table, person, sideStream(wish.seed, person.name), () => !isOver)),
    )
    await this.#torment()
    // Members whose time runs out have a minute for each decision.
    isOver = true
    await Promise.all(playing)
    await this.#quiet()
    const gamesStuck = await this.#stuck()
    await this.#quiet()
    const counted = await count(this.#on.store, host, this.#tables)
    const { answersAcknowledged, ...faults } = counted
    return {
      counted: {
        kills: app.kills,
        answersAcknowledged,
        ...faults,
        gamesStuck,
        processDeathsUnprovoked: app.deaths.length,
      },
      words: app.deaths,
    }
  }

  /** One mishap after the other until there were enough kills. */
  async #torment(): Promise<void> {
    const { wish, app, sandbox } = this.#on
    const outageAt = Math.floor(wish.kills / 2)
    for (const [route, every] of LOST)
      sandbox.fault({ route, drop: 'after', every, skip: every - 1, times: Number.MAX_SAFE_INTEGER })
    let wasAway = false
    for (let turn = 0; app.kills < wish.kills; turn++) {
      if (app.kills >= outageAt && !wasAway) {
        wasAway = true
        await this.#outage()
      }
      await this.#mishap(turn)
      await pause(BREATH + this.#random.int(BREATH))
      if (turn % 3 === 2) {
        app.kill(this.#random.int(2))
        wish.tell(`killed ${app.kills} of ${wish.kills}`)
      }
    }
    await pause(BREATH)
    sandbox.calm()
  }

  async #outage(): Promise<void> {
    const { app, wish } = this.#on
    wish.tell('the database is away')
    app.away = true
    for (const way of app.ways) way.cut()
    await pause(wish.outage)
    for (const way of app.ways) way.repair()
    await pause(2_000) // a process that was just starting may still end
    app.away = false
  }

  async #mishap(turn: number): Promise<void> {
    const { sandbox, app } = this.#on
    const way = app.ways[this.#random.int(2)]
    const posts = 'POST /channels/*/messages'
    const mishaps: readonly (() => void | Promise<void>)[] = [
      () => void sandbox.fault({ route: '** /channels/**', status: 429, retryAfter: 0.3, times: 20 }),
      () => void sandbox.fault({ route: '** /channels/**', status: 500, times: 20 }),
      () => void sandbox.fault({ route: posts, drop: 'after', times: 5 }),
      () => void sandbox.fault({ route: 'PATCH /webhooks/**', status: 500, times: 5 }),
      () => sandbox.gateway.drop(),
      () => sandbox.gateway.forget(),
      () => sandbox.gateway.reconnect(),
      () => sandbox.gateway.lose(5),
      () => sandbox.gateway.double(10),
      async () => {
        app.away = true
        way?.cut()
        await pause(600)
        way?.repair()
        await pause(300)
        app.away = false
      },
      () => void way?.cutAtCommit(turn % 2 === 0 ? 'before' : 'after'),
      () => way?.endAtOpening(3),
    ]
    await mishaps[this.#random.int(mishaps.length)]?.()
  }

  /** Waits until nothing is due any more, nor put off after a failure; says so when that takes for ever. */
  async #quiet(): Promise<void> {
    let calm = 0
    for (const end = Date.now() + QUIET; calm < 4; await pause(500)) {
      const due = await this.#on.store.db.job.count({
        where: {
          status: { notIn: ['done', 'held'] },
          OR: [{ due: { lte: new Date(Date.now() + 1_000) } }, { attempts: { gt: 0 } }],
        },
      })
      calm = due === 0 && this.#on.sandbox.gateway.connected > 0 ? calm + 1 : 0
      if (Date.now() > end) return this.#on.wish.tell(`${due} jobs are still open`)
    }
  }

  /** Games that hang: the asked seat answers, and nothing comes of it. */
  async #stuck(): Promise<number> {
    const goesOn = await Promise.all(this.#tables.map((table) => this.#goesOn(table)))
    return goesOn.filter((each) => !each).length
  }

  async #goesOn(table: Table): Promise<boolean> {
    const { host, store } = this.#on
    const stand = () => store.db.game.findUnique({ where: { id: table.game } })
    const before = await stand()
    for (const end = Date.now() + STUCK; Date.now() < end; await pause(500)) {
      const now = await stand()
      if (now?.status === 'finished') return true
      if (now?.status === 'playing' && now.number > (before?.number ?? 0)) return true
      for (const person of table.people)
        await answerOnce(host, table, person, this.#random, () => Date.now() < end).catch(() => undefined)
    }
    return false
  }
}
