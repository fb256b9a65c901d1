// Leagues: opened, entered, organised, looked at. They run by themselves.
import { type HostContext, inContext } from '../table/context.ts'
import * as entering from './enrolment.ts'
import * as excluding from './excluding.ts'
import * as extras from './extras.ts'
import * as filing from './filing.ts'
import * as forum from './forum.ts'
import * as finding from './league-queries.ts'
import * as showing from './league-views.ts'
import * as messages from './member-messages.ts'
import * as organising from './organiser-actions.ts'
import * as organisers from './organisers.ts'
import * as roles from './roles.ts'
import * as roll from './roll.ts'

export type { LeagueCall, Organiser } from './calls.ts'
export type { ForumPlace } from './forum.ts'
export * from './types.ts'

export const leagueService = (context: HostContext) => ({
  ...inContext(context, entering, 'create', 'join', 'leave', 'archive'),
  ...inContext(context, finding, 'find', 'at', 'joined', 'membership'),
  ...inContext(context, showing, 'standings', 'schedule', 'acts'),
  ...inContext(context, filing, 'exportOf'),
  ...inContext(context, organising, 'start', 'pause', 'unpause', 'extend', 'forbid', 'substitute', 'annul'),
  ...inContext(context, excluding, 'exclude', 'readmit'),
  ...inContext(context, roll, 'gone'),
  ...inContext(context, roles, 'roles'),
  ...inContext(context, forum, 'forum', 'forumOf', 'lostForum'),
  ...inContext(context, organisers, 'organisersOf', 'nameOrganisers'),
  ...inContext(context, extras, 'recall', 'remember', 'faults'),
  ...inContext(context, messages, 'saveMessage', 'staleMessages', 'settleMessage'),
})
