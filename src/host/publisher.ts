// The interface of a publisher, which shows games to people: implemented for Discord.
import type { DailyPublisher } from './daily/types.ts'
import type { DashboardPublisher } from './dashboard/types.ts'
import type { DigestPublisher } from './following/types.ts'
import type { LeaguePublisher } from './leagues/types.ts'
import type { GamePublisher } from './table/posts.ts'

/** Posts for games, draws dashboards, tells followers, posts for leagues, and daily positions. */
export interface Publisher
  extends GamePublisher,
    DashboardPublisher,
    DigestPublisher,
    LeaguePublisher,
    DailyPublisher {}
