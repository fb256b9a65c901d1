// Decides which events of the story share a line.
import type { Phrase } from '../../engine/phrase.ts'

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
