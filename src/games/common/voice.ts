// Words of board and hand for one reader: labels, names, effects of cards, players.
import type { Id, Seat } from '../../engine/phrase.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import type { Reader } from '../../text/render.ts'
import type { GameWords } from './title.ts'

/** Between the items of a line. */
export const DOT = ' · '

/** A reader's labels and names, and how a player is called. */
export interface Voice<L> {
  readonly t: L
  /** Its id where it has no name. */
  name(id: Id): string
  effect(card: Id): string
  who(seat: Seat): string
}

/** A player's name as board and hand write it: bold where there is Markdown. */
export const playerName = ({ style }: Reader, name: string): string =>
  style === 'plain' ? name : `**${escapeMarkdown(name)}**`

/** The voice of a game with these words and labels, for a reader. */
export function voiceOf<L>(
  reader: Reader,
  words: Readonly<Record<Language, Pick<GameWords, 'names' | 'cards'>>>,
  labels: Readonly<Record<Language, L>>,
): Voice<L> {
  const { names, cards } = words[reader.language]
  return {
    t: labels[reader.language],
    name: (id) => names[id] ?? id,
    effect: (card) => cards[card] ?? '',
    who: (seat) => playerName(reader, reader.seatName(seat)),
  }
}
