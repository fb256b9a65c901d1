// Runs due jobs: posts, deadlines, plans, leagues, and the answers of computers.
import { deliverLane } from '../jobs/deliveries.ts'
import { watchJobs } from '../jobs/facts.ts'
import type { ActionHandler, DeliveryHandler, Jobs } from '../jobs/handlers.ts'
import { DASHBOARD, type DashboardsOf, scheduleDashboards } from '../store/dashboards.ts'
import { type GameRow, gamesToGoOn } from '../store/games.ts'
import { dueLanes, type Lane, laneName } from '../store/jobs.ts'
import { POSTS } from '../store/outbox.ts'
import { forgetOld } from '../store/retention.ts'
import { AFTER_MOVE } from './after-move/index.ts'
import { autoAnswer } from './auto-answers/answering.ts'
import { WAKE, wake } from './clock/after-rest.ts'
import { ring } from './clock/alarm.ts'
import { heartbeat, wakeUp } from './clock/outages.ts'
import { dailyHandlers } from './daily/posting.ts'
import { dashboardHandler } from './dashboard/dashboards.ts'
import { digestHandler } from './following/digests.ts'
import { DIGEST } from './following/schedule.ts'
import { packDue } from './history/packing.ts'
import { leagueExtraHandlers } from './leagues/extras.ts'
import { leaguePostHandlers } from './leagues/posting.ts'
import { leagueHandlers } from './leagues/tasks.ts'
import { endCheck } from './lobby/ready-check.ts'
import { HOST_SILENT, READY_ENDS } from './lobby/seating.ts'
import { passHost } from './lobby/waiting-host.ts'
import { PLANS } from './plans/due.ts'
import { playPlan } from './plans/plan-execution.ts'
import { playComputers } from './play/computers.ts'
import { postHandlers } from './posts/outbox.ts'
import type { Publisher } from './publisher.ts'
import { reviewHandler } from './review/making.ts'
import { REVIEW } from './review/review-request.ts'
import { openRunner, type Runner } from './runner.ts'
import { SITTING } from './sittings/ending.ts'
import { turnSitting } from './sittings/turning.ts'
import { type Handlers, runAgenda } from './table/agenda.ts'
import { AUTO_ANSWERS } from './table/auto-answered.ts'
import { watchAway } from './table/away.ts'
import { type Follows, type HostContext, jobsOn } from './table/context.ts'
import { ALARM } from './table/keeping.ts'
import { hasComputers } from './table/seats.ts'
import { TIMING } from './table/timing.ts'
import type { GameId } from './table/types.ts'
import { VOTE_ENDS } from './table/votes.ts'
import { lookAfterTables } from './upkeep/daily.ts'
import { endPause, PAUSE_ENDS } from './votes/vote-actions.ts'
import { endVote } from './votes/vote-expiry.ts'

/** Lanes that are begun together at most; the rest has its turn a second later. */
const AT_ONCE = 500
/** Games that are packed in a row at most; the next have their turn some seconds later. */
const PACKED_AT_ONCE = 10

/** What a context is made of besides what this process does itself. */
type ContextNeeds = Omit<HostContext, 'afterMove' | 'away' | 'notify' | 'lookForDue' | 'deliverNow'>

/** What does the tasks of the agenda, by kind. */
const HANDLERS: Handlers = {
  [ALARM]: ring,
  [WAKE]: wake,
  [AUTO_ANSWERS]: autoAnswer,
  [VOTE_ENDS]: endVote,
  [PAUSE_ENDS]: endPause,
  [HOST_SILENT]: passHost,
  [READY_ENDS]: endCheck,
  [PLANS]: playPlan,
  [SITTING]: turnSitting,
}

/**
 * The work of one process. Until it has begun, and in a process that does not work, it leaves everything to others and
 * delivers only what is asked for at once.
 */
export class Work {
  /** What every service works with; its changes are heard of here. */
  readonly context: HostContext
  readonly #runner: Runner
  readonly #jobs: Jobs
  readonly #noteJobs: () => Promise<void>
  readonly #leagueTasks: Readonly<Record<string, ActionHandler>>
  #handlers: Readonly<Record<string, DeliveryHandler>> = {}
  #works = false
  #delivers = false
  #timers: NodeJS.Timeout[] = []
  #stopListening: (() => Promise<void>) | undefined
  /** The next look for what is due, and when it comes. */
  #nextPoll: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined
  #swept = Number.NEGATIVE_INFINITY
  /** When all dashboards were looked over, and the games that have changed here since the last look for what is due. */
  #dashboardsSeen = Number.NEGATIVE_INFINITY
  readonly #changed = new Set<GameId>()

  constructor(needs: ContextNeeds) {
    this.context = {
      ...needs,
      afterMove: AFTER_MOVE,
      away: watchAway(needs.log),
      notify: (game, follows) => this.#hear(game, follows),
      lookForDue: () => this.#runner.run('due', () => this.#poll()),
      deliverNow: (lane) => this.#deliverNow(lane),
    }
    this.#runner = openRunner(needs.log, this.context.away)
    this.#jobs = jobsOn(this.context)
    this.#noteJobs = watchJobs(this.#jobs)
    this.#leagueTasks = leagueHandlers(this.context)
  }

  /**
   * Begins to post through a publisher, lets computers play, and looks after what was left when the last process ended.
   * @param works false: all that is left to other processes
   */
  async begin(publisher: Publisher, works: boolean): Promise<void> {
    const { context } = this
    this.#handlers = {
      ...postHandlers(context, publisher, (game) => this.#followPost(game)),
      ...leaguePostHandlers(context, publisher),
      ...leagueExtraHandlers(context, publisher),
      [DASHBOARD]: dashboardHandler(context, publisher),
      [DIGEST]: digestHandler(context, publisher),
      ...(works && dailyHandlers(context, publisher)),
      ...(works && context.reviewer && { [REVIEW]: reviewHandler(context, context.reviewer) }),
    }
    this.#delivers = true
    if (!works) return
    const wasUpUntil = await wakeUp(context)
    this.#works = true
    // What was posted is followed by its computers anyway; these are the games that were between the two, and those whose
    // rules are others now.
    const unanswered = new Date(wasUpUntil.getTime() - TIMING.unanswered)
    const versions = Object.fromEntries(
      Object.values(context.titles).map(({ game }) => [game.id, game.version]),
    )
    for (const game of await gamesToGoOn(context.store.db, unanswered, versions)) this.#letComputersPlay(game)
    await this.#poll()
    this.#stopListening = context.store.listen(() => this.#pollWithin(TIMING.poll))
    this.#timers = [
      setInterval(() => this.#runPacking(PACKED_AT_ONCE), TIMING.packing),
      setInterval(() => this.#runSweep(), TIMING.packing),
      setInterval(() => this.#runUpkeep(false), TIMING.packing),
      setInterval(() => this.#runPulse(), TIMING.heartbeat),
    ]
  }

  /** Does everything that is due now, and waits until it is done. */
  async runDue(): Promise<void> {
    this.#runTasks()
    this.#runUpkeep(true)
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
    clearTimeout(this.#nextPoll?.timer)
    this.#works = false
    this.#delivers = false
    if (this.#timers.length > 0) this.#runPulse()
    await this.#stopListening?.()
    await this.#runner.close(TIMING.shutdown)
  }

  async #deliverNow(lane: Lane): Promise<void> {
    if (this.#delivers) await deliverLane(this.#jobs, this.#handlers, lane, () => true)
  }

  #hear(game: GameId, { computers, jobs }: Follows = { computers: true, jobs: true }): void {
    if (!this.#works) return
    this.#deliver({ subject: { kind: 'game', id: game }, lane: POSTS })
    if (computers) this.#letComputersPlay(game)
    this.#changed.add(game)
    if (jobs) this.context.lookForDue()
    else this.#pollWithin(TIMING.followed)
  }

  /** What is posted of a game may have been played by a process that does not let computers play. */
  #followPost(game: GameRow): void {
    if (this.#works && hasComputers(game)) this.#letComputersPlay(game.id)
  }

  #letComputersPlay(game: GameId): void {
    this.#runner.run(`computers ${game}`, (going) => playComputers(this.context, game, going))
  }

  /** Delivers what is due in a lane: each by itself, so that one that hangs keeps no other waiting. */
  #deliver(lane: Lane): void {
    this.#runner.run(`jobs ${laneName(lane)}`, async (going) => {
      await deliverLane(this.#jobs, this.#handlers, lane, going)
      if (lane.lane === DASHBOARD) await this.#lookOverDashboards({ member: lane.subject.id })
    })
  }

  /**
   * Begins what is due, also where another process left off. Kinds of jobs that this version does not know are left to those
   * that do.
   */
  async #beginDue(): Promise<void> {
    const { clock, store } = this.context
    const now = clock.now()
    const soon = new Date(now.getTime() + TIMING.idle)
    const tasks = new Set([...Object.keys(HANDLERS), ...Object.keys(this.#leagueTasks)])
    const kinds = [...Object.keys(this.#handlers), ...(this.#works ? tasks : [])]
    const lanes = await dueLanes(store.single, soon, AT_ONCE, kinds)
    const [due, later] = [lanes.filter((lane) => lane.due <= now), lanes.find((lane) => lane.due > now)]
    for (const lane of due.filter(({ kind }) => !tasks.has(kind))) this.#deliver(lane)
    if (due.some(({ kind }) => tasks.has(kind))) this.#runTasks()
    // What is due and stays so is with another process, or has its turn after the first of so many.
    const wait = due.length > 0 ? TIMING.poll : later ? later.due.getTime() - now.getTime() : TIMING.idle
    this.#pollWithin(Math.max(wait, TIMING.poll))
  }

  /**
   * Looks dashboards over: those of a game that has changed here, one that may have changed while it was drawn, and now and
   * then all, whose games may have changed in another process, or their members' settings.
   */
  async #lookOverDashboards(whose: DashboardsOf): Promise<void> {
    if (whose === 'all') this.#dashboardsSeen = performance.now()
    await scheduleDashboards(this.context.store.single, this.context.clock.now(), whose)
  }

  /** Looks for what is due, and sets when it looks again. */
  async #poll(): Promise<void> {
    clearTimeout(this.#nextPoll?.timer)
    this.#nextPoll = undefined
    // Also when this look fails: the database may be away.
    this.#pollWithin(TIMING.idle)
    // Nobody could move while the database was away: that comes before any deadline.
    await this.context.away.after(() => wakeUp(this.context))
    if (this.#changed.size > 0) {
      const games = [...this.#changed]
      this.#changed.clear()
      await this.#lookOverDashboards({ games })
    }
    if (performance.now() - this.#dashboardsSeen >= TIMING.dashboards) await this.#lookOverDashboards('all')
    await this.#beginDue()
    await this.#noteJobs()
  }

  /** Looks for what is due after so many milliseconds at the latest. */
  #pollWithin(ms: number): void {
    if (!this.#works) return
    const at = performance.now() + ms
    if (this.#nextPoll && this.#nextPoll.at <= at) return
    clearTimeout(this.#nextPoll?.timer)
    const look = () => {
      this.#nextPoll = undefined
      this.context.lookForDue()
    }
    this.#nextPoll = { at, timer: setTimeout(look, ms) }
  }

  #runTasks(): void {
    this.#runner.run('agenda', (going) => runAgenda(this.context, HANDLERS, going, this.#leagueTasks))
  }

  /** By itself, so that no deadline waits for it. */
  #runPacking(most: number): void {
    this.#runner.run('packing', (going) => packDue(this.context, most, going))
  }

  #runUpkeep(all: boolean): void {
    this.#runner.run('upkeep', (going) => lookAfterTables(this.context, all, going))
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
