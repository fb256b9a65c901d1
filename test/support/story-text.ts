// The public story as it stands in a thread, to be held against the log.
import { undressedText } from '../../src/discord/icons/dress.ts'
import { unmarkedLines } from '../../src/discord/words/line-marks.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { StoryEvent } from '../../src/host/table/types.ts'
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { withoutUnseen } from '../../src/text/icons.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { publicly } from './players.ts'

/** How the line that brings players to a thread begins. */
const PLAYERS = LANGUAGES.map((each) => `-# ${wordsOf(each)['played-by']({ names: '' })}`.trim())

/** The bot's messages in a place that tell the story, oldest first. */
export const storyMessages = (reader: Person, place: string, commitment: string): Seen[] =>
  publicly(reader, place).filter(
    ({ bot, buttons, type, content }) =>
      bot &&
      buttons.length === 0 &&
      type === 0 &&
      !/^-# [✓↓]|^(↩|⏸|⏳)/.test(content) &&
      !PLAYERS.some((head) => content.startsWith(head)) &&
      !content.includes(commitment),
  )

/**
 * A text without what depends on where its messages begin: a line that goes on in the next one names its player again, joins
 * its sentences otherwise, and says whose turn it is only where nothing follows. Emojis of the bot's own are the signs again.
 */
export const normalizedStory = (text: string): string =>
  unmarkedLines(withoutUnseen(undressedText(text))).replace(
    /(?:Round \d+: |第 ?\d+ ?(?:輪|轮|回合)：)|(?:🤖 )?\*\*[^*]+\*\*(?:’s turn\b[.:]|’s| ?的回合(?:開始|开始)?[。：]| ?(?:行動|行动)。| ?的)?|\band\b|[.,。，·~\s]/g,
    '',
  )

/** How messages tell the events of a game. */
interface StoryCount {
  missing: number
  doubled: number
  outOfOrder: number
}

/** Events that a message tells, from one up to another; `until` are those after them that change nothing in its text. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly until: number
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
  let [next, until] = [0, 0]
  for (const content of messages) {
    // Whose turn it is may be said again where it goes on hours later; what a message before says by the way needs no other.
    const again = events[next - 1]?.told.mark === 'turn' ? [next - 1] : []
    const near = [...events.keys()].slice(next, until + 1)
    // To look everywhere takes long: it tells what is out of order, not that all is amiss.
    const anywhere = count.missing < 5 ? events.keys() : []
    const found = stretchOf(normalizedStory(content), events, textOf, [...near, ...again, ...anywhere])
    if (!found) {
      count.missing++
      continue
    }
    const isAgain = again.includes(found.from)
    const isNear = near.includes(found.from)
    for (let at = isAgain || isNear ? next : found.from; at < found.to; at++) times[at] = (times[at] ?? 0) + 1
    if (found.from < next && !isAgain) count.outOfOrder++
    if (found.to > next) [next, until] = [found.to, found.until]
  }
  for (let at = next; at < until; at++) times[at] = 1
  const left = events.filter((_, at) => times[at] === 0)
  if (normalizedStory(textOf(left)) !== '') count.missing += left.length
  count.doubled = times.reduce((sum, each) => sum + Math.max(0, each - 1), 0)
  return count
}

/** The stretch that a message tells, which begins at one of `starts`: the first that fits. */
function stretchOf(
  content: string,
  events: readonly StoryEvent[],
  textOf: (stretch: readonly StoryEvent[]) => string,
  starts: readonly number[],
): Stretch | undefined {
  const [next = events.length] = starts
  if (content === '') return { from: next, to: next, until: next }
  for (const from of starts) {
    const isTold = (to: number) => normalizedStory(textOf(events.slice(from, to))) === content
    for (let to = from + 1; to <= events.length; to++) {
      const text = normalizedStory(textOf(events.slice(from, to)))
      if (text === content) {
        let until = to
        while (until < events.length && isTold(until + 1)) until++
        return { from, to, until }
      }
      // What is told at a glance is at most so much shorter.
      if (text.length > 3 * content.length + 500) break
    }
  }
  return undefined
}
