// The numbers that Prometheus reads: how interactions went in this process, and how the bot stands as a whole.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measures } from '../discord/measures.ts'
import type { Host } from '../host/index.ts'

/** The metrics of a process. */
export interface Metrics extends Measures {
  readonly contentType: string
  /** All of them as text. What only the database knows is left out while that is away. */
  text(): Promise<string>
}

/** Discord waits three seconds. */
const ACK_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3]

/** Opens the metrics of a process. */
export function openMetrics(host: Pick<Host, 'operations'>): Metrics {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  collectDefaultMetrics({ register: registry })
  const interactions = new Counter({
    name: 'peach_interactions_total',
    help: 'Interactions by kind and by how they ended: answered, elsewhere (another process has it), lost, away (no database), failed',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const acknowledged = new Histogram({
    name: 'peach_acknowledged_seconds',
    help: 'From hearing an interaction until Discord has taken the first word of the answer',
    buckets: ACK_BUCKETS,
    registers,
  })
  const standing = standingGauges(registers)
  return {
    contentType: registry.contentType,
    interaction: (kind, outcome) => interactions.inc({ kind, outcome }),
    acknowledged: (ms) => acknowledged.observe(ms / 1_000),
    async text() {
      await standing.read(host)
      return registry.metrics()
    },
  }
}

/** What all processes of a bot have in common, as the database says. */
function standingGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const database = gauge('peach_database_up', 'Whether the database answers')
  const lag = gauge('peach_job_lag_seconds', 'How late the oldest due job of a lane is', ['lane'])
  const jobs = gauge('peach_jobs', 'Open jobs by lane: waiting for their time, or held', ['lane', 'status'])
  const overdue = gauge('peach_overdue_clocks', 'Clocks that should have rung more than ten seconds ago')
  const games = gauge('peach_games', 'Games by title and state', ['title', 'status'])
  return {
    async read(host: Pick<Host, 'operations'>): Promise<void> {
      for (const each of [lag, jobs, games]) each.reset()
      const found = await host.operations.standing().catch(() => undefined)
      database.set(found ? 1 : 0)
      if (!found) return overdue.reset()
      overdue.set(found.overdueClocks)
      for (const { lane, waiting, held, lagSeconds } of found.lanes) {
        lag.set({ lane }, lagSeconds)
        jobs.set({ lane, status: 'waiting' }, waiting)
        jobs.set({ lane, status: 'held' }, held)
      }
      for (const { title, status, games: count } of found.games) games.set({ title, status }, count)
    },
  }
}
