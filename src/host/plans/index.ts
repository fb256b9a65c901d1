// Turns planned ahead. A plan is for its member alone.
import { type HostContext, inContext } from '../table/context.ts'
import * as planning from './plan-drafts.ts'

export const planService = (context: HostContext) =>
  inContext(context, planning, 'look', 'add', 'shorten', 'setWhenever', 'drop')
