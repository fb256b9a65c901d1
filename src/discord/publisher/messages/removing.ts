// Takes old messages away: at once where Discord lets the bot, else by a job that is tried until it does.
import type { Job } from '../../../host/posts/index.ts'
import { errorFacts, isPastRemoving } from '../../core/faults.ts'
import { NotOurs } from '../../core/wire.ts'
import type { Work } from '../work/job.ts'

type Removal = Job & { readonly kind: 'remove' }

/** A message that is to go. */
export const removalOf = ({
  channel,
  message,
}: {
  readonly channel: string
  readonly message: string
}): Removal => ({ kind: 'remove', channel, message })

/** Removes messages. @returns those that did not get through, to be scheduled as jobs */
export async function removeNow(work: Work, jobs: readonly Removal[]): Promise<readonly Removal[]> {
  const left: Removal[] = []
  for (const job of jobs)
    try {
      await removeMessage(work, job)
    } catch (error) {
      if (error instanceof NotOurs) throw error
      const facts = { game: work.info.id, ...errorFacts(error) }
      work.bot.log.info(facts, 'an old message could not be removed yet')
      left.push(job)
    }
  return left
}

/** Removes a message; one that is gone already, or that nobody may remove, needs nothing. */
export async function removeMessage({ wire }: Work, { channel, message }: Removal): Promise<void> {
  try {
    await wire.remove(channel, message)
  } catch (error) {
    if (!isPastRemoving(error)) throw error
  }
}
