// Uploads public pictures: each message ends with the latest picture meant for it, however long an upload takes.
import { LRUCache } from 'lru-cache'
import type { GameId } from '../../../host/table/types.ts'
import type { Drawn, Picture } from '../../../picture/picture.ts'
import type { BotContext } from '../../core/context.ts'
import { isGone, mayPassLater } from '../../core/faults.ts'
import { noteFault } from '../../core/note-fault.ts'
import { fileNameOf, type Renderer } from '../../core/renderer.ts'
import type { Wire } from '../../core/wire.ts'
import type { Point } from './story-point.ts'

/** A message that can carry a picture. */
interface Target {
  readonly game: GameId
  readonly channel: string
  readonly message: string
  /** Up to where the story was told when a picture of the table was made. */
  readonly to?: Point
}

/** A picture of the table: the message that carries it, or will, and up to where the story was told when it was made. */
export interface TablePicture {
  readonly message: string
  readonly name: string
  readonly to: Point
}

/** Pictures on messages of games. A message carries one; a scene stays, a table gives way to a newer one. */
export interface MessagePictures {
  /** Draws a picture and hangs it, unless the message is meant to carry another by then. Returns at once. */
  hang(target: Target, picture: Picture, isScene?: boolean): void
  /** Takes the picture off a message. Returns at once. */
  takeDown(target: Target): void
  /** The latest picture of a game's table that this process has hung in the story. */
  table(game: GameId): TablePicture | undefined
  /** Whether a message carries a scene, or will. */
  hasScene(message: string): boolean
  /** Games whose table has changed without a picture of it. */
  readonly owed: Set<GameId>
}

/** Dependencies. */
interface Needs {
  readonly bot: BotContext
  readonly wire: Wire
  readonly renderer: Renderer
  inLine<T>(game: GameId, action: () => Promise<T>): Promise<T>
}

/** The name of no picture. */
const NONE = ''

/** Messages remembered; a picture for one that is forgotten is hung all the same. */
const REMEMBERED = 2_000

/** Creates the queue of uploads. No story waits for an upload: that begins between two actions for its game, and is not one of them. */
export const createMessagePictures = (needs: Needs): MessagePictures => new UploadQueue(needs)

class UploadQueue implements MessagePictures {
  readonly owed = new Set<GameId>()
  readonly #needs: Needs
  /** What a message is meant to carry. */
  readonly #meant = new LRUCache<string, { readonly name: string; readonly isScene: boolean }>({
    max: REMEMBERED,
  })
  readonly #tables = new LRUCache<string, TablePicture>({ max: REMEMBERED })
  readonly #hanging = new Map<string, Promise<void>>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  hang(target: Target, picture: Picture, isScene = false): void {
    const name = fileNameOf(picture)
    if (target.to) this.#tables.set(target.game, { message: target.message, name, to: target.to })
    if (this.#meant.get(target.message)?.name === name) return
    this.#meant.set(target.message, { name, isScene })
    let isDrawn = false
    const show = (drawn: Drawn) => {
      isDrawn = true
      return this.#put(target, name, drawn)
    }
    // What could not be drawn may be hung when it is wanted again; of uploads `#missed` decides.
    const failed = async () => {
      if (!isDrawn && this.#meant.get(target.message)?.name === name) this.#meant.delete(target.message)
    }
    this.#needs.renderer.draw(picture, show, failed)
  }

  takeDown(target: Target): void {
    if (target.to) this.#tables.set(target.game, { message: target.message, name: NONE, to: target.to })
    this.#meant.set(target.message, { name: NONE, isScene: false })
    void this.#put(target, NONE).catch((error: unknown) =>
      noteFault(this.#needs.bot, 'warn', error, 'a picture was not taken down', { game: target.game }),
    )
  }

  table(game: GameId): TablePicture | undefined {
    return this.#tables.get(game)
  }

  hasScene(message: string): boolean {
    return this.#meant.get(message)?.isScene === true
  }

  async #put(target: Target, name: string, drawn?: Drawn): Promise<void> {
    const hanging = this.#hanging
    while (hanging.has(target.message)) await hanging.get(target.message)?.catch(() => undefined)
    const { uploading } = await this.#needs.inLine(target.game, async () => {
      const isMeant = (this.#meant.get(target.message)?.name ?? name) === name
      const begun = isMeant ? this.#upload(target, name, drawn) : undefined
      if (begun) hanging.set(target.message, begun)
      return { uploading: begun }
    })
    await uploading
  }

  /**
   * A change did not get through, or its answer did not: a scene may hang all the same, a table is shown when the game rests
   * next. What Discord refuses is tried again when something changes.
   */
  #missed(game: GameId, message: string, name: string, error: unknown): void {
    if (this.#tables.get(game)?.message === message) this.#tables.delete(game)
    const meant = this.#meant.get(message)
    const isOpen = mayPassLater(error)
    if (meant?.name !== name || (meant.isScene && isOpen)) return
    this.#meant.delete(message)
    if (isOpen && name !== NONE) this.owed.add(game)
  }

  async #upload({ game, channel, message, to }: Target, name: string, drawn?: Drawn): Promise<void> {
    const { bot, wire } = this.#needs
    try {
      if (drawn) await wire.hang(channel, message, name, drawn)
      else await wire.takeDown(channel, message)
      const at = { channel, message, postedAt: bot.clock.now() }
      await bot.host.posts.save(game, { kind: 'picture', ...at, data: { name, ...(to && { to }) } })
    } catch (error) {
      this.#missed(game, message, name, error)
      if (!isGone(error)) throw error
    } finally {
      this.#hanging.delete(message)
    }
  }
}
