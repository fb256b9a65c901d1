// Old messages lose their buttons: at once where Discord takes that, else by a job that is tried until it does.
import type { Job } from '../../../host/posts/index.ts'
import { errorFacts, isGone, isUnchangeable } from '../../core/faults.ts'
import { NotOurs } from '../../core/wire.ts'
import type { Work } from '../work/job.ts'
import { membersOf, type Standing } from './prompt-memory.ts'
import { type Mark, smallLine } from './prompt-screen.ts'

/** What is to become of an old message. */
type Shrink = Job & { readonly kind: 'shrink' }

/** What is to become of a live line that stands no more: a line that asked no member goes. */
export const shrinkOf = ({ info }: Work, { post, asked }: Standing, mark: Mark): Shrink => ({
  kind: 'shrink',
  channel: post.channel,
  message: post.message,
  mark,
  awaited: membersOf(info, asked.awaited).length > 0 ? asked.awaited : [],
})

/** A message that is to go. */
export const removalOf = (at: { readonly channel: string; readonly message: string }): Shrink => ({
  kind: 'shrink',
  channel: at.channel,
  message: at.message,
  awaited: [],
  mark: 'prompt-done',
})

/** Shrinks messages. @returns those that did not get through, to be scheduled as jobs */
export async function shrinkNow(work: Work, jobs: readonly Shrink[]): Promise<readonly Shrink[]> {
  const left: Shrink[] = []
  for (const job of jobs)
    try {
      await shrinkMessage(work, job)
    } catch (error) {
      if (error instanceof NotOurs) throw error
      const facts = { game: work.info.id, ...errorFacts(error) }
      work.bot.log.info(facts, 'an old message could not be shrunk yet')
      left.push(job)
    }
  return left
}

/** Shrinks a message; one that Discord lets nobody change is removed, and one that is gone already needs nothing. */
export async function shrinkMessage({ wire, info, title }: Work, job: Shrink): Promise<void> {
  const { channel, message, awaited, mark } = job
  if (awaited.length > 0)
    try {
      return await wire.edit(channel, message, { content: smallLine(title, info, awaited, mark) })
    } catch (error) {
      if (isGone(error)) return
      if (!isUnchangeable(error)) throw error
    }
  try {
    await wire.remove(channel, message)
  } catch (error) {
    if (!isUnchangeable(error)) throw error
  }
}
