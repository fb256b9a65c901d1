// The bot's requests about a whole server: calendar events, roles, and the tags of a forum.

/** A calendar event outside Discord's own channels. */
export interface CalendarEvent {
  readonly name: string
  readonly about: string
  /** Where: words, or a link. */
  readonly place: string
  readonly start: Date
  readonly end: Date
}

/** A tag of a forum, with its other fields of Discord. */
export interface ForumTag {
  readonly id: string
  readonly name: string
}

/** A role of a server. */
export interface GuildRole {
  readonly id: string
  readonly name: string
  /** Everybody may mention it. */
  readonly mentionable: boolean
  /** Permission bits, as Discord writes them. */
  readonly permissions: string
}

/** What can be done in a server; throws Discord's errors. */
export interface GuildWire {
  /** The bot's own events that are not over: ids and what they are about. */
  events(guild: string): Promise<readonly { readonly id: string; readonly about: string }[]>
  /** Puts an event in the calendar; its id. */
  addEvent(guild: string, event: CalendarEvent): Promise<string>
  changeEvent(guild: string, id: string, event: CalendarEvent): Promise<void>
  removeEvent(guild: string, id: string): Promise<void>
  roles(guild: string): Promise<readonly GuildRole[]>
  /** The ids of its channels, without threads. */
  channels(guild: string): Promise<readonly string[]>
  /** Makes a role that permits nothing; its id. */
  addRole(guild: string, name: string): Promise<string>
  renameRole(guild: string, role: string, name: string): Promise<void>
  /** Lets everybody mention a role, or not. */
  setMentionable(guild: string, role: string, mentionable: boolean): Promise<void>
  removeRole(guild: string, role: string): Promise<void>
  giveRole(guild: string, member: string, role: string): Promise<void>
  takeRole(guild: string, member: string, role: string): Promise<void>
  /** The tags of a forum. */
  tags(forum: string): Promise<readonly ForumTag[]>
  /** Adds a tag to those that a forum has; its id. */
  addTag(forum: string, tags: readonly ForumTag[], name: string): Promise<string>
}
