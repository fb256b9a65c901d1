// Private dashboards, for the floors above: one message with all of a member's games.
import { scheduleDashboards } from '../../store/dashboards.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, inContext } from '../context.ts'
import type { GameId, Person } from '../types.ts'
import type { Work } from '../work.ts'
import { askForDashboard, closeDashboard, dashboardOf, keepDashboard, turnDashboard } from './dashboards.ts'
import type { DashboardState } from './types.ts'

export type { DashboardDelivery, DashboardPosting, DashboardState } from './types.ts'

/** Opening, pressing and closing a dashboard. */
export interface DashboardService {
  /** Asks for a dashboard: a test message goes out. `false` when there is one, or a test message, already. */
  askFor(person: Person, language: Language): Promise<boolean>
  /** The test message was answered: the dashboard stands there. `false` when none was asked for. */
  keep(person: Person): Promise<boolean>
  /** Closes a dashboard; `false` when there is none. */
  close(person: Person): Promise<boolean>
  of(person: Person): Promise<DashboardState | undefined>
  /** The member pressed on their dashboard, on which this game lies open now. */
  turn(person: Person, game?: GameId): Promise<void>
}

/** @param work draws at once what is asked for, and does not wait for its next look */
export function dashboardService(context: HostContext, work: Pick<Work, 'lookForDue'>): DashboardService {
  const deeds = inContext(context, { askFor: askForDashboard, keep: keepDashboard, close: closeDashboard })
  const drawn = async ({ id: member }: Person, changed: Promise<boolean>): Promise<boolean> => {
    const has = await changed
    await scheduleDashboards(context.store.db, context.clock.now(), { member })
    work.lookForDue()
    return has
  }
  return {
    askFor: (person, language) => drawn(person, deeds.askFor(person, language)),
    keep: (person) => drawn(person, deeds.keep(person)),
    close: (person) => drawn(person, deeds.close(person)),
    ...inContext(context, { of: dashboardOf, turn: turnDashboard }),
  }
}
