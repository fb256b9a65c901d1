// The interface of a game to the kernel: setup, stages, an outcome, a view for each viewer, and hidden ids.
import type { Choice, Decision, IrrevocableKind } from './decision.ts'
import type { Forecast } from './forecast.ts'
import type { Id, Phrase, Seat, Viewer } from './phrase.ts'
import type { Chance, Random } from './random.ts'
import type { Script } from './script.ts'
import type { Strength } from './strength.ts'
import type { Pool, Zone } from './zones.ts'

/** Every game's state is plain JSON and carries where its chance stands. */
export interface State {
  chance: Chance
  /** In a rehearsal alone: how often something was left out that chance decides. See `leftOut`. */
  left?: number
}

/** What an option may be set to. */
export type OptionValue = boolean | string | number | readonly string[]

/** What was chosen in the lobby, by option id. */
export type Options = Readonly<Record<string, OptionValue>>

/** An option of a game, offered in the lobby; its texts are the game's. */
export type OptionSpec = {
  readonly id: string
  /** Seat counts at which it may be chosen; all when left out. */
  readonly seats?: readonly number[]
  /** Values of other options with which it counts, by their ids; it says nothing with others. */
  readonly with?: Readonly<Record<string, readonly string[]>>
  /** The group it is shown in; the game's words have its headline. */
  readonly group?: string
  /** Its value in a preset of the lobby, by the preset's id, where that is not the default; the game's words name the presets. */
  readonly presets?: Readonly<Record<string, OptionValue>>
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      /** A value with which a game between players who play at random need hardly end: proofs seat somebody better. */
      readonly endless?: string
    }
  | NumberSpec
  /** Any of them, each once and in their order; none unless chosen. */
  | { readonly kind: 'several'; readonly values: readonly string[]; readonly default: readonly [] }
  | NamedSpec
  | FileSpec
)

/** An option whose value is a whole number. */
export interface NumberSpec {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly default: number
  /** The numbers that menus offer and proofs play with; any other of the range is typed. */
  readonly offered: readonly number[]
  /** A value that is no number: without a limit. A game between players who play at random need hardly end with it. */
  readonly endless?: string
}

/** An option whose value is any of many cards, typed by name; each once and in their order, none unless chosen. */
export interface NamedSpec {
  readonly kind: 'named'
  /** Ids that the game's words have names for. */
  readonly values: readonly string[]
  readonly default: readonly []
  /** Sets that proofs play with: all there are would be too many. */
  readonly examples: readonly (readonly string[])[]
}

/** An option whose value is a file of the host's, such as cards of their own; the empty text without one. */
export interface FileSpec {
  readonly kind: 'file'
  readonly default: ''
  /** The largest file that is looked at. */
  readonly bytes: number
  /** A file that can be read, to learn from and to prove with. */
  readonly example: string
  /** Checks a file's text; nothing in it is believed before. A value that it gave reads as itself. */
  read(text: string): FileReading
}

/** What a file says: the value to store and what the lobby says of it, or what is wrong with it. */
export type FileReading =
  | { readonly ok: true; readonly value: string; readonly says: Phrase }
  | { readonly ok: false; readonly faults: readonly Phrase[] }

/**
 * How an event matters to those who read along: `turn` opens a new message for a new turn, `notice` one for what
 * others must see; everything else goes on in the message before it.
 */
export type Mark = 'turn' | 'notice'

/** Something that happened, and who may know. */
export interface GameEvent {
  readonly phrase: Phrase
  readonly to: 'all' | readonly Seat[]
  readonly mark?: Mark
  /** Tells what was hidden until now. */
  readonly reveal?: true
  /** Ids whose hidden nature this told something about, although it may not name them. */
  readonly about?: readonly Id[]
}

/** Who learns an event (everyone when left out) and how it is set. */
export interface EventOptions {
  readonly to?: readonly Seat[]
  readonly mark?: Mark
}

/** What rules act on. Change the state first, then tell. */
export interface Table<S extends State = State> extends Random {
  readonly state: S
  readonly seats: number
  readonly options: Options
  /** Tells what its audience could see for itself in its view by now. */
  tell(phrase: Phrase, telling?: EventOptions): void
  /** Tells what was hidden until now; `about` lists ids on whose hidden nature it throws light. */
  reveal(phrase: Phrase, telling?: EventOptions & { readonly about?: readonly Id[] }): void
}

/** One line of a final score. */
export interface ScorePart {
  readonly label: Phrase
  readonly points: number
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** Rank of each seat, 1 best; equal ranks are shared. */
  readonly ranks: readonly number[]
  /** In games of teams, the team of each seat: those of one won or lost together. */
  readonly teams?: readonly number[]
  /** Each seat's score in parts, for games that count points. */
  readonly scores?: readonly (readonly ScorePart[])[]
  /** Public facts about the course of the game for statistics, such as rounds played. */
  readonly facts: Readonly<Record<string, number>>
}

/** All that a policy (a computer player, an auto-answer) may look at: what its seat knows. */
export interface Situation<V = unknown> {
  readonly seat: Seat
  readonly view: V
  /** Events this seat was told, oldest first. */
  readonly story: readonly GameEvent[]
  readonly decision: Decision
}

/** Answers in a person's stead, or leaves it to them (`undefined`). Its chance is never the game's stream. */
export interface Policy<V = unknown> {
  /** CPU microseconds that an answer takes at most, about, with what the rules do then; a slower one plays fewer playouts. */
  readonly pace?: number
  decide(situation: Situation<V>, random: Random): Choice | undefined
}

/** An auto-answer that a game offers: a policy as data, for some kinds of windows and routine choices. */
export interface AutoAnswerSpec<V = unknown> {
  readonly id: string
  /** Kinds of decisions it is about; each kind of a game belongs to one auto-answer at most. */
  readonly kinds: readonly string[]
  /** What may be set, besides `ask` (ask me), which goes without saying. */
  readonly values: readonly string[]
  /** The value that every new member has until they change it; they are asked when left out. */
  readonly fresh?: string
  /** The value that is suggested to everybody who sits down; nothing of it is suggested when left out. */
  readonly suggested?: string
  /** Kinds of irrevocable options that it may choose because it names them; none when left out. */
  readonly irrevocable?: readonly IrrevocableKind[]
  /**
   * Answers by a value. It must answer every decision of its kinds: whether a seat has an auto-answer is public, and then
   * nobody waits for it, so it may not leave the choice to its member after all.
   */
  policy(value: string): Policy<V>
}

/** A rulebook, as the kernel runs it. Methods throughout, so that `Game<MyState, MyView>` is a `Game`. */
export interface Game<S extends State = State, V = unknown> {
  readonly id: string
  /** Version of the rules; changes whenever a golden replay changes. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Why options, each of which may be chosen at so many seats, cannot go together there. Every option is given. */
  misfit?(seats: number, options: Options): Phrase | undefined
  /** The table before anything happened; no chance is used here. */
  setup(seats: number, options: Options): S
  /** One resumable stretch: a phase, a turn, one card's use. Called again and again until there is an outcome. */
  stage(table: Table<S>): Script
  /** How it ended, or `undefined` while it goes on; asked between stages. */
  outcome(state: S): Outcome | undefined
  /** Where every id of the box lies: each in exactly one zone, at every stop. What comes and goes is left out. */
  zones(state: S): readonly Zone[]
  /** The only way out for state: all that `viewer` may know, as JSON. */
  view(state: S, viewer: Viewer): V
  /**
   * Ids `viewer` cannot place, in groups that may be swapped among themselves without contradicting the public
   * facts. Groups may overlap. One that is alone in its group counts too: that it follows from all the
   * others is nothing that a viewer was shown, and whether it does depends on what the viewer alone has seen.
   */
  unknown(state: S, viewer: Viewer): readonly (readonly Id[])[]
  /**
   * What may lie where for all that `viewer` knows, where the groups of `unknown` keep more as it is than the viewer can
   * know: each hidden id in one pool at most. Computers that search deal their tables from it.
   */
  pools?(state: S, viewer: Viewer): readonly Pool[]
  /**
   * The state without what other seats than `viewer` know, where a state keeps that by anything but ids: ids are laid
   * anew before a seat's computer is given a state, and nothing else is.
   */
  knownBy?(state: S, viewer: Viewer): S
  /** Only for secrets that are not ids: another state just as possible for `viewer`. */
  vary?(state: S, viewer: Viewer, random: Random): S
  /**
   * The table as it looks when it is a seat's turn, for planning it ahead: whose turn and phase it is, and nothing under
   * way. `state` is a likeness that may be changed. What another seat alone knows must not be left in it (a private
   * draft). `undefined` while this seat has no turn to plan. Where what chance decides need not end a plan, such as the
   * cards drawn before one plays, the rules leave it out of rehearsals; see `leftOut`.
   */
  rehearse?(state: S, seat: Seat): S | undefined
  /** What lies before a seat and is no id of a zone, such as HP: where it has changed, a plan of the seat asks first. */
  own?(state: S, seat: Seat): unknown
  /** Carries a checkpoint of older rules to these. */
  upgrade?(state: unknown, from: number): S
  /** Computer players by strength; any of the four, or none. */
  readonly computers: Readonly<Partial<Record<Strength, Policy<V>>>>
  /** What positions promise, where playouts to the end take long. */
  readonly forecast?: Forecast<S>
  /**
   * What is decided when a member's time is out, where that is less than a computer player would do; what it leaves is
   * decided by the hard computer player.
   */
  readonly absent?: Policy<V>
  /** Auto-answers that members may set, in the order in which they are offered. */
  readonly autoAnswers?: readonly AutoAnswerSpec<V>[]
}
