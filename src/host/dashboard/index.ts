// Private dashboards: one message with all of a member's games.
import { type HostContext, inContext } from '../table/context.ts'
import * as dashboards from './dashboards.ts'

export type { DashboardDelivery, DashboardPosting } from './types.ts'

export const dashboardService = (context: HostContext) =>
  inContext(context, dashboards, 'askFor', 'keep', 'close', 'of', 'turn')
