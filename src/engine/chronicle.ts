// The account of a finished game: plain data from which one storyteller tells every game.

/** A public event worth telling afterwards. */
export interface StoryAction {
  /** Of two in one act the one worth more is told. */
  readonly worth: number
  /** Keys of the sentences that tell it, without the game's name; their arguments are the event's. Taken in turn. */
  readonly says: readonly string[]
  /** Sentences for it where one of its kind was told in the same act before: those with “again” and “once more”. */
  readonly again?: readonly string[]
  /** It is always told, and takes no other's place: who is who, and how it ended. */
  readonly always?: true
  /** It tells how a game, a round or a battle begins: nothing turned by it. */
  readonly opens?: true
  /** It is told only right after an event of this key, as one with it: who struck the blow. */
  readonly after?: string
  /** With `after`: it is told instead of that event, with its arguments and these of its own under other names. */
  readonly merges?: Readonly<Record<string, string>>
  /** It is not told soon after an event of this key: what is turned up when somebody is dead. */
  readonly unless?: string
  /** It is not told where an event of this key comes soon for the same `who`: a player who dies was dying. */
  readonly before?: string
  /** It is told only the first time with these of its arguments. */
  readonly once?: readonly string[]
  /** It is told only where this argument is at least so much. */
  readonly least?: readonly [argument: string, amount: number]
  /** It is told only where the game turned and nothing greater was done: a card drawn, an army that sets out. */
  readonly turning?: true
  readonly joins?: Joined
}

/** How actions of a kind that are told one after the other share a sentence. */
export interface Joined {
  /** What is said of each: half a sentence, or a name alone. */
  readonly each: string
  readonly names?: true
  /** The sentences around their `list`, taken in turn. */
  readonly all: readonly string[]
}

/** How a finished game is told: which events matter, and where an act may begin. Keys are without the game's name. */
export interface Chronicle {
  /** Events at which an act may begin; `story-act` names the first and the last of them that it holds. */
  readonly begins: readonly string[]
  readonly actions: Readonly<Record<string, StoryAction>>
}
