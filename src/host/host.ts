// The host's whole counter: everything that the floors above can ask of it.
import type { GameExport } from '../engine/export.ts'
import type { Options } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import type { Language } from '../text/language.ts'
import type { PersonFile } from './exporting.ts'
import type { HistoryCall, HistoryPage } from './history.ts'
import type { Opening } from './opening.ts'
import type { Pace } from './pace.ts'
import type { Reminders, Times } from './time/absence.ts'
import type { ShownClock } from './time/showing.ts'
import type { Quiet } from './time/standstill.ts'
import type {
  AnswerCall,
  DeskState,
  Draft,
  GameId,
  GameInfo,
  Look,
  OrderCall,
  OrderScope,
  OrdersPage,
  Person,
  Post,
  Result,
  StoryEvent,
} from './types.ts'
import type { Proposal, Proposed, VoteInfo } from './voting/types.ts'

/** A request for a new lobby. */
export interface LobbyCall {
  readonly title: string
  readonly seats: number
  readonly language: Language
  readonly options: Options
  /** What is agreed about time; no clock when left out. */
  readonly pace?: Pace
  readonly guild: string
  readonly channel: string
  readonly person: Person
  /** Id of the interaction that opens it; its sha256 is the host's contribution to the shuffle. */
  readonly interaction: string
  readonly luck?: string
}

export interface Host {
  // Lobbies
  /** Opens a lobby; its host sits at seat 0. */
  openLobby(call: LobbyCall): Promise<Result<GameInfo>>
  join(game: GameId, person: Person, interaction: string, luck?: string): Promise<Result<GameInfo>>
  leave(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Seats a computer player of a strength; host only. */
  addComputer(game: GameId, person: Person, strength: string): Promise<Result<GameInfo>>
  /** Starts the game; host only. Empty seats are closed: the game starts with those who sit. */
  start(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Cancels: the host in the lobby; in play only a member who is the last one left. */
  cancel(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Leaves a running game: the strongest computer player takes the seat. */
  resign(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** A channel or thread was deleted: its lobbies are cancelled, its games paused. */
  placeGone(channel: string): Promise<void>
  /** Goes on with a paused game in a channel; host or any sitter. */
  resume(game: GameId, person: Person, channel: string): Promise<Result<GameInfo>>

  // Time
  /** A member takes their seat back from the computer that plays for them. */
  comeBack(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** A member has left the server: a computer plays for them until they return. */
  goneFrom(game: GameId, member: string): Promise<Result<GameInfo>>
  /** A member's settings about time. */
  timesOf(member: string): Promise<Times>
  /** A member is away until a moment; without one they are back. */
  setAway(person: Person, until: Date | undefined): Promise<void>
  setQuiet(person: Person, quiet: Quiet | undefined): Promise<void>
  setReminders(
    person: Pick<Person, 'id' | 'name'>,
    change: { readonly reminders?: Reminders; readonly likely?: boolean },
  ): Promise<void>
  /** Every seat's clock; `undefined` where none runs. */
  clocks(game: GameId): Promise<readonly ShownClock[] | undefined>

  // Votes
  /** Does at once what nobody else has a say in, or puts it to a vote of those at the table. */
  propose(game: GameId, person: Person, proposal: Proposal): Promise<Result<Proposed>>
  /** Takes what a person says to a vote, or to the offer of a seat: once. */
  castVote(vote: string, person: Person, yes: boolean): Promise<Result<VoteInfo>>
  vote(id: string): Promise<VoteInfo | undefined>
  /** Remembers the message in which a vote is posted. */
  saveVotePost(id: string, channel: string, message: string): Promise<void>

  // Play
  /** Takes an answer; on success the person's look at what follows. */
  answer(call: AnswerCall): Promise<Result<Look>>
  /** Takes a member's last answer back at once; `token` is that of the look that offered it. */
  undo(game: GameId, person: Person, token: string, interaction: string): Promise<Result<Look>>
  /** What a person may see now. */
  look(game: GameId, person: Person): Promise<Result<Look>>
  /** How the open request of a game came up; `undefined` when nothing is open. */
  opening(game: GameId): Promise<Opening | undefined>
  /** Public events of a game in order, from an entry number on. */
  story(game: GameId, from?: number): Promise<readonly StoryEvent[]>
  /** The last events a seat was told privately or publicly, newest last. */
  storyOf(game: GameId, seat: Seat, last: number): Promise<readonly StoryEvent[]>
  /** One step of a game's past, as a viewer saw it. */
  history(game: GameId, person: Person, asked: HistoryCall): Promise<Result<HistoryPage>>
  /** The export of a finished game. */
  export(game: GameId): Promise<Result<GameExport>>

  // Standing orders: what a person orders is for that person alone
  /** What a person orders in a running game, or in all new games of a title. */
  ordersOf(person: Person, scope: OrderScope): Promise<Result<OrdersPage>>
  /** Gives an order, once or for good; the value `ask` takes it back. */
  giveOrder(person: Person, scope: OrderScope, call: OrderCall): Promise<Result<OrdersPage>>
  /** What a person orders in a game becomes what they order in new games of its title. */
  keepOrders(person: Person, game: GameId): Promise<Result<OrdersPage>>
  /** Passes no stretch of a game any more. */
  endLulls(person: Person, game: GameId): Promise<Result<OrdersPage>>

  // Finding games
  info(game: GameId): Promise<GameInfo | undefined>
  /** The newest game of a channel or thread that is not over; with `over`, else the newest that is. */
  gameIn(channel: string, over?: boolean): Promise<GameInfo | undefined>
  /** Games of a person that are not over, newest first; of one guild if named. */
  gamesOf(member: string, guild?: string): Promise<readonly GameInfo[]>
  /** Open lobbies and running games of a guild, newest first. */
  gamesHere(guild: string): Promise<readonly GameInfo[]>

  // Panels
  draft(member: string, token: string): Promise<Draft>
  /** Stores picks; refused (`undefined`) when `version` is not the draft's any more. */
  saveDraft(member: string, token: string, draft: Draft): Promise<Draft | undefined>

  // Posts the publisher remembers
  post(game: GameId, kind: Post['kind']): Promise<Post | undefined>
  savePost(game: GameId, post: Post): Promise<void>
  /** Running games with a turn's message that was posted since. */
  gamesToldSince(since: Date): Promise<readonly GameInfo[]>
  saveThread(game: GameId, thread: string): Promise<void>

  // People and servers
  languageOfMember(member: string): Promise<Language | undefined>
  setLanguageOfMember(person: Person, language: Language): Promise<void>
  languageOfGuild(guild: string): Promise<Language | undefined>
  setLanguageOfGuild(guild: string, language: Language): Promise<void>

  // Private desks
  /** Asks for a desk: a test message goes out. `false` when there is a desk, or a test message, already. */
  askForDesk(person: Person, language: Language): Promise<boolean>
  /** The test message was answered: the desk stands there. `false` when none was asked for. */
  keepDesk(person: Person): Promise<boolean>
  /** Closes a desk; `false` when there is none. */
  closeDesk(person: Person): Promise<boolean>
  deskOf(person: Person): Promise<DeskState | undefined>
  /** The member pressed on their desk, on which this game lies open now. */
  turnDesk(person: Person, game?: GameId): Promise<void>

  // One's own data
  /** Everything stored about a member. */
  exportPerson(person: Person): Promise<PersonFile>
  /** Forgets a member: their seats pass on, their name and id go from every table. */
  erase(person: Person): Promise<void>

  // The bot's own book-keeping
  /** Claims an interaction; `false` when another process has it already. */
  claim(interaction: string): Promise<boolean>
  setting(key: string): Promise<string | undefined>
  saveSetting(key: string, value: string): Promise<void>
  /** Takes or keeps a lease; `false` while another living process has it. A process that dies holds none. */
  lease(name: string): Promise<boolean>
  release(name: string): Promise<void>
}
