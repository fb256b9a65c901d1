// Decides which events of the story share a line, and what marks their lines.
import type { Phrase } from '../../engine/phrase.ts'
import type { LineMark, LineMarks } from './title.ts'

/** The marks of events by the events that have each; keys without the game. */
export const markedBy = (marks: Readonly<Partial<Record<LineMark, readonly string[]>>>): LineMarks =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([mark, keys]) => keys.map((key) => [key, mark as LineMark])),
  )

const keyOf = ({ key }: Phrase): string => key.slice(key.indexOf('.') + 1)

/** Whether an event is told on a line, by what follows each event with which a line may begin; keys without the game. */
export const continuing =
  (runs: Readonly<Record<string, readonly string[]>>) =>
  ([head]: readonly Phrase[], next: Phrase): boolean =>
    head !== undefined && (runs[keyOf(head)] ?? []).includes(keyOf(next))

/**
 * Whether an event may be told on the line of the one before it: after the opening of a turn, and unless it is one of the
 * `heads`, which begin a line; keys without the game.
 */
export const following =
  (opening: string, heads: readonly string[]) =>
  (before: Phrase, next: Phrase): boolean =>
    keyOf(before) === opening || ![opening, ...heads].includes(keyOf(next))
