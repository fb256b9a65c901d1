// The numbers that Prometheus reads: how interactions went in this process, and how the bot stands as a whole.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measures } from '../discord/core/measures.ts'
import type { Host } from '../host/index.ts'
import type { Experts, ThoughtFacts } from '../host/play/index.ts'

/** The metrics of a process. */
export interface Metrics extends Measures {
  readonly contentType: string
  /** All of them as text. What only the database knows is left out while that is away. */
  text(): Promise<string>
}

/** Discord waits three seconds. */
const ACK_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3]

/** Opens the metrics of a process. */
export function openMetrics(host: Pick<Host, 'operations'>, experts?: Pick<Experts, 'facts'>): Metrics {
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
  const refused = new Counter({
    name: 'peach_refused_requests_total',
    help: 'Requests that Discord refused with 401, 403 or 429: 10,000 in ten minutes ban the address',
    labelNames: ['status'],
    registers,
  })
  const gatewayFaults = new Counter({
    name: 'peach_gateway_faults_total',
    help: 'Events of the gateway that could not be handled, by their name; faults of its connection are `connection`',
    labelNames: ['event'],
    registers,
  })
  const standing = standingGauges(registers)
  const thoughts = thoughtNumbers(registers)
  return {
    contentType: registry.contentType,
    interaction: (kind, outcome) => interactions.inc({ kind, outcome }),
    acknowledged: (ms) => acknowledged.observe(ms / 1_000),
    refused: (status) => refused.inc({ status }),
    gatewayFault: (event) => gatewayFaults.inc({ event }),
    async text() {
      await standing.read(host)
      if (experts) thoughts.read(experts.facts)
      return registry.metrics()
    },
  }
}

/** What expert computer players think about in this process. */
function thoughtNumbers(registers: Registry[]) {
  const gauge = new Gauge({
    name: 'peach_thoughts',
    help: 'Decisions that expert computer players think about now: waiting for a thread, or under way',
    labelNames: ['status'],
    registers,
  })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const answers = counter(
    'peach_expert_answers_total',
    'Answers of expert computer players: thought about, or unthought, as the hard ones answer',
    ['outcome'],
  )
  const worlds = counter('peach_worlds_total', 'Worlds dealt to think in: fit, or rejected', ['outcome'])
  const playouts = counter('peach_playouts_total', 'Games played out in thought', [])
  return {
    read({ waiting, underWay, thought, unthought, dealt, rejected, playouts: played }: ThoughtFacts): void {
      gauge.set({ status: 'waiting' }, waiting)
      gauge.set({ status: 'under way' }, underWay)
      for (const each of [answers, worlds, playouts]) each.reset()
      answers.inc({ outcome: 'thought' }, thought)
      answers.inc({ outcome: 'unthought' }, unthought)
      worlds.inc({ outcome: 'fit' }, dealt - rejected)
      worlds.inc({ outcome: 'rejected' }, rejected)
      playouts.inc(played)
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
  const games = gauge('peach_games', 'Open games by title and state', ['title', 'status'])
  const stored = gauge('peach_games_stored', 'Games that are stored, as the database estimates')
  return {
    async read(host: Pick<Host, 'operations'>): Promise<void> {
      const found = await host.operations.standing().catch(() => undefined)
      for (const each of [lag, jobs, games]) each.reset()
      database.set(found ? 1 : 0)
      // Reset, it would say 0.
      if (!found) return [overdue, stored].forEach((each) => void each.remove())
      overdue.set(found.overdueClocks)
      stored.set(found.stored)
      for (const { lane, waiting, held, lagSeconds } of found.lanes) {
        lag.set({ lane }, lagSeconds)
        jobs.set({ lane, status: 'waiting' }, waiting)
        jobs.set({ lane, status: 'held' }, held)
      }
      for (const { title, status, games: count } of found.games) games.set({ title, status }, count)
    },
  }
}
