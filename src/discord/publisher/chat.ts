// How far people's chat has pushed the prompt up, by channel; forgotten with the process, which costs nothing. Which
// process hears the chat and which one posts the prompt need not be the same.

/** So many messages of others bury a prompt. */
const BURIED = 5
/** A chat has paused when nothing was written for so long, in milliseconds. */
const PAUSE = 20_000
/** Channels counted at once; the longest silent one is forgotten first. */
const CHANNELS = 5_000

export interface ChatWatch {
  /** Somebody else wrote a message in a channel. */
  heard(channel: string, message: string): void
  /** The bot itself said something below its prompt. */
  bury(channel: string): void
  /** The bot's prompt stands last in a channel now. */
  prompted(channel: string): void
  /** Whether a prompt is buried; also another process may have posted it. */
  isBuried(channel: string, prompt: string): boolean
  stop(): void
}

/** What lies below the prompt of a channel: the latest messages of others, and whether the bot's own do. */
interface Below {
  readonly others: readonly string[]
  readonly own: boolean
}

/** Watches chats; calls `lift` when a prompt may be buried and the chat has paused. */
export function watchChat(lift: (channel: string) => void, pause = PAUSE): ChatWatch {
  const below = new Map<string, Below>()
  const timers = new Map<string, NodeJS.Timeout>()
  const forget = (channel: string) => {
    clearTimeout(timers.get(channel))
    timers.delete(channel)
    below.delete(channel)
  }
  return {
    heard(channel, message) {
      const { others, own } = below.get(channel) ?? { others: [], own: false }
      const [oldest] = below.keys()
      if (below.size >= CHANNELS && oldest !== undefined && !below.has(channel)) forget(oldest)
      below.delete(channel) // so that the order of the map is the order of the last words
      const latest = [...others, message].slice(-BURIED)
      below.set(channel, { others: latest, own })
      if (latest.length < BURIED && !own) return
      clearTimeout(timers.get(channel))
      const timer = setTimeout(() => {
        timers.delete(channel)
        lift(channel)
      }, pause)
      timer.unref()
      timers.set(channel, timer)
    },
    bury: (channel) => void below.set(channel, { others: [], ...below.get(channel), own: true }),
    prompted: forget,
    isBuried(channel, prompt) {
      const { others, own } = below.get(channel) ?? { others: [], own: false }
      return own || others.filter((message) => BigInt(message) > BigInt(prompt)).length >= BURIED
    },
    stop() {
      for (const channel of [...below.keys()]) forget(channel)
    },
  }
}
