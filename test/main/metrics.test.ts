// The numbers of computers that think, as Prometheus reads them.
import { expect, it, vi } from 'vitest'
import { openExperts } from '../../src/host/play/index.ts'
import { openMetrics } from '../../src/metrics/metrics.ts'
import { openMetricsServer } from '../../src/metrics/server.ts'
import type { Known } from '../../src/search/known.ts'
import type { Thought } from '../../src/search/think.ts'
import type { Thinkers } from '../../src/search/thinkers.ts'

const host = { operations: { standing: async () => Promise.reject(new Error('no database')) } } as never

const thought: Thought = {
  choice: ['take-1'],
  first: ['take-1'],
  weighed: [],
  forced: false,
  prompt: 'nim.ask',
  playouts: 40,
  answers: 40,
  dealt: 10,
  rejected: 3,
}

/** One thread that thinks, and what waits for it, until it is told what comes of the oldest. */
function oneThread() {
  const open: { done: (of: Thought) => void; failed: (why: Error) => void }[] = []
  const thinkers: Thinkers = {
    think: () => new Promise((done, failed) => void open.push({ done, failed })),
    get load() {
      return { waiting: Math.max(0, open.length - 1), underWay: Math.min(1, open.length) }
    },
    close: async () => {},
  }
  return { thinkers, oldest: () => open.shift() }
}

it('say how many thoughts wait for a thread and are under way, and how those went that are over', async () => {
  const { thinkers, oldest } = oneThread()
  const warned = vi.fn()
  const experts = openExperts(thinkers, { warn: warned }, 60_000)
  const metrics = openMetrics(host, experts)
  const numbers = async (): Promise<string[]> =>
    (await metrics.text()).split('\n').filter((line) => /^peach_(thoughts|expert|worlds|playouts)/.test(line))
  for (const key of ['one', 'two', 'three'])
    experts.ask({ key, ms: 60_000, known: () => ({}) as Known }, () => undefined)
  expect(await numbers()).toEqual(
    expect.arrayContaining(['peach_thoughts{status="waiting"} 2', 'peach_thoughts{status="under way"} 1']),
  )
  oldest()?.done(thought)
  oldest()?.failed(new Error('the thread has ended'))
  oldest()?.done({ ...thought, choice: undefined })
  await vi.waitFor(() => expect(experts.facts).toMatchObject({ thought: 1, unthought: 2 }))
  // Read twice they are the same: they are counted where people think, not where they are read.
  for (let times = 0; times < 2; times++)
    expect(await numbers()).toEqual([
      'peach_thoughts{status="waiting"} 0',
      'peach_thoughts{status="under way"} 0',
      'peach_expert_answers_total{outcome="thought"} 1',
      'peach_expert_answers_total{outcome="unthought"} 2',
      'peach_worlds_total{outcome="fit"} 14',
      'peach_worlds_total{outcome="rejected"} 6',
      'peach_playouts_total 80',
    ])
  expect(warned).toHaveBeenCalledOnce()
  // An expert for whose seat nothing can be thought about waits for no thread.
  experts.ask({ key: 'four', ms: 60_000, known: () => undefined }, () => undefined)
  expect(await numbers()).toContain('peach_expert_answers_total{outcome="unthought"} 3')
})

it('leave out what only the database knows while that is away: no clock is said to be in time', async () => {
  let up = true
  const games = [{ title: 'nim', status: 'playing', games: 4 }]
  const standing = { lanes: [], overdueClocks: 2, games, stored: 900 }
  const standingHost = {
    operations: { standing: async () => (up ? standing : Promise.reject(new Error('no database'))) },
  } as never
  const metrics = openMetrics(standingHost)
  const numbers = async (): Promise<string[]> =>
    (await metrics.text()).split('\n').filter((line) => /^peach_(database|overdue|games)/.test(line))
  const known = [
    'peach_database_up 1',
    'peach_overdue_clocks 2',
    'peach_games{title="nim",status="playing"} 4',
    'peach_games_stored 900',
  ]
  expect(await numbers()).toEqual(known)
  up = false
  expect(await numbers()).toEqual(['peach_database_up 0'])
  up = true
  expect(await numbers()).toEqual(known)
})

it('count events of the gateway that could not be handled, by their name', async () => {
  const metrics = openMetrics(host)
  for (const event of ['INTERACTION_CREATE', 'connection', 'INTERACTION_CREATE']) metrics.gatewayFault(event)
  const lines = (await metrics.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'peach_gateway_faults_total{event="INTERACTION_CREATE"} 2',
      'peach_gateway_faults_total{event="connection"} 1',
    ]),
  )
})

it('are asked after by their heads too, as watchers do that want no page', async () => {
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, openMetrics(host), async () => ({
    ok: false,
    database: 'away',
    gateway: 'standing by',
  }))
  const ask = (path: string, method: string) => fetch(`http://127.0.0.1:${server.port}${path}`, { method })
  const head = await ask('/healthz', 'HEAD')
  expect([head.status, await head.text()]).toEqual([503, ''])
  expect((await ask('/metrics', 'HEAD')).status).toBe(200)
  expect((await ask('/healthz', 'POST')).status).toBe(404)
  expect((await ask('/', 'GET')).status).toBe(404)
  await server.close()
})
