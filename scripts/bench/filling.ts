// Fills a database with copies of a finished game and of a running one, rows and indexes as they would be.
import pg from 'pg'

interface Filling {
  /** The games that are copied: one that is over, one that runs. */
  readonly over: string
  readonly going: string
  readonly finished: number
  readonly running: number
}

/** Entries of each copy: the rest of a log is only ever read by those who look at that game. */
const ENTRIES = 12
/** Every so many games has the members of the game it is a copy of: people who have played for years. */
const OWN = 500
/** The others are so many people's at each seat; each running game has members of its own. */
const PEOPLE = 2_000

/** Copies games within a schema. */
export async function fillWith(url: string, schema: string, filling: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  try {
    await copy(client, filling.over, 'over', filling.finished)
    await copy(client, filling.going, 'going', filling.running)
    await client.query(
      `insert into jobs (subject_kind, subject_id, lane, kind, payload, status, due, tried_at, attempts)
       select 'game', 'over-' || n, 'posts', 'story', '{"kind": "story", "number": 1}', 'done', now(), now(), 1
       from generate_series(1, $1::int) n`,
      [filling.finished],
    )
    await client.query(
      `insert into jobs (subject_kind, subject_id, lane, kind, key, payload, due)
       select 'game', 'going-' || n, 'clock', 'clock', '', 'null', now() + n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [filling.running],
    )
    await client.query(
      `insert into dashboards (member, status, language, asked_at, shown, seen, due)
       select member, 'open', 'en', now(), '{}'::jsonb, 'open en ' || game_id || ':0', now() from players
       where game_id like 'going-%0' and member like 'going-% 0'`,
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function copy(client: pg.Client, model: string, name: string, many: number): Promise<void> {
  await client.query(
    `insert into games (id, title, status, guild, channel, host, language, options, pace, clock, seats, secret, commitment, seed,
       number, stage, outcome, created_at, started_at, finished_at)
     select $2 || '-' || n, title, status, 'guild-' || n % 50, $2 || '-' || n, host, language, options, pace, clock, seats,
       secret, commitment, seed, number, stage, outcome, created_at, started_at, finished_at
     from games, generate_series(1, $3::int) n where id = $1`,
    [model, name, many],
  )
  await client.query(
    `insert into players (game_id, seat, name, member, over)
     select $2 || '-' || n, seat, name, case when $2 = 'over' and n % ${OWN} = 0 then member
       when $2 = 'over' then $2 || '-' || n % ${PEOPLE} || ' ' || seat else $2 || '-' || n || ' ' || seat end, $2 = 'over'
     from players, generate_series(1, $3::int) n where game_id = $1`,
    [model, name, many],
  )
  await client.query(
    `insert into entries (game_id, number, entry, events, interaction, at)
     select $2 || '-' || n, number, entry, events, $2 || ' ' || n || ' ' || number, at
     from entries, generate_series(1, $3::int) n where game_id = $1 and number < ${ENTRIES}`,
    [model, name, many],
  )
}
