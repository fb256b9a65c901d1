// A league whose season runs, and copies of it, rows and indexes as they would be.
import pg from 'pg'
import { type Host, personAt } from './tables.ts'

const MEMBERS = 16
const SEATS = 4

/** Opens a league, enters its members and pairs its first round; its id. */
export async function openLeague(host: Host): Promise<string> {
  const person = personAt(0)
  const opened = await host.leagues.create({
    name: 'League',
    format: 'season',
    title: 'records',
    seats: SEATS,
    language: 'en',
    person,
    guild: 'g',
    channel: 'league',
  })
  if (!opened.ok) throw new Error(`no league: ${opened.refusal.key}`)
  const { id } = opened.value
  for (let seat = 0; seat < MEMBERS; seat++) await host.leagues.join(id, personAt(seat))
  const started = await host.leagues.start(id, { person, reason: '' })
  if (!started.ok) throw new Error(`no season: ${started.refusal.key}`)
  await host.runDue()
  return id
}

/** What of a league is copied, with the columns that are its own in each copy. */
const TABLES = {
  leagues: { id: `'copy-' || n`, guild: `'guild-' || n % 50`, code: `'copy-' || n`, secret: `'copy-' || n` },
  league_members: { league_id: `'copy-' || n`, member: `'league-' || n || '-' || number` },
  league_seasons: { league_id: `'copy-' || n` },
  league_entries: { league_id: `'copy-' || n` },
  league_rounds: { league_id: `'copy-' || n` },
  league_tables: { league_id: `'copy-' || n`, game_id: 'null' },
} as const

/** Copies a league so many times within a schema; nothing of the copies falls due. */
export async function fillLeagues(url: string, schema: string, model: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  try {
    for (const [table, own] of Object.entries<Readonly<Record<string, string>>>(TABLES)) {
      const { rows } = await client.query<{ name: string }>(
        'select quote_ident(column_name) as name from information_schema.columns where table_schema = $1 and table_name = $2',
        [schema, table],
      )
      const columns = rows.map(({ name }) => name)
      await client.query(
        `insert into ${table} (${columns}) select ${columns.map((column) => own[column] ?? column)}
         from ${table}, generate_series(1, $2::int) n where ${table === 'leagues' ? 'id' : 'league_id'} = $1`,
        [model, many],
      )
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
