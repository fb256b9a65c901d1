// What is left in the database of somebody who is erased: nothing, in any column of any table, no matter what they did before.
import { describe, expect, it } from 'vitest'
import { saveSet } from '../../../src/store/custom-sets.ts'
import { NAMING_COLUMNS, NAMING_TEXTS, OWN_ROWS } from '../../../src/store/erased-rows.ts'
import { answerAs, granted, interaction } from '../../support/host-table.ts'
import { placesOf, wordColumns } from '../../support/places.ts'
import { type Club, clubOn, member, organiser } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)
const [organises, other, third] = [member(0), member(2), member(3)]
const erased = { ...member(1), name: 'Xiaolan' }

/** Opens a lobby. */
async function lobby(person: typeof erased, seats = 4): Promise<string> {
  const call = { title: 'one-card', seats, language: 'en', options: {}, person } as const
  const place = { guild: 'guild', channel: `channel ${interaction()}`, interaction: interaction() }
  return granted(await club.at.host.lobby.open({ ...call, ...place })).id
}

/** Opens and starts a game of these members. */
async function game(...[host, ...others]: [typeof erased, ...(typeof erased)[]]): Promise<string> {
  const id = await lobby(host, 1 + others.length)
  for (const person of others) granted(await club.at.host.lobby.join(id, person, interaction()))
  granted(await club.at.host.lobby.start(id, host))
  return id
}

/** A member who has left a trace wherever one can be left, in posts that wait too. */
async function livedInClub(): Promise<void> {
  club = await clubOn(store(), { seats: 2, rules: { rounds: 2 } })
  granted(await club.leagues.join(club.id, erased))
  for (const n of [2, 3, 4]) await club.enter(n)
  const { host } = club.at
  const reason = `talked to <@${erased.id}>`
  granted(await club.leagues.forbid(club.id, organiser(reason), [erased.id, other.id]))
  granted(await club.leagues.forbid(club.id, organiser(reason), [erased.id, other.id], true))
  await club.pass(7)
  await club.pass(0.01)
  await club.play()
  granted(await club.leagues.roles(club.id, { person: erased, reason: 'they may' }, true))
  const tables = await club.tables()
  for (const [at, { number, game = '' }] of tables.entries()) {
    const told = { channel: 'channel', kind: 'ended', season: 1, games: [game], page: 0 } as const
    await club.leagues.saveMessage(club.id, { ...told, message: `table ${number} ${at}` })
  }
  const ceremony = { channel: 'channel', kind: 'ceremony', games: [], page: 0 } as const
  await club.leagues.saveMessage(club.id, { ...ceremony, season: 1, message: 'ceremony 1' })
  await club.leagues.saveMessage(club.id, { ...ceremony, season: 9, message: 'ceremony 9' })
  await club.leagues.remember(club.id, 'league-roles', {
    roles: [{ id: '9', members: [erased.id, third.id] }],
  })
  await host.stop()
  const over = await game(erased, other)
  for (const person of [erased, other]) granted(await answerAs(host, over, person))
  granted(await host.people.writeNote(await game(erased, other, third), erased, `${erased.name} bluffs`))
  const left = await game(other, erased, third)
  granted(await host.play.resign(left, erased))
  const offered = await game(other, third)
  await host.watching.watch(offered, erased)
  granted(await host.votes.propose(offered, other, { kind: 'replace', seat: 1, newcomer: erased }))
  const handed = await game(other, erased, third)
  const offer = granted(
    await host.votes.propose(handed, erased, { kind: 'replace', seat: 1, newcomer: member(4) }),
  )
  granted(await host.votes.cast(offer.vote?.id ?? '', member(4), true))
  const [mine, theirs] = [await lobby(erased), await lobby(other)]
  granted(await host.lobby.invite(mine, erased, { members: [third.id] }))
  granted(await host.lobby.join(mine, third, interaction()))
  granted(await host.lobby.invite(theirs, other, { members: [erased.id] }))
  await host.people.setLanguage(erased, 'en')
  await saveSet(
    store().db,
    { guild: 'guild', title: 'high-card' },
    { text: '[]', authorName: erased.name, author: erased.id },
  )
}

describe('a member who is erased', () => {
  it('is named in no column of any table: not by id, not by name; tables and the log of the league go on', async () => {
    await livedInClub()
    const before = await placesOf(store().db, erased.id)
    expect(before).toEqual(
      expect.arrayContaining([
        ...['invitations.by', 'invitations.member', 'jobs.payload', 'league_acts.by', 'league_acts.phrase'],
        ...['league_acts.reason', 'league_members.member', 'league_posted.value', 'members.id'],
        ...['players.member', 'votes.data', 'votes.leaver', 'votes.newcomer', 'notes.member'],
        'watchers.member',
      ]),
    )
    expect(await placesOf(store().db, erased.name)).toEqual(
      expect.arrayContaining(['jobs.payload', 'league_acts.phrase', 'members.name', 'votes.data']),
    )
    await club.at.host.people.erase(erased.id)
    expect(await placesOf(store().db, erased.id)).toEqual([])
    expect(await placesOf(store().db, erased.name)).toEqual([])
    const own = (await club.tables()).flatMap(({ seats, number }, at) =>
      seats.some((seat) => seat.number === 1) ? [`table ${number} ${at}`] : [],
    )
    const stale = (await club.leagues.staleMessages(club.id)).map(({ message }) => message)
    expect(stale.sort()).toEqual(['ceremony 1', ...own].sort())
    const waiting = await store().db.job.findMany({
      where: { subjectId: club.id, key: null, status: 'waiting' },
    })
    expect(waiting.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['league-page', 'league-messages']),
    )
    const acts = await club.leagues.acts(club.id, 20)
    expect(acts.find(({ phrase }) => phrase.key === 'bot.league-act-forbidden')).toMatchObject({
      by: organises.id,
      reason: 'talked to <@0>',
      phrase: { args: { one: { name: 'erased-member' }, other: { typed: other.name, member: other.id } } },
    })
  })

  it('and organised a league, is named nowhere either', async () => {
    club = await clubOn(store(), { seats: 2 }, 2)
    granted(await club.leagues.start(club.id, organiser()))
    expect(await placesOf(store().db, organises.id)).toEqual(
      expect.arrayContaining(['league_acts.by', 'leagues.organiser']),
    )
    await club.at.host.people.erase(organises.id)
    expect(await placesOf(store().db, organises.id)).toEqual([])
    expect(await placesOf(store().db, organises.name)).toEqual([])
  })

  it('is erased once more without harm, and so is somebody who was never there', async () => {
    club = await clubOn(store(), {}, 2)
    const { people } = club.at.host
    await Promise.all([people.erase(erased.id), people.erase(erased.id), people.erase(member(99).id)])
    expect(await placesOf(store().db, erased.id)).toEqual([])
  })
})

/** Columns of words in which no member is ever named. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  ballots: ['vote_id'],
  call_roles: ['guild', 'role', 'what'],
  checkpoints: ['game_id', 'state'],
  claims: ['id'],
  custom_sets: ['guild', 'text', 'title'],
  daily_positions: ['channel', 'game_id', 'message', 'place', 'position', 'title'],
  entries: ['entry', 'events', 'game_id', 'interaction'],
  erasures: ['mark'],
  games: [
    ...[
      'channel',
      'clock',
      'closed',
      'commitment',
      'counted',
      'guild',
      'id',
      'language',
      'league',
      'lesson',
      'options',
      'outcome',
      'pace',
    ],
    ...['paused_why', 'secret', 'seed', 'sitting', 'status', 'thread', 'title', 'upkeep'],
  ],
  guilds: ['id', 'language', 'organisers', 'settings'],
  jobs: ['key', 'kind', 'lane', 'status', 'subject_id', 'subject_kind'],
  league_acts: ['league_id'],
  league_entries: ['league_id', 'status'],
  league_members: ['league_id'],
  league_messages: ['channel', 'games', 'kind', 'league_id', 'message'],
  league_posted: ['fault', 'league_id', 'part'],
  league_rounds: ['digest', 'input', 'league_id', 'link', 'pairing', 'seed'],
  league_seasons: ['final', 'league_id', 'status'],
  league_tables: ['entries', 'game_id', 'league_id', 'players', 'result', 'status'],
  leagues: [
    ...[
      'chains',
      'channel',
      'code',
      'end',
      'forbidden',
      'format',
      'forum',
      'guild',
      'id',
      'language',
      'name',
    ],
    ...['options', 'pace', 'page', 'role', 'rules', 'secret', 'status', 'title'],
  ],
  packed_logs: ['data', 'game_id', 'numbers', 'part'],
  posts: ['channel', 'data', 'game_id', 'kind', 'message'],
  reviews: ['game_id', 'judged', 'review', 'status'],
  settings: ['key', 'value'],
  players: ['client_seed', 'computer', 'game_id', 'join', 'name', 'stand_in'],
  votes: ['channel', 'electorate', 'game_id', 'id', 'kind', 'message', 'status'],
}

describe('every column of words', () => {
  it('is known: about one member, naming members, or naming nobody', async () => {
    club = await clubOn(store())
    const silent = Object.entries(SILENT).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    const naming = [...Object.keys(NAMING_COLUMNS), ...NAMING_TEXTS]
    const isOwn = (place: string) => Object.hasOwn(OWN_ROWS, place.split('.')[0] ?? '')
    const others = (await wordColumns(store().db)).filter((place) => !isOwn(place))
    expect(others.sort()).toEqual([...naming.filter((place) => !isOwn(place)), ...silent].sort())
  })
})
