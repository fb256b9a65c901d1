// Words of the pictures for one reader: the pictures' own, and the game's names and effects.
import type { Id, Seat } from '../../engine/phrase.ts'
import { oneLine } from '../../picture/letters.ts'
import { type Named, namedBy } from '../../picture/named.ts'
import type { Language } from '../../text/language.ts'
import type { Reader } from '../../text/render.ts'

/** Everything a picture for one reader is worded with. */
export interface PictureWords<W> {
  readonly language: Language
  readonly words: W
  /** Throws for what has no name: a fault of the texts. */
  named(id: Id): Named
  /** What a card does. Throws for what says nothing: a fault of the texts. */
  effect(id: Id): string
  seat(seat: Seat): string
  /** Several things as the parts of one sentence; empty ones are left out. */
  listed(parts: readonly string[]): string
}

/** The words for a reader, with where a game keeps its names and what its cards do. */
export function pictureWords<W extends { comma(): string }>(
  { language, seatName }: Reader,
  inEach: Readonly<Record<Language, W>>,
  texts: { name(id: Id): string | undefined; effect(id: Id): string | undefined },
): PictureWords<W> {
  const words = inEach[language]
  const found = (text: string | undefined, id: Id): string => {
    if (text === undefined) throw new Error(`no words for ${id}`)
    return text
  }
  return {
    language,
    words,
    named: (id) => namedBy(found(texts.name(id), id)),
    effect: (id) => found(texts.effect(id), id),
    seat: (seat) => oneLine(seatName(seat)),
    listed: (parts) => parts.filter((part) => part !== '').join(words.comma()),
  }
}
