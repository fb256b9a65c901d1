// How far people's chat has pushed the prompts up, by channel; forgotten with the process, which costs nothing. Which
// process hears the chat and which one posts a prompt need not be the same, and a channel may have several.

import { LRUCache } from 'lru-cache'

/** So many messages of others push a prompt away. */
const MESSAGES_BELOW = 5
/** A chat has paused when nothing was written for so long, in milliseconds. */
const PAUSE = 20_000
/** Channels counted at once; the one that was looked at longest ago is forgotten first. */
const CHANNELS = 5_000

export interface ChatWatch {
  /** Somebody else wrote a message in a channel. */
  onMessage(channel: string, message: string): void
  /** The bot itself said something below its prompt. */
  close(channel: string): void
  /** A prompt of the bot's stands last in a channel now. */
  prompted(channel: string): void
  /** No game is played in a channel. */
  forget(channel: string): void
  /** Whether chat has pushed a prompt away; also another process may have posted it. */
  isPushedAway(channel: string, prompt: string): boolean
  stop(): void
}

/** What lies below the prompt of a channel: the latest messages of others, and whether the bot's own do. */
interface Below {
  readonly others: readonly string[]
  readonly own: boolean
}

/** Watches chats; when one has paused, calls `lift` if chat has pushed away every prompt above the message `below`. */
export function watchChat(lift: (channel: string, below: string) => void, pause = PAUSE): ChatWatch {
  const timers = new Map<string, NodeJS.Timeout>()
  const below = new LRUCache<string, Below>({
    max: CHANNELS,
    dispose(_, channel, reason) {
      if (reason === 'set') return
      clearTimeout(timers.get(channel))
      timers.delete(channel)
    },
  })
  const standsLast = (channel: string) => {
    const now = below.get(channel)
    if (now) below.set(channel, { ...now, own: false })
  }
  const rest = (channel: string) => {
    const { others, own } = below.get(channel) ?? { others: [], own: false }
    standsLast(channel)
    const lowest = own ? others.at(-1) : others.at(-MESSAGES_BELOW)
    if (lowest !== undefined) lift(channel, lowest)
  }
  return {
    onMessage(channel, message) {
      const { others, own } = below.get(channel) ?? { others: [], own: false }
      const latest = [...others, message].slice(-MESSAGES_BELOW)
      below.set(channel, { others: latest, own })
      if (latest.length < MESSAGES_BELOW && !own) return
      clearTimeout(timers.get(channel))
      const timer = setTimeout(() => {
        timers.delete(channel)
        rest(channel)
      }, pause)
      timer.unref()
      timers.set(channel, timer)
    },
    close: (channel) => void below.set(channel, { others: [], ...below.get(channel), own: true }),
    prompted: standsLast,
    forget: (channel) => void below.delete(channel),
    isPushedAway(channel, prompt) {
      const { others, own } = below.get(channel) ?? { others: [], own: false }
      return own || others.filter((message) => BigInt(message) > BigInt(prompt)).length >= MESSAGES_BELOW
    },
    stop: () => below.clear(),
  }
}
