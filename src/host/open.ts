// Opens the host: its services, and the work that goes on behind them.
import type { Logger } from 'pino'
import { type Title, titlesById } from '../games/title.ts'
import type { Reviewer } from '../search/review/reviewing.ts'
import type { Store } from '../store/open.ts'
import { autoAnswerService } from './auto-answers/index.ts'
import { clockService } from './clock/index.ts'
import { dashboardService } from './dashboard/index.ts'
import { gameService } from './games/index.ts'
import { historyService, type Verifier, verifierHere } from './history/index.ts'
import type { Host } from './host.ts'
import { leagueService } from './leagues/index.ts'
import { lessonService } from './lessons/index.ts'
import { lobbyService } from './lobby/index.ts'
import { operationService } from './operations/index.ts'
import { peopleService } from './people/index.ts'
import { planService } from './plans/index.ts'
import { type Experts, playService } from './play/index.ts'
import { postService } from './posts/index.ts'
import type { Publisher } from './posts/types.ts'
import { processService } from './processes/index.ts'
import { reviewService } from './review/index.ts'
import { settingService } from './settings/index.ts'
import { sittingService } from './sittings/index.ts'
import type { Clock } from './types.ts'
import { voteService } from './votes/index.ts'
import { watchingService } from './watching/index.ts'
import { Work } from './work.ts'

/** What a host needs. */
export interface HostNeeds {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
  /** Where finished games are played again; right here when left out. Stays open when the host stops. */
  readonly verifier?: Verifier
  /** Where expert computer players think; without it they answer as the hard ones do. Stays open when the host stops. */
  readonly experts?: Experts
  /** Where they are reviewed; none are where it is left out. Stops with the host. */
  readonly reviewer?: Reviewer
  /** Where erasures are noted outside the database; nowhere when left out. */
  readonly erasureFile?: string
}

/** A host at work. */
export interface OpenHost extends Host {
  /**
   * Begins to post through a publisher, lets computers play, and looks after what was left when the last process ended.
   * A process that does not `work` leaves all that to others, and posts only what must not wait for them.
   */
  begin(publisher: Publisher, works?: boolean): Promise<void>
  /** Does everything that is due now, and waits until it is done. */
  runDue(): Promise<void>
  /** Ends its work in order, within a few seconds; nothing is lost. */
  stop(): Promise<void>
}

/** Opens a host on a database. */
export function openHost({ verifier, ...needs }: HostNeeds): OpenHost {
  const work = new Work({ ...needs, titles: titlesById(needs.titles) })
  const { context } = work
  return {
    games: gameService(context),
    lobby: lobbyService(context),
    leagues: leagueService(context),
    lessons: lessonService(context),
    play: playService(context),
    plans: planService(context),
    clock: clockService(context),
    autoAnswers: autoAnswerService(context),
    votes: voteService(context),
    sittings: sittingService(context),
    watching: watchingService(context),
    history: historyService(context, verifier ?? verifierHere(needs.titles)),
    reviews: reviewService(context),
    dashboard: dashboardService(context, work),
    people: peopleService(context, work),
    posts: postService(context),
    settings: settingService(context),
    processes: processService(context, work.away),
    operations: operationService(context),
    begin: (publisher, works = true) => work.begin(publisher, works),
    runDue: () => work.runDue(),
    async stop() {
      await needs.reviewer?.close()
      await work.stop()
    },
  }
}
