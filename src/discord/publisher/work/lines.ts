// One thing at a time for each game; games wait for no other.

/** A line for each game. */
export class Lines {
  readonly #lines = new Map<string, Promise<unknown>>()

  /** Does something after all that came before it for the same game, however that went; it is told whether it has waited. */
  inLine<T>(game: string, action: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const before = this.#lines.get(game)
    const after = (before ?? Promise.resolve()).then(() => action(before !== undefined))
    const settled = after
      .catch(() => undefined)
      .then(() => {
        if (this.#lines.get(game) === settled) this.#lines.delete(game)
      })
    this.#lines.set(game, settled)
    return after
  }

  /** All that is under way. */
  underWay(): readonly Promise<unknown>[] {
    return [...this.#lines.values()]
  }
}
