// Stores which events each message of the story tells, and when the latest was drawn.
import { z } from 'zod'
import type { Post } from '../../../host/posts/index.ts'
import type { Work } from '../work/job.ts'
import { point } from '../work/story-point.ts'

/** Number of the latest undo that a message was struck through for: a job that is tried again goes on with the next one. */
const struckFor = z.number().default(0)

/** A message of the story before the latest: which events it tells. */
const earlierShape = z.object({ channel: z.string(), message: z.string(), from: point, to: point, struckFor })

/** What is remembered of a turn's message: which events it tells, when it was drawn last, and the messages before it. */
const turnShape = z.object({
  from: point,
  to: point,
  earlier: z.array(earlierShape).default([]),
  drawnAt: z.number(),
  behind: z.boolean(),
  /** It grows no more. */
  closed: z.boolean().default(false),
  struckFor,
})
export type Turn = z.infer<typeof turnShape>

/** Earlier messages that are remembered, so that what is taken back can be struck through in them. */
export const REMEMBERED = 8

/** The turn's message, if the game has one that can be read. */
export function turnPost({ posts }: Work): { readonly post: Post; readonly turn: Turn } | undefined {
  const post = posts.find('turn')
  const turn = turnShape.safeParse(post?.data)
  return post && turn.success ? { post, turn: turn.data } : undefined
}

/** A message of the story, and the events that it tells. */
export interface OpenTurn {
  readonly post: Post
  readonly turn: Pick<Turn, 'from' | 'to' | 'struckFor'>
}

export const earlierOf = ({ post, turn }: OpenTurn): z.infer<typeof earlierShape> => ({
  channel: post.channel,
  message: post.message,
  from: turn.from,
  to: turn.to,
  struckFor: turn.struckFor,
})
