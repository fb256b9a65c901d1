// Time: a table's clocks, what members say about their time, and who is back.
import { type HostContext, inContext } from '../table/context.ts'
import * as absence from './absence.ts'
import * as waking from './after-rest.ts'
import * as returning from './comeback.ts'
import * as giving from './giving.ts'
import * as resting from './resting.ts'
import * as sessions from './sessions.ts'
import * as showing from './shown-clocks.ts'

export { RESPITE } from '../table/clock/clocks.ts'
export {
  isTimed,
  LONGEST_WAIT,
  type Pace,
  type PaceWish,
  paceOf,
  REACTION_TIMINGS,
  SPEED_NAMES,
} from '../table/clock/pace.ts'
export { dayOf, LONGEST_QUIET, momentOf, type Quiet } from '../table/clock/standstill.ts'
export { zoneNamed, zoneShown, zonesLike } from '../table/clock/zones.ts'
export type { ShownClock } from './shown-clocks.ts'

export const clockService = (context: HostContext) => ({
  ...inContext(context, showing, 'ofGame'),
  ...inContext(context, returning, 'comeBack'),
  ...inContext(context, resting, 'resting'),
  ...inContext(context, giving, 'giveTime'),
  ...inContext(context, sessions, 'sessionGone', 'sessionThere'),
  ...inContext(context, waking, 'mentionLater'),
  ...inContext(context, absence, 'timesOf', 'setAway', 'setQuiet', 'setReminders'),
})
