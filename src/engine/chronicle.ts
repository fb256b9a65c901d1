// How a finished game is told: plain data by which one storyteller tells every game.

/** A public event worth telling afterwards. */
export interface StoryDeed {
  /** Of two in one act the one worth more is told. */
  readonly worth: number
  /** Keys of the sentences that tell it, without the game's name; their arguments are the event's. Taken in turn. */
  readonly says: readonly string[]
  /** It is told only right after an event of this key, as one with it: who struck the blow. */
  readonly after?: string
  /** It is not told soon after an event of this key: what is turned up when somebody is dead. */
  readonly unless?: string
  /** It is told only where this argument is at least so much. */
  readonly least?: readonly [argument: string, amount: number]
}

/** How a finished game is told: which events matter, and where an act may begin. Keys are without the game's name. */
export interface Chronicle {
  /** Events at which an act may begin; `story-act` names the first and the last of them that it holds. */
  readonly begins: readonly string[]
  readonly deeds: Readonly<Record<string, StoryDeed>>
}
