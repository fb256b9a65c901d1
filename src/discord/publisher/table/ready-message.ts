// Posts the ready check of a lobby and updates its message.
import { z } from 'zod'
import { deliveryOf, isUnchangeable } from '../../core/faults.ts'
import { readyScreen, unreadyMembers } from '../../panels/lobby/ready.ts'
import { notifiable, postOnce, type Work } from '../work/job.ts'

/** Whether the message still asks. */
const shape = z.object({ open: z.boolean() }).catch({ open: false })

/** Asks everybody at a lobby who has not said so yet whether they are ready. */
export async function askReady(work: Work): Promise<void> {
  const { info, posts } = work
  if (!info.ready) return
  const isSame = (content: string) =>
    content.includes(`<t:${Math.floor((info.ready?.until.getTime() ?? 0) / 1000)}:`)
  const called = await notifiable(work, unreadyMembers(info))
  const { id, at } = await postOnce(work, info.channel, readyScreen(info), 'ready', isSame, called)
  await posts.save({ kind: 'ready', channel: info.channel, message: id, postedAt: at, data: { open: true } })
}

/** Draws the question as it stands; once the check is over it has no button any more. */
export async function updateReady({ info, posts, wire }: Work): Promise<void> {
  const post = posts.find('ready')
  if (!post || !shape.parse(post.data).open) return
  try {
    await wire.edit(post.channel, post.message, readyScreen(info))
  } catch (error) {
    if (!isUnchangeable(error) && !('lost' in deliveryOf(error))) throw error
  }
  if (!info.ready) await posts.save({ ...post, data: { open: false } })
}
