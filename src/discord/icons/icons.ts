// The bot's emojis as far as this process knows them. Without them, messages show plain emoji and words.
import { RESTJSONErrorCodes } from 'discord.js'
import { codeOf } from '../core/wire.ts'
import { type Dressable, dressedRows, dressedText, type EmojiIds } from './dress.ts'

const NONE: EmojiIds = new Map()

/** What a message shows, as it is sent. */
export type Dressed<B extends Dressable> = Omit<B, 'components'> & { readonly components?: readonly object[] }

/** Dresses messages. */
export class Icons {
  #ids = NONE
  #onLost = () => {}
  /** Why Discord did not take an emoji: its code or status, or that it did not answer. */
  trouble: string | undefined

  /** Settles when Discord has been asked for the emojis and was sent those that it had not; absent before that begins. */
  sought: Promise<void> | undefined

  /** Whether messages show any emojis. */
  get areKnown(): boolean {
    return this.#ids.size > 0
  }

  /** From now on messages show these. */
  know(ids: EmojiIds): void {
    this.#ids = ids
  }

  /** What to do when an emoji turns out to be gone. */
  onLost(seek: () => void): void {
    this.#onLost = seek
  }

  /** Sends a message with emojis; once more without where Discord refuses it with them, as when somebody has deleted one. */
  async send<B extends Dressable, T>(body: B, send: (dressed: Dressed<B>) => Promise<T>): Promise<T> {
    const plain = dressed(body, NONE)
    if (this.#ids.size === 0) return send(plain)
    const full = dressed(body, this.#ids)
    try {
      return await send(full)
    } catch (error) {
      const isRefused = codeOf(error) === RESTJSONErrorCodes.InvalidFormBodyOrContentType
      if (!isRefused || JSON.stringify(full) === JSON.stringify(plain)) throw error
      const sent = await send(plain)
      this.#ids = NONE
      this.#onLost()
      return sent
    }
  }
}

const dressed = <B extends Dressable>(body: B, ids: EmojiIds): Dressed<B> => ({
  ...body,
  content: dressedText(body.content, ids),
  ...(body.components && { components: dressedRows(body.components, ids) }),
})
