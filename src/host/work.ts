// The work that goes on behind the counter: posts go out, computers play, what is due is done.
import { deliverLane } from '../jobs/deliveries.ts'
import { watchJobs } from '../jobs/facts.ts'
import type { DeliveryHandler, Jobs } from '../jobs/handlers.ts'
import { DASHBOARD, type DashboardsOf, scheduleDashboards } from '../store/dashboards.ts'
import { forgetOld } from '../store/forgetting.ts'
import { hasComputers, playingGames } from '../store/games.ts'
import { dueLanes, type Lane, laneName } from '../store/jobs.ts'
import { POSTS } from '../store/outbox.ts'
import { type Handlers, runAgenda } from './agenda.ts'
import { autoAnswer } from './auto-answers/answering.ts'
import { ORDERS } from './auto-answers/covered.ts'
import { type Away, watchAway } from './away.ts'
import { ring } from './clock/alarm.ts'
import { ALARM } from './clock/keeping.ts'
import { heartbeat, wakeUp } from './clock/outages.ts'
import { type HostContext, jobsOn } from './context.ts'
import { dashboardHandler } from './dashboard/dashboards.ts'
import { packDue } from './history/packing.ts'
import { leagueExtraHandlers } from './leagues/extras.ts'
import { leaguePostHandlers } from './leagues/posting.ts'
import { leagueHandlers } from './leagues/tasks.ts'
import { PLANS } from './plans/due.ts'
import { playPlan } from './plans/playing.ts'
import { playComputers } from './play/computers.ts'
import { postHandlers } from './posts/outbox.ts'
import type { Publisher } from './posts/types.ts'
import { REVIEW } from './review/asking.ts'
import { reviewHandler } from './review/making.ts'
import { openRunner, type Runner } from './runner.ts'
import { SITTING } from './sittings/ending.ts'
import { turnSitting } from './sittings/turning.ts'
import { TIMING } from './timing.ts'
import type { GameId } from './types.ts'
import { endVote, VOTE_ENDS } from './votes/closing.ts'

/** Lanes that are begun together at most; the rest has its turn a second later. */
const AT_ONCE = 500
/** Games that are packed in a row at most; the next have their turn a second later. */
const PACKED_AT_ONCE = 2

/** What does the tasks of the agenda, by kind. */
const HANDLERS: Handlers = {
  ...{ [ALARM]: ring, [ORDERS]: autoAnswer, [VOTE_ENDS]: endVote },
  ...{ [PLANS]: playPlan, [SITTING]: turnSitting },
}

/**
 * The work of one process. Until it has begun, and in a process that does not work, it leaves everything to others and
 * delivers only what is asked for by `deliverNow`.
 */
export class Work {
  /** What every service works with; its changes are heard of here. */
  readonly context: HostContext
  /** What is known of the database being away. */
  readonly away: Away
  readonly #runner: Runner
  readonly #jobs: Jobs
  readonly #noteJobs: () => Promise<void>
  #handlers: Readonly<Record<string, DeliveryHandler>> = {}
  #works = false
  #delivers = false
  #timers: NodeJS.Timeout[] = []
  #swept = Number.NEGATIVE_INFINITY
  /** When all dashboards were looked over, and the games that have changed here since the last look for what is due. */
  #dashboardsSeen = Number.NEGATIVE_INFINITY
  readonly #changed = new Set<GameId>()

  constructor(needs: Omit<HostContext, 'notify'>) {
    this.context = { ...needs, notify: (game) => this.#hear(game) }
    this.away = watchAway(needs.log)
    this.#runner = openRunner(needs.log, this.away)
    this.#jobs = jobsOn(this.context)
    this.#noteJobs = watchJobs(this.#jobs)
  }

  /**
   * Begins to post through a publisher, lets computers play, and looks after what was left when the last process ended.
   * @param works false: all that is left to other processes
   */
  async begin(publisher: Publisher, works: boolean): Promise<void> {
    const { context } = this
    this.#handlers = {
      ...postHandlers(context, publisher),
      ...leaguePostHandlers(context, publisher),
      ...leagueExtraHandlers(context, publisher),
      [DASHBOARD]: dashboardHandler(context, publisher),
      ...(works && context.reviewer && { [REVIEW]: reviewHandler(context, context.reviewer) }),
    }
    this.#delivers = true
    if (!works) return
    await wakeUp(context)
    this.#works = true
    for (const game of await playingGames(context.store.db)) this.#hear(game)
    await this.#poll()
    this.#timers = [
      setInterval(() => this.#runner.run('poll', () => this.#poll()), TIMING.poll),
      setInterval(() => this.#runTasks(), TIMING.poll),
      setInterval(() => this.#runPacking(PACKED_AT_ONCE), TIMING.poll),
      setInterval(() => this.#runSweep(), TIMING.poll),
      setInterval(() => this.#runPulse(), TIMING.heartbeat),
    ]
  }

  /** Does everything that is due now, and waits until it is done. */
  async runDue(): Promise<void> {
    this.#runTasks()
    this.#runPacking(Number.POSITIVE_INFINITY)
    this.#runSweep()
    await this.#runner.quiet()
    await this.#lookOverDashboards('all')
    await this.#poll()
    await this.#runner.quiet()
  }

  /** Ends its work in order, within a few seconds; nothing is lost. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#works = false
    this.#delivers = false
    if (this.#timers.length > 0) this.#runPulse()
    await this.#runner.close(TIMING.shutdown)
  }

  /** Begins whatever is due, without waiting for the next look. */
  lookForDue(): void {
    this.#runner.run('due', () => this.#beginDue())
  }

  /** Delivers what is due in a lane, and waits until that is done; in a process that does not work too. */
  async deliverNow(lane: Lane): Promise<void> {
    if (this.#delivers) await deliverLane(this.#jobs, this.#handlers, lane, () => true)
  }

  #hear(game: GameId): void {
    if (!this.#works) return
    this.#deliver({ subject: { kind: 'game', id: game }, lane: POSTS })
    this.#letComputersPlay(game)
    this.#changed.add(game)
    this.lookForDue()
    // Orders that wait for nobody answer now, and not only when somebody next looks for what is due.
    this.#runTasks()
  }

  #letComputersPlay(game: GameId): void {
    this.#runner.run(`computers ${game}`, (going) => playComputers(this.context, game, going))
  }

  /**
   * Delivers what is due in a lane: each by itself, so that one that hangs keeps no other waiting. What was posted may have
   * been played by a process that does not let computers play, also while it was being posted.
   */
  #deliver(lane: Lane): void {
    this.#runner.run(`jobs ${laneName(lane)}`, async (going) => {
      await deliverLane(this.#jobs, this.#handlers, lane, going)
      this.#followedBy(lane)
      if (lane.lane === DASHBOARD) await this.#lookOverDashboards({ member: lane.subject.id })
    })
  }

  /** What was posted of a game may be followed by its computers, where it has any: most games have none, and much is posted. */
  #followedBy({ subject: { kind, id }, lane }: Lane): void {
    if (kind !== 'game' || lane !== POSTS) return
    this.#runner.run(`followed ${id}`, async () => {
      if (await hasComputers(this.context.store.db, id)) this.#letComputersPlay(id)
    })
  }

  /** Begins whatever is due. Kinds of jobs that this version does not know are left to those that do. */
  async #beginDue(): Promise<void> {
    const { clock, store } = this.context
    if (this.#changed.size > 0) {
      const games = [...this.#changed]
      this.#changed.clear()
      await this.#lookOverDashboards({ games })
    }
    for (const lane of await dueLanes(store.db, clock.now(), AT_ONCE, Object.keys(this.#handlers))) {
      this.#deliver(lane)
      this.#followedBy(lane)
    }
  }

  /**
   * Looks dashboards over: those of a game that has changed here, one that may have changed while it was drawn, and now and
   * then all, whose games may have changed in another process, or their members' settings.
   */
  async #lookOverDashboards(whose: DashboardsOf): Promise<void> {
    if (whose === 'all') this.#dashboardsSeen = performance.now()
    await scheduleDashboards(this.context.store.db, this.context.clock.now(), whose)
  }

  /** Looks for what fell due, and goes on where another process left off. */
  async #poll(): Promise<void> {
    if (performance.now() - this.#dashboardsSeen >= TIMING.dashboards) await this.#lookOverDashboards('all')
    await this.#beginDue()
    await this.#noteJobs()
  }

  #runTasks(): void {
    this.#runner.run('agenda', async (going) => {
      // Nobody could move while the database was away: that comes before any deadline.
      await this.away.after(() => wakeUp(this.context))
      await runAgenda(this.context, HANDLERS, going, leagueHandlers(this.context))
    })
  }

  /** By itself, so that no deadline waits for it. */
  #runPacking(most: number): void {
    this.#runner.run('packing', (going) => packDue(this.context, most, going))
  }

  #runPulse(): void {
    this.#runner.run('pulse', () => heartbeat(this.context))
  }

  #runSweep(): void {
    this.#runner.run('sweep', () => this.#sweep())
  }

  /** Forgets what is old, once in a while. */
  async #sweep(): Promise<void> {
    const now = this.context.clock.now().getTime()
    if (now - this.#swept < TIMING.sweep) return
    this.#swept = now
    const ago = (ms: number) => new Date(now - ms)
    const { claims, drafts, delivered } = TIMING
    const horizons = { claims: ago(claims), drafts: ago(drafts), delivered: ago(delivered) }
    await forgetOld(this.context.store.db, horizons)
    await this.context.store.tidy()
  }
}
