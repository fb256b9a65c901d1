// The host's whole counter: everything that the floors above can ask of it.
import type { GameExport } from '../engine/export.ts'
import type { Options } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import type { Language } from '../text/language.ts'
import type { AnswerCall, Draft, GameId, GameInfo, Look, Person, Post, Result, StoryEvent } from './types.ts'

/** A request for a new lobby. */
export interface LobbyCall {
  readonly title: string
  readonly seats: number
  readonly language: Language
  readonly options: Options
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
  /** Goes on with a paused game in a channel; host or any sitter. */
  resume(game: GameId, person: Person, channel: string): Promise<Result<GameInfo>>

  // Play
  /** Takes an answer; on success the person's look at what follows. */
  answer(call: AnswerCall): Promise<Result<Look>>
  /** What a person may see now. */
  look(game: GameId, person: Person): Promise<Result<Look>>
  /** Public events of a game in order, from an entry number on. */
  story(game: GameId, from?: number): Promise<readonly StoryEvent[]>
  /** The last events a seat was told privately or publicly, newest last. */
  storyOf(game: GameId, seat: Seat, last: number): Promise<readonly StoryEvent[]>
  /** The export of a finished game. */
  export(game: GameId): Promise<Result<GameExport>>

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
  saveThread(game: GameId, thread: string): Promise<void>

  // People and servers
  languageOfMember(member: string): Promise<Language | undefined>
  setLanguageOfMember(person: Person, language: Language): Promise<void>
  languageOfGuild(guild: string): Promise<Language | undefined>
  setLanguageOfGuild(guild: string, language: Language): Promise<void>

  // The bot's own book-keeping
  /** Claims an interaction; `false` when another process has it already. */
  claim(interaction: string): Promise<boolean>
  setting(key: string): Promise<string | undefined>
  saveSetting(key: string, value: string): Promise<void>
  /** Takes or keeps a lease; `false` while another living process has it. A process that dies holds none. */
  lease(name: string): Promise<boolean>
  release(name: string): Promise<void>
}
