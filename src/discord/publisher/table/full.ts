// A lobby that has become full tells its host, once, with the button that starts the game.
import { z } from 'zod'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { deliveryOf, isUnchangeable } from '../../core/faults.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { notifiable, postOnce, type Work } from '../work/job.ts'

/** A host is told again after this at the earliest, in milliseconds: people come and go. */
const AGAIN = 10 * 60_000

/** Whether the message still calls to start. */
const shape = z.object({ open: z.boolean() }).catch({ open: false })

const isFull = ({ info }: Work): boolean => info.status === 'lobby' && info.players.length >= info.seats

/** Tells the host that the table is full. */
export async function tellFull(work: Work): Promise<void> {
  const { bot, info, posts } = work
  if (!isFull(work)) return
  const before = posts.find('full')
  if (before && bot.clock.now().getTime() - before.postedAt.getTime() < AGAIN) return
  const words = wordsOf(info.language)
  const screen = {
    content: words['table-full']({ who: `<@${info.host}>` }),
    rows: buttons(button(customId('startnow', info.id, info.seats), words.start(), 'main')),
  }
  const called = await notifiable(work, [info.host])
  const { id, at } = await postOnce(work, info.channel, screen, 'full', undefined, called)
  const post = { kind: 'full', channel: info.channel, message: id, postedAt: at } as const
  await posts.save({ ...post, data: { open: true } })
}

/** The message calls no more once the game has started or somebody has left. */
export async function closeFull(work: Work): Promise<void> {
  const { info, posts, wire } = work
  const post = posts.find('full')
  if (!post || !shape.parse(post.data).open || isFull(work)) return
  const words = wordsOf(info.language)
  const host = info.players.find(({ member }) => member === info.host)?.name ?? ''
  const line = words['table-full']({ who: escapeMarkdown(host) })
  try {
    const content = `-# ${info.status === 'lobby' ? line : words['prompt-done']({ line })}`
    await wire.edit(post.channel, post.message, { content })
  } catch (error) {
    if (!isUnchangeable(error) && !('lost' in deliveryOf(error))) throw error
  }
  await posts.save({ ...post, data: { open: false } })
}
