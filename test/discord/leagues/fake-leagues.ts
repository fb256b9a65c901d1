// Leagues for the Discord floor's tests: kept in memory, changed by the commands, and otherwise as a test sets them.

import type { Host } from '../../../src/host/index.ts'
import type {
  Act,
  LeagueInfo,
  LeagueMessage,
  LeagueTableInfo,
  Membership,
  Organiser,
  Schedule,
  SeasonStandings,
  StandingLine,
} from '../../../src/host/leagues/index.ts'
import { readPace } from '../../../src/host/table/clock/pace.ts'
import type { Result } from '../../../src/host/table/types.ts'
import { POINT } from '../../../src/league/points.ts'

/** A league of the orchard's; what is given counts. */
export const leagueOf = (given: Partial<LeagueInfo> = {}): LeagueInfo => ({
  id: 'r4k2p',
  name: 'Peach League',
  guild: '1',
  channel: '2',
  format: 'divisions',
  title: 'toy',
  seats: 3,
  options: {},
  pace: readPace(null),
  language: 'en',
  status: 'open',
  code: 'guest-7',
  end: 'e'.repeat(64),
  rules: { rounds: 3, roundDays: 14, tableDays: 30, entryDays: 7 },
  season: { number: 1, status: 'running', rounds: 3, paired: 1, entered: 7 },
  ...given,
})

/** A line of the standings; what is given counts. */
export function lineOf(place: number, name: string, given: Partial<StandingLine> = {}): StandingLine {
  const { points = Math.max(0, 11 - place) * POINT } = given
  return {
    place,
    number: place,
    name,
    member: String(place),
    points,
    games: 3,
    wins: 1,
    byes: 0,
    reliability: 0.974,
    ...(points > 0 && { scored: true as const }),
    rating: { value: 1240, margin: 90, games: 14, provisional: false, hidden: false },
    ...given,
  }
}

/** What a line has of somebody who gave up every game and scored by byes alone. */
export const byByes = (place: number, name: string): StandingLine => {
  const { scored: _none, ...line } = lineOf(place, name, { points: 4 * POINT, wins: 0, byes: 1 })
  return line
}

/** A running table of these members; what is given counts. */
export const tableOf = (
  number: number,
  seats: LeagueTableInfo['seats'],
  given: Partial<LeagueTableInfo> = {},
): LeagueTableInfo => ({
  round: 1,
  number,
  status: 'running',
  seats,
  game: `gam${number}`,
  thread: `90${number}`,
  startsAt: new Date('2026-01-01T12:00:00Z'),
  due: new Date('2036-01-31T12:00:00Z'),
  ...given,
})

/** A refusal as the host's would be; any key of the bot's texts will do. */
export const REFUSED = { ok: false, refusal: { key: 'bot.refused-full' } } as const

type LeagueService = Host['leagues']

/** Leagues in memory, and what a test may set. */
export interface FakeLeagues extends LeagueService {
  leagues: LeagueInfo[]
  members: Map<string, Membership>
  standing: SeasonStandings | undefined
  rounds: Schedule | undefined
  acted: Act[]
  /** Refuses every change. */
  refuses: boolean
  /** Roles that organise, by server. */
  readonly organisers: Map<string, string>
  /** What the publisher remembers, by league and kind. */
  readonly memory: Map<string, unknown>
  /** The messages that are kept, and those of them that name somebody who was erased. */
  readonly kept: Map<string, LeagueMessage>
  stale: readonly string[]
  /** What leagues cannot have. */
  found: Awaited<ReturnType<LeagueService['faults']>>
  /** What was asked: the method, and what it was given after the league. */
  readonly asked: (readonly unknown[])[]
}

/** Tables of games that are in no league. */
const NO_FORUM = { forumOf: async () => undefined, lostForum: async () => undefined }

/** What fake leagues know at first. */
const nothingYet = () => ({
  leagues: [],
  members: new Map(),
  standing: undefined,
  rounds: undefined,
  acted: [],
  refuses: false,
  organisers: new Map(),
  memory: new Map(),
  kept: new Map(),
  stale: [],
  found: { troubles: [], threadsFull: false },
})

/** Leagues of a test. */
export function fakeLeagues(): FakeLeagues {
  const asked: FakeLeagues['asked'] = []
  const granted = <T>(value: T): Result<T> => (fake.refuses ? REFUSED : { ok: true, value })
  const leagueNamed = (id: string) => fake.leagues.find((league) => league.id === id || league.code === id)
  const required = (id: string): LeagueInfo => {
    const league = leagueNamed(id)
    if (!league) throw new Error(`no league ${id}`)
    return league
  }
  const act =
    (name: string) =>
    async (id: string, by: Organiser, ...more: readonly unknown[]): Promise<Result<LeagueInfo>> => {
      asked.push([name, by.person.name, by.reason, ...more])
      return granted(required(id))
    }
  const enter = (id: string, person: string, entry: 'in' | 'waiting' | 'withdrawn', limit: number) => {
    const membership: Membership = { number: 1, entry, limit }
    if (!fake.refuses) fake.members.set(`${id} ${person}`, membership)
    return granted(membership)
  }
  const fake: FakeLeagues = {
    ...nothingYet(),
    asked,
    async create({ person, rules, options, ...call }) {
      asked.push(['create', person.name, { ...call, rules, options }])
      const league = leagueOf({ ...call, organiser: person.id, options: options ?? {} })
      if (!fake.refuses) fake.leagues.push(league)
      return granted(league)
    },
    find: async (id) => leagueNamed(id),
    at: async (guild, archived) =>
      fake.leagues.filter((each) => each.guild === guild && (archived || each.status !== 'archived')),
    joined: async (person) => fake.leagues.filter(({ id }) => fake.members.has(`${id} ${person}`)),
    membership: async (id, person) => fake.members.get(`${id} ${person}`),
    async join(id, person, limit) {
      asked.push(['join', person.name, limit])
      const isFull = required(id).season?.status === 'running' || required(id).format === 'queue'
      return enter(id, person.id, isFull ? 'waiting' : 'in', limit ?? 3)
    },
    async leave(id, person) {
      asked.push(['leave', person.name])
      return enter(id, person.id, 'withdrawn', 3)
    },
    standings: async (_id, season) =>
      season === undefined || season === fake.standing?.season ? fake.standing : undefined,
    schedule: async (_id, season) =>
      season === undefined || season === fake.rounds?.season ? fake.rounds : undefined,
    acts: async () => fake.acted,
    exportOf: async (id) => JSON.stringify({ league: required(id).name }),
    async gone(_id, members) {
      asked.push(['gone', members])
    },
    start: act('start'),
    pause: act('pause'),
    unpause: act('unpause'),
    extend: act('extend'),
    exclude: act('exclude'),
    readmit: act('readmit'),
    forbid: act('forbid'),
    substitute: act('substitute'),
    annul: act('annul'),
    archive: act('archive'),
    roles: act('roles'),
    forum: act('forum'),
    ...NO_FORUM,
    organisersOf: async (guild) => fake.organisers.get(guild),
    async nameOrganisers(guild, by, role) {
      asked.push(['nameOrganisers', by.person.name, by.reason, role])
      if (role === undefined) fake.organisers.delete(guild)
      else fake.organisers.set(guild, role)
    },
    ...remembering(() => fake),
    faults: async () => fake.found,
  }
  return fake
}

/** What the publisher has remembered. */
const remembering = (
  fake: () => FakeLeagues,
): Pick<LeagueService, 'recall' | 'remember' | 'saveMessage' | 'staleMessages' | 'settleMessage'> => ({
  recall: async (id, kind) => structuredClone(fake().memory.get(`${id} ${kind}`)),
  remember: async (id, kind, value) => void fake().memory.set(`${id} ${kind}`, structuredClone(value)),
  saveMessage: async (_id, message) => void fake().kept.set(message.message, message),
  staleMessages: async () => fake().stale.flatMap((message) => fake().kept.get(message) ?? []),
  settleMessage: async (_id, message) => {
    fake().stale = fake().stale.filter((each) => each !== message)
  },
})
