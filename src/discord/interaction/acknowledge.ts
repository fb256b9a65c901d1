// Answering in time: Discord waits three seconds for the first word and fifteen minutes for the rest.

import type { Reply } from '../call/reply.ts'
import type { Illustrator } from './illustrator.ts'
import type { Responder } from './responder.ts'
import { show } from './show.ts'

/** How long an answer may take before it is acknowledged without it, in milliseconds. */
export const SOON = 1_200

/** What is done for an interaction. */
export interface ActionHandler {
  /** Whether this process has the interaction. Waited for only until Discord has settled that. */
  claim(): Promise<boolean>
  /**
   * Answers it. `acknowledge` resolves when Discord has taken the first word: handlers that change a game await that, so
   * that nothing is played of which the person is told that it failed.
   * @throws any error, also of acknowledging; the interaction is then still open for `show`
   */
  action(acknowledge: () => Promise<void>): Promise<Reply>
  /** Discord has taken the first word. */
  acknowledged?(): void
}

/**
 * Runs a handler and shows its reply; does nothing and returns `false` when another process has the interaction. A handler that takes
 * longer than a moment, from its first wait on, is acknowledged meanwhile, and nothing begins before Discord has taken that.
 * @throws what the handler throws
 */
export async function answerInTime(
  responder: Responder,
  illustrator: Illustrator,
  { claim, action, acknowledged = () => {} }: ActionHandler,
): Promise<boolean> {
  let deferring: Promise<unknown> | undefined
  const acknowledge = async () => {
    clearTimeout(timer)
    deferring ??= responder.defer().then(acknowledged)
    await deferring
  }
  let timer: NodeJS.Timeout | undefined
  const taken = new Promise<true>((resolve, reject) => {
    timer = setTimeout(() => acknowledge().then(() => resolve(true), reject), SOON)
  })
  taken.catch(() => undefined) // of several sessions one is refused (40060): awaited below as `deferring`
  const claimed = claim()
  responder.claimedBy(claimed)
  try {
    const first = await Promise.race([claimed, taken])
    if (deferring === undefined && !first) return false
    await deferring
    const reply = await action(acknowledge)
    clearTimeout(timer)
    await deferring
    await show(responder, illustrator, reply)
    if (deferring === undefined) acknowledged()
    return true
  } finally {
    clearTimeout(timer)
    await deferring?.catch(() => undefined)
  }
}

/** Suggestions for what is being typed; none when they take longer than a moment or fail, since nothing can be deferred here. */
export async function suggestInTime<T>(suggesting: Promise<readonly T[]>): Promise<readonly T[]> {
  let timer: NodeJS.Timeout | undefined
  const none = new Promise<readonly T[]>((resolve) => {
    timer = setTimeout(() => resolve([]), SOON)
  })
  try {
    return await Promise.race([suggesting, none])
  } finally {
    clearTimeout(timer)
  }
}
