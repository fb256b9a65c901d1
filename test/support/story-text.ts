// The public story as it stands in a thread, to be held against the log.
import type { StoryEvent } from '../../src/host/table/types.ts'
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { publicly } from './players.ts'

/** The bot's messages in a place that tell the story, oldest first. */
export const storyMessages = (reader: Person, place: string, commitment: string): Seen[] =>
  publicly(reader, place).filter(
    ({ bot, buttons, type, content }) =>
      bot &&
      buttons.length === 0 &&
      type === 0 &&
      !/^-# |^(↩|⏸|⏳)/.test(content) &&
      !content.includes(commitment),
  )

/**
 * A text without what depends on where its messages begin: a line that goes on in the next one names its player again, joins
 * its sentences otherwise, and says whose turn it is only where nothing follows.
 */
export const normalizedStory = (text: string): string =>
  text.replace(
    /(?:Round \d+: |第 ?\d+ ?(?:輪|轮|回合)：)|(?:🤖 )?\*\*[^*]+\*\*(?:’s turn\b[.:]|’s| ?的回合(?:開始|开始)?[。：]| ?(?:行動|行动)。| ?的)?|\band\b|[.,。，·~\s]/g,
    '',
  )

/** How messages tell the events of a game. */
interface StoryCount {
  missing: number
  doubled: number
  outOfOrder: number
}

/**
 * Holds messages against the log: each tells a stretch of it as `textOf` writes that, and together they tell all, in order.
 * What a message says at a glance depends on where it begins, so each is compared with its own stretch.
 */
export function countStory(
  messages: readonly string[],
  events: readonly StoryEvent[],
  textOf: (stretch: readonly StoryEvent[]) => string,
): StoryCount {
  const count = { missing: 0, doubled: 0, outOfOrder: 0 }
  const times = events.map(() => 0)
  let next = 0
  for (const content of messages) {
    const found = stretchOf(normalizedStory(content), events, textOf, next)
    if (!found) {
      count.missing++
      continue
    }
    // Whose turn it is may be said again where it goes on hours later.
    const isAgain = found.from === next - 1 && events[found.from]?.told.mark === 'turn'
    for (let at = found.from; at < found.to; at++)
      times[at] = (times[at] ?? 0) + (isAgain && at < next ? 0 : 1)
    if (found.from < next && !isAgain) count.outOfOrder++
    next = Math.max(next, found.to)
  }
  const left = events.filter((_, at) => times[at] === 0)
  if (normalizedStory(textOf(left)) !== '') count.missing += left.length
  count.doubled = times.reduce((sum, each) => sum + Math.max(0, each - 1), 0)
  return count
}

/** The stretch that a message tells: from the next event on, from the one before where that opened a turn, or from anywhere. */
function stretchOf(
  content: string,
  events: readonly StoryEvent[],
  textOf: (stretch: readonly StoryEvent[]) => string,
  next: number,
): { readonly from: number; readonly to: number } | undefined {
  if (content === '') return { from: next, to: next }
  const before = events[next - 1]?.told.mark === 'turn' ? [next - 1] : []
  for (const from of [next, ...before, ...events.keys()])
    for (let to = from + 1; to <= events.length; to++) {
      const text = normalizedStory(textOf(events.slice(from, to)))
      if (text === content) return { from, to }
      // What is told at a glance is at most so much shorter.
      if (text.length > 3 * content.length + 500) break
    }
  return undefined
}
