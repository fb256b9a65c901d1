// `npm run bench -- digests postgres://… --followers 10000`: a minute of telling so many followers who chose one hour, beside as many
// finished games: CPU and statements of a message, and how long answers take alone and meanwhile.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import type { BotContext } from '../../src/discord/core/context.ts'
import type { Wire } from '../../src/discord/core/wire.ts'
import { tellFollower } from '../../src/discord/publisher/digest.ts'
import { Lines } from '../../src/discord/publisher/work/lines.ts'
import { TITLES } from '../../src/games/index.ts'
import { SPREAD } from '../../src/host/following/schedule.ts'
import { openHost, type Publisher } from '../../src/host/index.ts'
import { openStore } from '../../src/store/open.ts'
import { commandLine, print } from '../common/arguments.ts'
import { fillForErasing } from './filling-members.ts'
import { countStatements } from './statements.ts'
import { type Host, openTable, playByHost, type Table } from './tables.ts'

/** Tables that are followed, each by as many, and tables at which people answer. */
const FOLLOWED = 20
const PLAYED = 40
/** How long messages are sent, in seconds. */
const LASTS = 60
/** What Discord takes for a request, in milliseconds. */
const REQUEST = 80

const slowly = <T>(value: T): Promise<T> => new Promise((done) => setTimeout(() => done(value), REQUEST))

/** A wire on which all goes well, as fast as Discord. */
const wireOf = (sent: () => void): Wire =>
  ({
    sees: () => slowly(true),
    directWith: () => slowly('1'),
    async post() {
      sent()
      return slowly({ id: '1', content: '', at: new Date() })
    },
  }) as unknown as Wire

/** How long the answers of these tables take, in milliseconds, one after the other. */
async function answerTimes(host: Host, tables: readonly Table[], going: () => boolean): Promise<number[]> {
  const took: number[] = []
  for (const { id, plan } of tables) {
    for (const [n, { person, token, choice }] of plan.entries()) {
      if (!going()) return took
      const begun = performance.now()
      await host.play.answer({ game: id, person, token, choice, interaction: `timed ${id} ${n}` })
      took.push(performance.now() - begun)
    }
  }
  return took
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 10) / 10

async function digestBench(url: string, followers: number) {
  const name = `digests_${randomBytes(4).toString('hex')}`
  const store = await openStore({ url, schema: name })
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${name}` })
  await client.connect()
  try {
    const log = pino({ level: 'fatal' })
    const clock = { now: () => new Date() }
    const host = openHost({ store, titles: TITLES, clock, log })
    const over = await openTable(store, host, 0, Number.POSITIVE_INFINITY)
    await playByHost(host, over)
    await fillForErasing(url, name, over.id, followers, 1)
    const followed: string[] = []
    for (let n = 1; n <= FOLLOWED; n++) {
      const table = await openTable(store, host, n)
      await playByHost(host, table)
      followed.push(table.id)
    }
    const tables: Table[] = []
    for (let n = 0; n < PLAYED; n++) tables.push(await openTable(store, host, 1_000 + n))
    let sent = 0
    const wire = wireOf(() => sent++)
    const lines = new Lines()
    const bot = { host, titles: TITLES, clock, log } as unknown as BotContext
    const publisher = {
      deliver: async () => ({ done: true }),
      tellFollower: (posting) =>
        lines.inLine(`followers ${posting.member.at(-1)}`, () => tellFollower(bot, wire, posting)),
    } as Partial<Publisher> as Publisher
    await host.begin(publisher)
    const half = PLAYED / 2
    const alone = await answerTimes(host, tables.slice(0, half), () => true)
    await host.runDue()
    const messages = Math.ceil((followers * LASTS) / SPREAD)
    await follow(client, followed, messages)
    const statements = countStatements()
    statements.start()
    const beside = await answerTimes(host, tables.slice(half), () => sent < messages)
    const answered = { statements: statements.total(), sent }
    const tail = process.cpuUsage()
    while (sent < messages) await slowly(undefined)
    const rest = process.cpuUsage(tail)
    const left = Math.max(1, messages - answered.sent)
    await host.stop()
    return {
      followers,
      messagesInAMinute: messages,
      cpuMsPerMessage: Math.round((rest.user + rest.system) / left / 100) / 10,
      statementsPerMessage: Math.round(((statements.total() - answered.statements) / left) * 10) / 10,
      answerAloneMs: [at(alone, 0.5), at(alone, 0.95)],
      answerBesideMs: [at(beside, 0.5), at(beside, 0.95)],
    }
  } finally {
    await store.close()
    await client.query(`drop schema ${name} cascade`)
    await client.end()
  }
}

/** Members who each follow one of these tables and are due one after the other. */
async function follow(client: pg.Client, tables: readonly string[], followers: number): Promise<void> {
  const member = `(900000000000000000 + n)::text`
  await client.query(
    `insert into followers (member, at, zone, language, told)
       select ${member}, 1200, 'UTC', 'en', now() at time zone 'utc' - interval '1 day' from generate_series(1, $1::int) n`,
    [followers],
  )
  await client.query(
    `insert into followed_games (game_id, member)
       select ($1::text[])[1 + n % $2], ${member} from generate_series(1, $3::int) n`,
    [tables, tables.length, followers],
  )
  await client.query(
    `insert into jobs (subject_kind, subject_id, lane, kind, key, due, payload)
       select 'member', ${member}, 'digest', 'digest', '', now() at time zone 'utc' + n * interval '1 second' * $2::float8 / $1, 'null'
       from generate_series(1, $1::int) n`,
    [followers, LASTS],
  )
  await client.query('vacuum analyze')
}

const line = commandLine({ followers: '10000' })
print(await digestBench(line.server(), line.count('followers')), line.json)
