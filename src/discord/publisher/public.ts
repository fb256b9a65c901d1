// Posts for a whole table, by kind of job.
import type { Job } from '../../host/posts/index.ts'
import { sayIn } from '../words/present.ts'
import { nudge } from './prompt/nudge.ts'
import { prompt } from './prompt/prompt.ts'
import { illustrate } from './story/pictures.ts'
import { catchUp, tellStory, tellUndone } from './story/story.ts'
import { tellCard } from './table/card.ts'
import { askClaim, askToKeep } from './table/closing-questions.ts'
import { tellEnd, tellReviewed } from './table/end.ts'
import { tellFilm } from './table/film.ts'
import { tellFull } from './table/full.ts'
import { callOut, tellInvitation, tellJoinRequest } from './table/invitation-messages.ts'
import { drawLobby } from './table/lobby.ts'
import { tellOpening } from './table/opening-message.ts'
import { askReady } from './table/ready-message.ts'
import { openThread } from './table/thread.ts'
import { drawVote } from './table/votes.ts'
import { followWatchers } from './table/watchers.ts'
import { notifiable, postOnce, type Work } from './work/job.ts'

/** Does one job in the game's place. */
export async function perform(
  work: Work,
  job: Exclude<Job, { readonly kind: 'notify' | 'tell' | 'calendar' | 'remove' | 'roll' }>,
): Promise<void> {
  switch (job.kind) {
    case 'lobby':
      return drawLobby(work)
    case 'full':
      return tellFull(work)
    case 'ready':
      return askReady(work)
    case 'thread':
      return openThread(work)
    case 'opening':
      return tellOpening(work)
    case 'story':
      await tellStory(work, job)
      return illustrate(work, job)
    case 'vote':
      return drawVote(work, job.vote)
    case 'undone':
      return tellUndone(work, job)
    case 'invite':
      return tellInvitation(work, job)
    case 'call':
      return callOut(work, job.role)
    case 'requestToJoin':
      return tellJoinRequest(work, job.asker)
    case 'watch':
      return followWatchers(work)
    case 'claim':
      return askClaim(work, job.seat)
    case 'keep':
      return askToKeep(work, job.until)
    case 'prompt':
      return prompt(work)
    case 'lift':
      return prompt(work, { below: job.below })
    case 'note':
      return note(work, job)
    case 'nudge':
      return nudge(work, job.seats)
    case 'card':
      return tellCard(work)
    case 'film':
      return tellFilm(work)
    case 'end':
      return tellEnd(work)
    case 'reviewed':
      await tellReviewed(work)
      return work.posts.find('film') ? tellFilm(work) : undefined
  }
}

/** Tells the table something that is not of the game; mentions those whom it calls. */
async function note(work: Work, { phrase, seats = [] }: Extract<Job, { kind: 'note' }>): Promise<void> {
  const { info, title, channel } = work
  await catchUp(work)
  const called = info.players.flatMap(({ seat, member }) => (seats.includes(seat) && member ? [member] : []))
  const mentions = called.map((member) => `<@${member}>`).join(' ')
  const content = [mentions, sayIn(info.language, phrase, title, info)].filter((part) => part).join(' ')
  await postOnce(work, channel, { content }, '', undefined, await notifiable(work, called))
  work.chat.close(work.channel)
}
