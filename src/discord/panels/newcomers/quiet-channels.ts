// Notices when a channel in which much was written has gone quiet; forgotten with the process, which costs nothing.
import { LRUCache } from 'lru-cache'

/** So many messages of others push away what the bot has posted. */
const MANY = 15
/** A channel is quiet when nothing was written for so long, in milliseconds. */
const QUIET = 20 * 60_000
/** Channels counted at once; the one that was written in longest ago is forgotten first. */
const CHANNELS = 2_000

/** Watches channels. */
export interface QuietWatch {
  /** Somebody wrote a message in a channel. */
  onMessage(channel: string): void
  stop(): void
}

/** Calls `quiet` for a channel in which much was written, when nothing was for a while. */
export function watchQuiet(quiet: (channel: string) => void, pause = QUIET): QuietWatch {
  const channels = new LRUCache<string, { count: number; timer?: NodeJS.Timeout }>({
    max: CHANNELS,
    dispose: ({ timer }) => clearTimeout(timer),
  })
  return {
    onMessage(channel) {
      const seen = channels.get(channel) ?? { count: 0 }
      clearTimeout(seen.timer)
      const count = seen.count + 1
      if (count < MANY) return void channels.set(channel, { count })
      const timer = setTimeout(() => {
        channels.delete(channel)
        quiet(channel)
      }, pause)
      timer.unref()
      channels.set(channel, { count, timer })
    },
    stop: () => channels.clear(),
  }
}
