// Who watches a game is brought to its thread, and out of it again.
import type { Job } from '../../host/posts/index.ts'
import { errorFacts } from './faults.ts'
import type { Work } from './job.ts'
import { bringTo } from './thread.ts'

/** Brings somebody to a game's thread who watches, or takes them out who do so no more. */
export async function followWatcher(
  work: Work,
  { watcher, on }: Job & { readonly kind: 'watch' },
): Promise<void> {
  const { bot, wire, info } = work
  const { thread } = info
  const watches = (await bot.host.watching.of(info.id)).includes(watcher)
  const sits = info.players.some(({ member }) => member === watcher)
  // They may have changed their mind since, or taken a seat.
  if (thread === undefined || watches !== on || sits) return
  if (on) return bringTo(work, thread, watcher)
  await wire.removeFromThread(thread, watcher).catch((error: unknown) => {
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a member could not be taken out of a thread')
  })
}
