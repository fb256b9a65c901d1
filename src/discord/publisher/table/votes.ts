// A vote is posted once, in a message of its own that mentions those who are asked, and drawn anew as it goes on.

import { deliveryOf, isUnchangeable } from '../../core/faults.ts'
import { votersOf, voteScreen } from '../../panels/votes/voting.ts'
import { notifiable, postOnce, type Work } from '../work/job.ts'
import { bringMembers, threadOf } from './thread-members.ts'

/** Shows how a vote stands. One that was over before it was posted is not posted any more. */
export async function drawVote(work: Work, id: string): Promise<void> {
  const { bot, wire, chat, channel } = work
  const vote = await bot.host.votes.find(id)
  if (!vote) return
  const screen = voteScreen(vote)
  if (vote.post?.channel === channel || (vote.post && vote.status !== 'open')) {
    try {
      return await wire.edit(vote.post.channel, vote.post.message, screen)
    } catch (error) {
      const elsewhere = vote.post.channel !== channel && 'lost' in deliveryOf(error)
      if (!isUnchangeable(error) && !elsewhere) throw error
    }
  }
  if (vote.status !== 'open') return
  await bringAsked(work, votersOf(vote))
  const [question] = screen.content.split('\n')
  const isSame = (content: string) => content.split('\n')[0] === question // somebody may have voted meanwhile
  const called = await notifiable(work, votersOf(vote))
  const { id: message } = await postOnce(work, channel, screen, `vote ${id}`, isSame, called)
  await bot.host.votes.savePost(id, channel, message)
  chat.close(channel)
}

/** Brings those to the game's thread who have no seat and are asked there, such as who is offered one: the mention would post a line. */
async function bringAsked(work: Work, asked: readonly string[]): Promise<void> {
  const guests = asked.filter((member) => !work.info.players.some((player) => player.member === member))
  const thread = guests.length > 0 ? threadOf(work) : undefined
  if (thread !== undefined) await bringMembers(work, thread, guests)
}
