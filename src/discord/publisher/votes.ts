// A vote is posted once, in a message of its own that mentions those who are asked, and drawn anew as it goes on.
import { votersOf, voteScreen } from '../panels/voting.ts'
import { deliveryOf, isUnchangeable } from './faults.ts'
import { postOnce, type Work } from './job.ts'

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
  const [question] = screen.content.split('\n')
  const isSame = (content: string) => content.split('\n')[0] === question // somebody may have voted meanwhile
  const { id: message } = await postOnce(work, channel, screen, `vote ${id}`, isSame, votersOf(vote))
  await bot.host.votes.savePost(id, channel, message)
  chat.bury(channel)
}
