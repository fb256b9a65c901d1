// Posts, for the publisher: where each game is posted, which messages it remembers, and what does not get through.
import { type HostContext, inContext } from '../table/context.ts'
import * as lifting from './lifting.ts'
import * as messages from './messages.ts'
import * as places from './places.ts'
import * as stuck from './stuck.ts'

export type { Delivery, Job, Post, Posting } from '../table/posts.ts'

export const postService = (context: HostContext) => ({
  ...inContext(context, messages, 'find', 'load', 'save', 'add', 'gamesToldSince'),
  ...inContext(context, places, 'saveThread', 'placeGone'),
  ...inContext(context, stuck, 'stuck'),
  ...inContext(context, lifting, 'lift', 'promptGone'),
})
