// The story of a stretch of a game on as few lines as read well.
import type { Phrase } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo, StoryEvent } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { isAlike, type Marks, marked, marksOf } from './line-marks.ts'
import { broken, fitsLine, isAboutSame, opensTurn } from './lines.ts'
import { gathered, lineIn, sentenceOf } from './present.ts'

/** A line of Markdown, what marks it where it stands in a thread, and the events that it tells. */
interface Passage {
  readonly text: string
  readonly marks: Marks
  readonly events: readonly StoryEvent[]
}

/** An event, and the phrase that tells it at a glance; none where another one says it. */
interface Glance {
  readonly event: StoryEvent
  readonly phrase: Phrase | undefined
}

/**
 * The lines that tell events, in order: on one line, while it is short enough, those that the game tells together and those
 * that go on about the same player or come of what stands there. What was taken back is struck through.
 */
export function storyPassages(
  language: Language,
  title: Title,
  info: GameInfo,
  story: readonly StoryEvent[],
): Passage[] {
  const glances = condensed(title, story)
  const said = glances.flatMap(({ event, phrase }) => (phrase ? [{ event, phrase }] : []))
  const sentence = ({ phrase }: { readonly phrase: Phrase }) => sentenceOf(language, phrase, title, info)
  const isShort = (line: typeof said) => fitsLine(language, line.map(sentence))
  // What a group begins with marks its other lines too.
  const headOf = new Map<unknown, Phrase>()
  const groups = gathered(
    title,
    said,
    ({ phrase }) => phrase,
    ({ event }) => event.undone,
  ).flatMap((group) => {
    const parts = shortened(group, isShort)
    const [head] = group
    for (const part of parts) if (head) headOf.set(part[0], head.phrase)
    return parts
  })
  const lines: (typeof said)[] = []
  for (const group of groups) {
    const line = lines.at(-1) ?? []
    const [before, next] = [line.at(-1), group[0]]
    const goesOn =
      before &&
      next &&
      before.event.undone === next.event.undone &&
      isAlike(
        title,
        line.map(({ phrase }) => phrase),
        next.phrase,
      ) &&
      (isAboutSame(language, sentence(before), sentence(next)) ||
        title.follows?.(before.phrase, next.phrase)) &&
      (isShort([...line, ...group]) || opensTurn(language, sentence(before), sentence(next)))
    if (goesOn) line.push(...group)
    else lines.push([...group])
  }
  return lines.map((line, index) => {
    const phrases = line.map(({ phrase }) => phrase)
    const head = headOf.get(line[0])
    const text = broken(language, lineIn(language, phrases, title, info))
    const isUndone = line[0]?.event.undone !== undefined
    return {
      text: isUndone ? `${STRIKE}${text}${STRIKE}` : text,
      marks: marksOf(title, head ? phrases.with(0, head) : phrases),
      events: eventsOf(story, lines, index),
    }
  })
}

/** What a game tells on one line, on several where that would be too long. */
function shortened<T>(group: readonly T[], isShort: (line: T[]) => boolean): T[][] {
  const lines: T[][] = []
  for (const each of group) {
    const line = lines.at(-1)
    if (line && isShort([...line, each])) line.push(each)
    else lines.push([each])
  }
  return lines
}

/** The events of a line, with those that it says though it shows them by another one: all up to the next line. */
function eventsOf(
  story: readonly StoryEvent[],
  lines: readonly (readonly Glance[])[],
  index: number,
): StoryEvent[] {
  const startOf = (line: readonly Glance[] | undefined) => (line?.[0] ? story.indexOf(line[0].event) : -1)
  const next = startOf(lines[index + 1])
  return story.slice(index === 0 ? 0 : startOf(lines[index]), next < 0 ? story.length : next)
}

/** Events as their game tells them at a glance; turns, and what was taken back, each by themselves. */
function condensed(title: Title, story: readonly StoryEvent[]): Glance[] {
  const turns: StoryEvent[][] = []
  for (const event of story) {
    const before = turns.at(-1)?.at(-1)
    if (before && before.undone === event.undone && event.told.mark !== 'turn') turns.at(-1)?.push(event)
    else turns.push([event])
  }
  return turns.flatMap((turn) => {
    const phrases = turn.map(({ told }) => told.phrase)
    const told = title.condense?.(phrases) ?? phrases
    return turn.map((event, index) => ({ event, phrase: told[index] }))
  })
}

/** Events as lines of Markdown. */
export const storyLines = (
  language: Language,
  title: Title,
  info: GameInfo,
  story: readonly StoryEvent[],
): string[] => storyPassages(language, title, info, story).map(({ text }) => text)

/** Events as lines of a thread: rounds are headings, what may be skipped is small, and the rest has icons. */
export const threadLines = (
  language: Language,
  title: Title,
  info: GameInfo,
  story: readonly StoryEvent[],
): string[] => storyPassages(language, title, info, story).map((passage) => marked(title, passage))

const STRIKE = '~~'

/** A text without what strikes it through: the same text before and after it was taken back. */
export const unstruck = (text: string): string => text.replaceAll(STRIKE, '')
