// Public API for the operator: the bot's state.
import { type HostContext, inContext } from '../table/context.ts'
import * as standing from './bot-status.ts'

export const operationService = (context: HostContext) => inContext(context, standing, 'standing', 'isAlive')
