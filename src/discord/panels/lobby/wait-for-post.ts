// Waits for what the publisher is about to post, for answers that link to it; gives up after a few seconds.
import { setTimeout as pause } from 'node:timers/promises'

/** How long it may take, and how often it is looked for, in milliseconds. */
const TIMEOUT_MS = 6_000
const GLANCE = 100

/** What `look` finds as soon as it finds something; `undefined` where that takes too long. */
export async function soon<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  let found = await look()
  for (let waited = 0; found === undefined && waited < TIMEOUT_MS; waited += GLANCE) {
    await pause(GLANCE)
    found = await look()
  }
  return found
}
