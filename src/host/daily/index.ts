// Daily positions: one question a day and place, what everybody answered, and who lets their games be used for it.
import { type HostContext, inContext } from '../table/context.ts'
import * as pages from './pages.ts'
import * as wishes from './wishes.ts'

export { type DailyPage, type DailyPosting, type DailyRecord, EVERYWHERE } from './types.ts'

export const dailyService = (context: HostContext) => ({
  ...inContext(context, pages, 'page', 'today', 'before', 'answer', 'record'),
  ...inContext(context, wishes, 'setDaily', 'sharesPositions', 'asksToShare', 'setSharing'),
})
