// Reviews: what the computer thinks of a finished game.
import { type HostContext, inContext } from '../table/context.ts'
import * as sharing from './card-sharing.ts'
import * as hindsight from './hindsight.ts'
import * as asking from './review-request.ts'

export type { HindsightState, OwnHindsight } from './hindsight.ts'
export type { ReviewState } from './review-request.ts'

export const reviewService = (context: HostContext) => ({
  ...inContext(context, asking, 'of', 'made'),
  ...inContext(context, hindsight, 'hindsight'),
  ...inContext(context, sharing, 'share'),
})
