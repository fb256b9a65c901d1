// The lobby's message, edited in place.

import type { Job } from '../../../host/posts/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { deliveryOf, isGone, isUnchangeable } from '../../core/faults.ts'
import { lobbyScreen } from '../../panels/lobby/lobby-screen.ts'
import { channelOf } from '../../words/present.ts'
import { removalOf } from '../messages/removing.ts'
import { postOnce, type Work } from '../work/job.ts'
import { closeFull } from './full.ts'
import { showPlate } from './plate.ts'
import { updateReady } from './ready-message.ts'

/** Draws the lobby anew; posts it when there is none yet. */
export async function drawLobby(work: Work): Promise<void> {
  await drawMessage(work)
  await closeFull(work)
  await updateReady(work)
}

async function drawMessage(work: Work): Promise<void> {
  const { wire, info, posts, title } = work
  const screen = lobbyScreen(title, info)
  let old: readonly Job[] = []
  const post = posts.find('lobby')
  // It began at once, in a thread of its own: nothing of it pushes away what stands in the channel.
  if (!post && info.status !== 'lobby' && isAlone(info)) return
  if (post) {
    try {
      await wire.edit(post.channel, post.message, screen)
      return showPlate(work, post)
    } catch (error) {
      // A lobby that has served its purpose is not missed when it, or its place, is gone.
      if (info.status !== 'lobby' && (isUnchangeable(error) || 'lost' in deliveryOf(error))) return
      if (!isUnchangeable(error)) throw error
      if (!isGone(error)) old = [removalOf(post)]
    }
  }
  const key = post ? `after ${post.message}` : ''
  const [head] = screen.content.split('\n')
  const isSame = (content: string) => content.split('\n')[0] === head // somebody may have joined meanwhile
  // A league's channel is told of its tables all at once; the lobby of each stands in its thread.
  const channel = info.league === undefined ? info.channel : channelOf(info)
  const { id, at, content } = await postOnce(work, channel, screen, key, isSame)
  await posts.save({ kind: 'lobby', channel, message: id, postedAt: at, data: null }, old)
  if (content !== screen.content.trim()) await wire.edit(channel, id, screen)
  showPlate(work, { channel, message: id })
}

/** Whether one member plays alone, or against computers. */
const isAlone = ({ players }: GameInfo): boolean =>
  players.filter(({ member }) => member !== undefined).length === 1
