// Watching: games that somebody follows without a seat.
import { type HostContext, inContext } from '../table/context.ts'
import * as watching from './watching.ts'

export const watchingService = (context: HostContext) =>
  inContext(context, watching, 'watch', 'stop', 'of', 'by')
