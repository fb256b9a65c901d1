// A game as the house presents it: its rules, its words in three languages, and how its table reads.
import type { Game, State, Told } from '../engine/game.ts'
import type { Id, Phrase, Seat } from '../engine/phrase.ts'
import type { Language } from '../text/language.ts'
import type { Reader, Words } from '../text/render.ts'

/** A page of `/rules`. */
export interface Topic {
  /** Stable ASCII id, such as `battle`. */
  readonly id: string
  readonly title: string
  /** Markdown, at most 3,800 characters. */
  readonly body: string
}

/** Everything a game says, in one language. */
export interface GameWords extends Words {
  readonly title: string
  /** One sentence for the lobby. */
  readonly blurb: string
  /** Name and one-line description of each option; for a choice, the name of each value too. */
  readonly options: Readonly<
    Record<
      string,
      { readonly name: string; readonly hint: string; readonly values?: Readonly<Record<string, string>> }
    >
  >
  readonly topics: readonly Topic[]
  /** What each card does, in one line, by id. */
  readonly cards: Readonly<Record<Id, string>>
}

/** A game in `src/games/<id>/`, registered in `src/games/index.ts`. */
export interface Title<S extends State = State, V = unknown> {
  readonly game: Game<S, V>
  readonly words: Readonly<Record<Language, GameWords>>
  /** The table as `view` shows it, as Markdown lines; at most 1,800 characters. */
  board(view: V, reader: Reader): string
  /** What the viewing seat alone holds and knows, as Markdown lines; at most 1,200 characters. */
  hand(view: V, reader: Reader): string
  /** A player's best moment: the event of the public story to remember, if there is one. */
  moment?(story: readonly Told[], seat: Seat): Phrase | undefined
}
