// Messages between a worker thread and the pool that opened it.

/** What the module of a thread exports as `work`: takes one order, may speak while it works, and returns an answer. */
export type Work<Given, Order, Answer, Word = never> = (
  order: Order,
  bot: { readonly given: Given; readonly say: (word: Word) => void },
) => Answer | Promise<Answer>

/** What a thread is started with. */
export interface Start {
  /** Address of the module that exports `work`. */
  readonly module: string
  /** Told to each `work`: plain data. */
  readonly given: unknown
  /** How far it stands back behind everything else, as `nice` counts it. */
  readonly nice: number
}

/** What a thread says of the order it was given last. */
export type Message<Answer, Word> =
  | { readonly word: Word }
  | { readonly answer: Answer }
  | { readonly error: string }
