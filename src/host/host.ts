// The host's whole counter: a service for each thing that the floors above can ask of it.
import type { AutoAnswerService } from './auto-answers/index.ts'
import type { ClockService } from './clock/index.ts'
import type { DashboardService } from './dashboard/index.ts'
import type { GameService } from './games/index.ts'
import type { HistoryService } from './history/index.ts'
import type { LeagueService } from './leagues/index.ts'
import type { LessonService } from './lessons/index.ts'
import type { LobbyService } from './lobby/index.ts'
import type { OperationService } from './operations/index.ts'
import type { PeopleService } from './people/index.ts'
import type { PlanService } from './plans/index.ts'
import type { PlayService } from './play/index.ts'
import type { PostService } from './posts/index.ts'
import type { ProcessService } from './processes/index.ts'
import type { ReviewService } from './review/index.ts'
import type { SettingService } from './settings/index.ts'
import type { SittingService } from './sittings/index.ts'
import type { VoteService } from './votes/index.ts'
import type { WatchingService } from './watching/index.ts'

export interface Host {
  readonly games: GameService
  readonly lobby: LobbyService
  readonly leagues: LeagueService
  readonly lessons: LessonService
  readonly play: PlayService
  readonly plans: PlanService
  readonly clock: ClockService
  readonly autoAnswers: AutoAnswerService
  readonly votes: VoteService
  readonly sittings: SittingService
  readonly watching: WatchingService
  readonly history: HistoryService
  readonly reviews: ReviewService
  readonly dashboard: DashboardService
  readonly people: PeopleService
  readonly posts: PostService
  readonly settings: SettingService
  readonly processes: ProcessService
  readonly operations: OperationService
}
