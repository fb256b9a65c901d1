// Following tables and members: one private message a day.
import { type HostContext, inContext } from '../table/context.ts'
import * as following from './following.ts'

export type {
  DigestDelivery,
  DigestPosting,
  DigestTime,
  FollowedTable,
  Following,
  Target,
} from './types.ts'

export const followingService = (context: HostContext) =>
  inContext(
    context,
    following,
    ...(['follow', 'unfollow', 'setTime', 'of', 'follows', 'isPaused', 'allow', 'followersOf'] as const),
  )
