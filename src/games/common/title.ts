// A game as the app presents it: its rules, its words in three languages, and how its table reads.
import type { Chronicle } from '../../engine/chronicle.ts'
import type { Choice, Decision } from '../../engine/decision.ts'
import type { Game, GameEvent, Options, State } from '../../engine/game.ts'
import type { Id, Phrase, Seat } from '../../engine/phrase.ts'
import type { Strength } from '../../engine/strength.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Mark, SeatPortrait } from '../../picture/result-input.ts'
import type { Icon } from '../../text/icons.ts'
import type { Language } from '../../text/language.ts'
import type { Reader, Words } from '../../text/render.ts'
import type { CustomContent } from './custom-set.ts'
import type { IconOf } from './icons.ts'
import type { Race } from './race.ts'

export type {
  CustomField,
  CustomItem,
  CustomReading,
  CustomSet,
  CustomTarget,
} from './custom-set.ts'

/** How a person of a game looks. */
export interface Person<F = unknown> {
  readonly face: F
  readonly mark: Mark | null
  /** The ground behind the face; that of cards where it is left out. */
  readonly ground?: string
  /** The note on the card tells history, and not rules. */
  readonly historic?: true
}

/** A decision that a lesson teaches. */
export interface LessonStep {
  /** Names its text, such as `first-city`. */
  readonly id: string
  /** Key of the prompt it is about, without the game's name. */
  readonly asks: string
  /** An id that the prompt names, where several prompts read alike. */
  readonly about?: Id
  /** What the lesson recommends. */
  readonly pick: Choice
  /** Nothing else leads on. */
  readonly only?: true
}

/**
 * What a seat of a lesson answers where it can; otherwise the hard computer player does. At the member's own seat it is
 * about what they are spared.
 */
export interface ScriptedAnswer {
  readonly seat: Seat
  /** Only between this step and the next one; where it is left out, whenever it can be. */
  readonly after?: string
  readonly asks: string
  readonly pick: Choice
}

/** A first game that teaches itself: a real game whose chance and whose other seats are fixed. */
export interface Lesson {
  readonly seats: number
  /** Where the member sits. */
  readonly seat: Seat
  readonly options: Options
  readonly seed: string
  readonly steps: readonly LessonStep[]
  readonly others: readonly ScriptedAnswer[]
  /** Prompts of the member's that are answered for them unless they are taught: they would only be in the way. */
  readonly spared: readonly string[]
  /** What it leads to. */
  readonly reward: Reward
}

/** What a lesson leads to: the event with this key, without the game's name, that names the member. */
export interface Reward {
  readonly told: string
  /** Answers that computers give after the last step, the member's among them, until it is told; 0 where that step itself leads to it. */
  readonly within: number
  /** Strength of the other seats meanwhile. */
  readonly others: Strength
}

/** What the lobby says of an option. */
export interface OptionWords {
  readonly name: string
  /** One line. */
  readonly hint: string
  /** The name of each value of a choice, of each of several, and of numbers that are called anything but themselves. */
  readonly values?: Readonly<Record<string, string>>
  /** Of each of several: one line on it alone. */
  readonly hints?: Readonly<Record<string, string>>
}

/** What a lesson says. */
export interface LessonWords {
  /** Before the first decision; at most 300 characters. */
  readonly opening: string
  /** Why one would choose so, by step; at most 500 characters each. */
  readonly steps: Readonly<Record<string, string>>
  /** What has been learnt, at the end; at most 1,200 characters. */
  readonly learnt: string
  /** One line each for the panels of a member's first real game, by the prompt's key without the game's name. */
  readonly hints: Readonly<Record<string, string>>
}

/** A page of `/rules`. */
export interface Topic {
  /** Stable ASCII id, such as `battle`. */
  readonly id: string
  readonly title: string
  /** Markdown, at most 3,800 characters. */
  readonly body: string
}

/** How an auto-answer reads: at most 100 characters each. */
export interface AutoAnswerWords {
  /** What it is about: "When my city is attacked". */
  readonly name: string
  readonly hint: string
  /** What each value autoAnswers: "Answer with Empty Fort if I hold it, else with nothing". */
  readonly values: Readonly<Record<string, string>>
  /** Where one of them is suggested: what that will never do, as a sentence. */
  readonly never?: string
}

/** Everything a game says, in one language. */
export interface GameWords extends Words {
  readonly title: string
  /** One sentence for the lobby. */
  readonly blurb: string
  readonly options: Readonly<Record<string, OptionWords>>
  /** The headline of each group of options. */
  readonly optionGroups?: Readonly<Record<string, string>>
  /** Presets of all options together, by the ids that these name. */
  readonly optionPresets?: Readonly<Record<string, { readonly name: string; readonly hint: string }>>
  /** Name and one-line description of each auto-answer, and what each of its values is called. */
  readonly autoAnswers?: Readonly<Record<string, AutoAnswerWords>>
  readonly topics: readonly Topic[]
  /** The words of its lesson. */
  readonly lesson?: LessonWords
  /** What is chosen from a menu whose prompt tells how things stand, by the prompt's key without the game. */
  readonly menus?: Readonly<Record<string, string>>
  /** What each card does, in one line, by id. */
  readonly cards: Readonly<Record<Id, string>>
  /** More on a card, by id, such as its history or its rulings; at most 1,500 characters. */
  readonly notes?: Readonly<Record<Id, string>>
}

/** The pictures of a game: plain data made from what one viewer may see; painters draw them elsewhere. */
export interface Pictures<V = unknown> {
  /** The module whose `PAINTERS` draw these pictures, by the second half of their kind. */
  readonly painters: URL
  /**
   * The table as `view` shows it: all of it, or the part on which `fresh` happened, public events told just before,
   * where a game is too large to be read as a whole.
   */
  table(view: V, reader: Reader, fresh?: readonly GameEvent[]): Picture
  /** What the viewing seat holds and may choose from; `asked` is what it is asked now, for this seat alone, `picks` what it chose of it. */
  hand(view: V, reader: Reader, asked?: Decision, picks?: Choice): Picture
  /** Whether anything lies on the hand picture of this view: with bare hands, words say it alone. Always when left out. */
  showsHand?(view: V, asked?: Decision): boolean
  /** The ids of the cards on the hand picture in its order, which menus and buttons follow; where left out, options keep theirs. */
  order?(view: V): readonly Id[]
  /** What `hand` leaves out of what this seat alone knows: Markdown that stands beside the picture, or nothing. */
  besideHand?(view: V, reader: Reader, asked?: Decision): string
  /** What ended in `fresh`, public events just told, with what was told before; `undefined` when nothing did. */
  scene?(fresh: readonly GameEvent[], earlier: readonly GameEvent[], reader: Reader): Picture | undefined
  /** What the viewing seat played with, as its own view of a game that is over shows it; `result` of the painters draws the face. */
  portrait?(view: V, reader: Reader): SeatPortrait
  /** How a card of a person looks, which `people` of the painters draws; nothing for any other card. */
  person?(card: Id, language: Language): Person | undefined
  /** Its `people` draws those of other games as well. */
  readonly drawsAnyone?: true
  /** Who stands for a seat before the game gives it anybody; `plate` of the painters draws the face. */
  seatFace?(seat: Seat): unknown
  /** Whether these public events change the table so that everyone should see it anew; every turn when left out. */
  changesTable?(fresh: readonly GameEvent[]): boolean
}

/** One word of a typed short cut: any option but `back` whose id begins so, also within options that group them. */
export interface ShortcutPick {
  readonly begins: string
  readonly groups?: string
}

/** A typed short cut through the private steps of a turn: options taken before, then a pick for each word. */
export interface Shortcut {
  readonly before: readonly Id[]
  readonly picks: readonly ShortcutPick[]
}

/** The table that a newcomer is told about. */
export interface TableFacts {
  readonly seats: number
  readonly options: Options
}

/** Three lines that open a game: plain text, one sentence or two each. */
export interface OpeningLines {
  readonly aim: string
  readonly turn: string
  readonly win: string
}

/** What a newcomer is told of a game before they read its rules. */
export interface Introduction {
  /** Seats of a lobby where nobody says how many. */
  readonly seats: number
  /** Ids of the topics of `/rules` to read before a first game. */
  readonly read: readonly string[]
  /** Numbers of players for which they are told how many days a game takes. */
  readonly days: readonly number[]
  /** After how many answers of random play the table is shown as an example. */
  readonly shown: number
  /** What it is about, at a table with these options. */
  lines(table: TableFacts, language: Language): OpeningLines
}

/** How long a game takes with so many players, at its default options. */
export interface DaysAtSeats {
  readonly seats: number
  /** Days to the end where people look in a few times a day: the median, and the ninth of ten games. */
  readonly median: number
  readonly ninth: number
  /** Hours, the median, where all players are there. */
  readonly hours: number
  /** The median of days where everybody has taken the auto-answers that the game suggests; absent where it suggests none. */
  readonly suggested?: number
}

/** How long a game takes, as `npm run calendar -- --table` has measured it. */
export interface Days {
  readonly seats: readonly DaysAtSeats[]
  /** Options that make a game longer or shorter: how many times as long, each by itself. */
  readonly options: readonly {
    readonly id: string
    /** What it is set to; of several, one that is among them. */
    readonly value: boolean | string | number
    readonly times: number
  }[]
  /** What was set, option by option: an option that was added or changed since is measured anew. */
  readonly measured: readonly string[]
}

/** A record of a server that only this game has: of the game in which most of something was reached. */
export interface TitleRecord {
  /** Key of the line that tells it with `who` and `n`, without the game's name. */
  readonly says: string
  /**
   * A public fact of the outcome, which is its first winner's; the points of a part of the score, by its key; or what the title counts
   * by seat.
   */
  readonly of: { readonly fact: string } | { readonly part: string } | { readonly counted: string }
}

/** Numbers by seat, by the names of what was counted. */
export type Counted = Readonly<Record<string, readonly number[]>>

/** A game in `src/games/<id>/`, registered in `src/games/index.ts`. */
export interface Title<S extends State = State, V = unknown> {
  readonly game: Game<S, V>
  readonly words: Readonly<Record<Language, GameWords>>
  /** What a newcomer is told of it. */
  readonly introduction?: Introduction
  /** How long it takes; nothing is said of it where that was not measured. */
  readonly days?: Days
  /** The table as `view` shows it, as Markdown lines; at most 1,800 characters. */
  board(view: V, reader: Reader): string
  /** What the viewing seat alone holds and knows, as Markdown lines; at most 1,200 characters. */
  hand(view: V, reader: Reader): string
  /** The icon of an option of its decisions, made from the option's text alone: it says nothing that this does not. */
  readonly icon?: IconOf
  /** What the viewing seat alone knew of its own when the game ended, in one line of Markdown; empty where all lay open. */
  opened?(view: V, reader: Reader): string
  /** How the race for the win stands, as everybody sees it. */
  race?(view: V): Race
  /** A player's best moment: the event of the public story to remember, if there is one. */
  moment?(story: readonly GameEvent[], seat: Seat): Phrase | undefined
  /** What decides between players of as many points, if the rules part them and the score does not show how. */
  readonly tieBreak?: Phrase
  /** Whether an event is told on the line of those before it, so that small steps do not take a line each. */
  continues?(line: readonly Phrase[], next: Phrase): boolean
  /** Whether an event comes of the one before it: then it is told on that line where there is room. */
  follows?(before: Phrase, next: Phrase): boolean
  /**
   * What everyone was told in a turn, at a glance: in the place of each event the phrase that tells it, which may tell others
   * as well, or nothing where another one does or nothing has come of it.
   */
  condense?(turn: readonly Phrase[]): readonly (Phrase | undefined)[]
  /** How lines of a thread begin, by the events that they tell; keys without the game. */
  readonly lineMarks?: LineMarks
  /** How a game that is over is told. */
  readonly chronicle?: Chronicle
  /** Which of its cards are generals, lords and strategists among them, for `/general`. */
  readonly generals?: readonly Id[]
  /** What `/move unit: to:` and `/attack unit: target:` do in it. */
  readonly shortcuts?: Readonly<Partial<Record<'move' | 'attack', Shortcut>>>
  /** Its first game that teaches itself. */
  readonly lesson?: Lesson
  /** Records of a server beside those that every game has. */
  readonly records?: readonly TitleRecord[]
  /** What it counts by seat of all that everybody was told in a game, for its records. */
  readonly counts?: (told: readonly Phrase[], seats: number) => Counted
  /** How servers make content of their own for it. */
  readonly custom?: CustomContent
  /** Its pictures, if it has any; all they show is said in words too. */
  readonly pictures?: Pictures<V>
}

/**
 * What a line of a thread is marked by: a heading, which stands alone; small type for what may be skipped; else an icon. `turn`
 * opens a turn.
 */
export type LineMark = 'heading' | 'small' | Icon
export type LineMarks = Readonly<Record<string, LineMark>>

/** Titles by their ids and by nothing else: a word from outside, such as `constructor`, finds none that every object has. */
export const titlesById = (titles: Readonly<Record<string, Title>>): Readonly<Record<string, Title>> =>
  Object.assign(Object.create(null), titles)
