// How far people's chat has pushed the prompt up, by channel; forgotten with the process, which costs nothing.

/** So many messages of others bury a prompt. */
const BURIED = 5
/** A chat has paused when nothing was written for so long, in milliseconds. */
const PAUSE = 20_000
/** Channels counted at once; the longest silent one is forgotten first. */
const CHANNELS = 5_000

export interface ChatWatch {
  /** Somebody else wrote in a channel. */
  heard(channel: string): void
  /** The bot itself said something below its prompt. */
  bury(channel: string): void
  /** The bot's prompt stands last in a channel now. */
  prompted(channel: string): void
  isBuried(channel: string): boolean
  stop(): void
}

/** Watches chats; calls `lift` when a prompt is buried and the chat has paused. */
export function watchChat(lift: (channel: string) => void, pause = PAUSE): ChatWatch {
  const counts = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  const forget = (channel: string) => {
    clearTimeout(timers.get(channel))
    timers.delete(channel)
    counts.delete(channel)
  }
  return {
    heard(channel) {
      const count = (counts.get(channel) ?? 0) + 1
      const [oldest] = counts.keys()
      if (counts.size >= CHANNELS && oldest !== undefined && !counts.has(channel)) forget(oldest)
      counts.delete(channel) // so that the order of the map is the order of the last words
      counts.set(channel, count)
      if (count < BURIED) return
      clearTimeout(timers.get(channel))
      const timer = setTimeout(() => {
        timers.delete(channel)
        lift(channel)
      }, pause)
      timer.unref()
      timers.set(channel, timer)
    },
    bury: (channel) => void counts.set(channel, BURIED),
    prompted: forget,
    isBuried: (channel) => (counts.get(channel) ?? 0) >= BURIED,
    stop() {
      for (const channel of [...counts.keys()]) forget(channel)
    },
  }
}
