// Fills a database with finished games, their members and what else names members, rows and indexes as they would be.
import pg from 'pg'

/** Members of the games, who each play as many; and of those to be erased, games each. */
const MEMBERS = 50_000
export const FEW = 20
export const MANY = 2_000

/** Ids of members to be erased: with `FEW` games each, and with `MANY`. */
export interface ToErase {
  readonly few: readonly string[]
  readonly many: readonly string[]
}

/**
 * Copies a finished game `finished` times: with a league table for each hundredth, a vote on a seat and an invitation for
 * each twentieth, a waiting note for each thousandth, a visit of each player, and a week's posted jobs for each tenth.
 */
export async function fillForErasing(
  url: string,
  schema: string,
  model: string,
  finished: number,
  times: number,
): Promise<ToErase> {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
  await client.connect()
  const people = (kind: string) => Array.from({ length: times }, (_, n) => `${kind}-${n}`)
  const [few, many] = [people('few'), people('many')]
  try {
    await copyGames(client, model, finished)
    for (const [members, games] of [
      [few, FEW],
      [many, MANY],
    ] as const)
      for (const [n, member] of members.entries())
        await client.query(
          `update players set member = $1, name = 'Name of ' || $1 where seat = 0 and game_id in (
             select 'over-' || g from generate_series($2::int, $3::int, 7) g)`,
          [member, games * 10 + n + 1, games * 10 + n + 7 * games],
        )
    await fillMore(client, finished, [...few, ...many])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return { few, many }
}

async function copyGames(client: pg.Client, model: string, finished: number): Promise<void> {
  await client.query(
    `insert into games (id, title, status, guild, channel, host, language, options, pace, clock, seats, secret, commitment, seed,
       number, stage, outcome, created_at, started_at, finished_at)
     select 'over-' || n, title, status, 'guild-' || n % 500, 'over-' || n, 'member-' || n % ${MEMBERS}, language, options,
       pace, clock, seats, secret, commitment, seed, number, stage, outcome, created_at, started_at, finished_at
     from games, generate_series(1, $2::int) n where id = $1`,
    [model, finished],
  )
  await client.query(
    `insert into players (game_id, seat, name, member, over)
     select 'over-' || n, seat, 'Member ' || n % ${MEMBERS}, 'member-' || (n + seat * 7919) % ${MEMBERS}, true
     from players, generate_series(1, $2::int) n where game_id = $1`,
    [model, finished],
  )
}

async function fillMore(client: pg.Client, finished: number, erased: readonly string[]): Promise<void> {
  const person = (id: string) => `jsonb_build_object('typed', 'Name of ' || ${id}, 'member', ${id})`
  const some = (every: number) => `generate_series(1, ${finished}, ${every}) n`
  const statements = [
    `insert into members (id, name) select 'member-' || n, 'Member ' || n from generate_series(0, ${MEMBERS - 1}) n`,
    `insert into visits (game_id, member, since, number)
     select game_id, member, 0, 10 from players where member like 'member-%'`,
    `insert into votes (id, game_id, kind, data, electorate, unanimous, status, at, newcomer, leaver)
     select 'vote-' || n, 'over-' || n, 'offer', jsonb_build_object('change', jsonb_build_object('seat', 1, 'was', m,
       'old', ${person('m')}, 'newcomer', jsonb_build_object('member', m, 'who', ${person('m')}))), '[]', false, 'carried',
       now(), m, m from (select n, 'member-' || n % ${MEMBERS} as m from ${some(20)}) v`,
    `insert into invitations (game_id, member, status, by, at)
     select 'over-' || n, 'member-' || (n + 5) % ${MEMBERS}, 'invited', 'member-' || n % ${MEMBERS}, now() from ${some(20)}`,
    `insert into jobs (subject_kind, subject_id, lane, kind, payload, status, due)
     select 'game', 'over-' || n, 'posts', 'story', 'null', 'done', now() from ${some(10)}`,
    `insert into jobs (subject_kind, subject_id, lane, kind, payload, due)
     select 'game', 'over-' || n, 'posts', 'note', jsonb_build_object('kind', 'note', 'phrase', jsonb_build_object('key',
       'bot.seat-replaced', 'args', jsonb_build_object('who', ${person(`'member-' || n % ${MEMBERS}`)}))), now()
     from ${some(1_000)}`,
    `insert into leagues (id, guild, channel, name, format, title, seats, options, pace, language, organiser, rules, status,
       code, secret, links, "end", forbidden, created_at, season)
     select 'league-' || n, 'guild-' || n, 'c', 'League', 'season', 'records', 4, '{}', '{}', 'en', 'member-' || n, '{}',
       'open', 'code-' || n, '', 1, '', '[]', now(), 1 from generate_series(1, 200) n`,
    `insert into league_members (league_id, number, member, "limit", joined_at)
     select 'league-' || l, n, 'member-' || (l * 200 + n) % ${MEMBERS}, 1, now()
     from generate_series(1, 200) l, generate_series(1, 200) n`,
    `insert into league_acts (league_id, at, by, phrase, reason)
     select 'league-' || n % 200 + 1, now(), m, jsonb_build_object('key', 'bot.league-act-start', 'args',
       jsonb_build_object('who', ${person('m')})), 'as agreed' from (select n, 'member-' || n % ${MEMBERS} as m from ${some(100)}) a`,
  ]
  for (const statement of statements) await client.query(statement)
  await client.query(
    `insert into league_members (league_id, number, member, "limit", joined_at)
     select 'league-' || l, 1000 + ordinality, m, 1, now()
     from generate_series(1, 3) l, unnest($1::text[]) with ordinality as e(m, ordinality)`,
    [erased],
  )
}
