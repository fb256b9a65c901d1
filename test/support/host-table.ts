// A host for tests: the smallest game, a stopped clock, a publisher that remembers what it was given.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { Choice } from '../../src/engine/decision.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { DailyPosting } from '../../src/host/daily/index.ts'
import type { DashboardDelivery } from '../../src/host/dashboard/index.ts'
import type { DigestDelivery, DigestPosting } from '../../src/host/following/index.ts'
import type { Publisher } from '../../src/host/index.ts'
import { type HostNeeds, type OpenHost, openHost } from '../../src/host/index.ts'
import type { LeaguePosting } from '../../src/host/leagues/index.ts'
import type { LobbyCall } from '../../src/host/lobby/index.ts'
import type { Delivery, Posting } from '../../src/host/posts/index.ts'
import type { GameInfo, Person, Result } from '../../src/host/table/types.ts'
import type { Store } from '../../src/store/open.ts'
import { highCardTitle } from './example-game.ts'
import { volleyTitle } from './volley-game.ts'

/** People with ids as long as Discord's: nothing drawn at random happens to contain one. */
export const mei: Person = { id: '100000000000001001', name: 'Mei' }
export const arjun: Person = { id: '100000000000001002', name: 'Arjun' }
export const lena: Person = { id: '100000000000001003', name: 'Lena' }

/** An interaction id never used before; its signs are such that no member's id or name can happen to be in it. */
export const interaction = (): string =>
  `interaction-${randomUUID().replace(/\d/g, (digit) => 'ghjkopqsvw'[Number(digit)] ?? '')}`

/** A publisher that remembers, and fails as told. */
export function recordingPublisher() {
  const postings: Posting[] = []
  const told: LeaguePosting[] = []
  const digests: DigestPosting[] = []
  const digestPlan: DigestDelivery[] = []
  const daily: DailyPosting[] = []
  const gone = new Set<string>()
  const answers = new Map<string, Awaited<ReturnType<Publisher['tell']>>>()
  const plan: (Delivery | 'hang')[] = []
  let letGo = () => {}
  const hung = new Promise<Delivery>((resolve) => {
    letGo = () => resolve({ done: false, why: 'the process is gone' })
  })
  return {
    postings,
    plan,
    /** Deliveries that hang come back, when nobody waits for them any more. */
    letGo: () => letGo(),
    jobs: () => postings.map(({ job }) => (job.kind === 'story' ? `story ${job.number}` : job.kind)),
    /** What was posted of a game. */
    jobsOf: (game: string) => postings.flatMap((posting) => (posting.game.id === game ? [posting.job] : [])),
    async deliver(posting: Posting): Promise<Delivery> {
      const next = plan.shift()
      if (next === 'hang') return hung
      if (next && !next.done) return next
      postings.push(posting)
      return { done: true }
    },
    updateDashboard: async (): Promise<DashboardDelivery> => ({ done: true, shown: null }),
    digests,
    async tellFollower(posting: DigestPosting): Promise<DigestDelivery> {
      const next = digestPlan.shift()
      if (next) return next
      digests.push(posting)
      return { done: true, posted: true, gone: [] }
    },
    /** How the next messages to followers go, where not well. */
    digestPlan,
    /** What of daily positions was to be posted, or taken away. */
    daily,
    async postDaily(posting: DailyPosting): ReturnType<Publisher['postDaily']> {
      daily.push(posting)
      return { done: true, message: `daily-${daily.length}` }
    },
    told,
    /** How leagues' jobs of a kind go, where not well. */
    answers,
    /** Leagues' posts in this channel find it gone. */
    lose: (channel = 'channel') => void gone.add(channel),
    async tell(posting: LeaguePosting): ReturnType<Publisher['tell']> {
      const answer = answers.get(posting.job.kind)
      if (answer) return answer
      if (gone.has(posting.league.channel)) return { done: false, lost: 'channel', why: 'it is gone' }
      told.push(posting)
      return { done: true }
    },
  }
}

/** A host with its clock, log and publisher. */
export function hostOn(
  store: Store,
  more: Readonly<Record<string, Title>> = {},
  threads: Pick<HostNeeds, 'experts' | 'reviewer' | 'erasureFile'> = {},
) {
  const clock = { at: new Date('2026-01-01T12:00:00Z'), now: () => clock.at }
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const titles = { 'high-card': highCardTitle, volley: volleyTitle, ...more }
  const host: OpenHost = openHost({ store, titles, clock, log, ...threads })
  return {
    host,
    clock,
    lines,
    publisher: recordingPublisher(),
    pass: (ms: number) => {
      clock.at = new Date(clock.at.getTime() + ms)
    },
  }
}

/** The value of a result; a refusal fails the test. */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

/** The key of a refusal; a value fails the test. */
export function refused(result: Result<unknown>): string {
  expect(result.ok).toBe(false)
  return result.ok ? '' : result.refusal.key
}

/** Opens a lobby of the smallest game for Mei, with others joined. */
export async function lobbyOf(
  host: OpenHost,
  others: readonly Person[],
  seats = 1 + others.length,
  more: Partial<LobbyCall> = {},
): Promise<GameInfo> {
  const lobby = granted(
    await host.lobby.open({
      title: 'high-card',
      seats,
      language: 'en',
      options: {},
      guild: 'guild',
      channel: `channel-${interaction()}`,
      person: mei,
      interaction: interaction(),
      ...more,
    }),
  )
  for (const person of others) granted(await host.lobby.join(lobby.id, person, interaction()))
  return lobby
}

/** Opens and starts a game. */
export async function gameOf(
  host: OpenHost,
  others: readonly Person[],
  more: Partial<LobbyCall> = {},
): Promise<GameInfo> {
  const lobby = await lobbyOf(host, others, 1 + others.length, more)
  return granted(await host.lobby.start(lobby.id, mei))
}

/** Answers a person's open decision with its first option, or with `choice`. */
export async function answerAs(host: OpenHost, game: string, person: Person, choice?: Choice) {
  const { token, playerView } = granted(await host.play.getView(game, person))
  const first = playerView?.decision?.options.slice(0, 1).map(({ id }) => id) ?? []
  return host.play.answer({
    game,
    person,
    token: token ?? 'none',
    choice: choice ?? first,
    interaction: interaction(),
  })
}
