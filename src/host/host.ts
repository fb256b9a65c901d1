// The host's whole public API: a service for each thing that can be asked of it.
import { autoAnswerService } from './auto-answers/index.ts'
import { branchService } from './branches/index.ts'
import { clockService } from './clock/index.ts'
import { customService } from './custom/index.ts'
import { dailyService } from './daily/index.ts'
import { dashboardService } from './dashboard/index.ts'
import { followingService } from './following/index.ts'
import { gameService } from './games/index.ts'
import { historyService } from './history/index.ts'
import { leagueService } from './leagues/index.ts'
import { lessonService } from './lessons/index.ts'
import { lobbyService } from './lobby/index.ts'
import { operationService } from './operations/index.ts'
import { peopleService } from './people/index.ts'
import { planService } from './plans/index.ts'
import { playService } from './play/index.ts'
import { postService } from './posts/index.ts'
import { processService } from './processes/index.ts'
import { reviewService } from './review/index.ts'
import { settingService } from './settings/index.ts'
import { sittingService } from './sittings/index.ts'
import type { HostContext } from './table/context.ts'
import { upkeepService } from './upkeep/index.ts'
import { voteService } from './votes/index.ts'
import { watchingService } from './watching/index.ts'

export const servicesOf = (context: HostContext) => ({
  games: gameService(context),
  lobby: lobbyService(context),
  leagues: leagueService(context),
  lessons: lessonService(context),
  branches: branchService(context),
  play: playService(context),
  plans: planService(context),
  clock: clockService(context),
  autoAnswers: autoAnswerService(context),
  upkeep: upkeepService(context),
  votes: voteService(context),
  sittings: sittingService(context),
  watching: watchingService(context),
  following: followingService(context),
  history: historyService(context),
  reviews: reviewService(context),
  daily: dailyService(context),
  custom: customService(context),
  dashboard: dashboardService(context),
  people: peopleService(context),
  posts: postService(context),
  settings: settingService(context),
  processes: processService(context),
  operations: operationService(context),
})

export interface Host extends Readonly<ReturnType<typeof servicesOf>> {}
