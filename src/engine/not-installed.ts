// The error for a stored game whose title this version does not have.

/** Thrown where such a game is to be played or shown: nothing is wrong with it, and it waits for its title. */
export class NotInstalled extends Error {
  constructor(title: string) {
    super(`the game ${title} is not installed`)
  }
}
