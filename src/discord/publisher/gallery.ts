// Where public pictures hang: each message carries the latest that is meant for it, however long an upload takes.
import type { GameId } from '../../host/types.ts'
import { latest } from '../../picture/latest.ts'
import type { Drawn, Picture } from '../../picture/picture.ts'
import type { BotContext } from '../context.ts'
import { fileNameOf, type Renderer } from '../renderer.ts'
import { isGone } from './faults.ts'
import type { Wire } from './wire.ts'

/** A message that can carry a picture. */
interface Wall {
  readonly game: GameId
  readonly channel: string
  readonly message: string
}

/** Where the pictures of the games hang. A message carries one; a scene stays, a table gives way to a newer one. */
export interface Gallery {
  /** Draws a picture and hangs it, unless the message is meant to carry another by then. Returns at once. */
  hang(wall: Wall, picture: Picture, isScene?: boolean): void
  /** Whether a message carries a scene, or will. */
  hasScene(message: string): boolean
  /** Games whose table has changed without a picture of it. */
  readonly owed: Set<GameId>
}

/** What a gallery needs. */
interface Needs {
  readonly bot: BotContext
  readonly wire: Wire
  readonly renderer: Renderer
  inLine<T>(game: GameId, deed: () => Promise<T>): Promise<T>
}

/** Messages remembered; a picture for one that is forgotten is hung all the same. */
const WALLS = 2_000

/** A gallery. No story waits for an upload: that begins between two deeds for its game, and is not one of them. */
export const galleryOf = (needs: Needs): Gallery => new HangingGallery(needs)

class HangingGallery implements Gallery {
  readonly owed = new Set<GameId>()
  readonly #needs: Needs
  /** What a message is meant to carry. */
  readonly #meant = latest<{ readonly name: string; readonly isScene: boolean }>(WALLS)
  readonly #hanging = new Map<string, Promise<void>>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  hang(wall: Wall, picture: Picture, isScene = false): void {
    const name = fileNameOf(picture)
    if (this.#meant.get(wall.message)?.name === name) return
    this.#meant.set(wall.message, { name, isScene })
    this.#needs.renderer.draw(picture, (drawn) => this.#put(wall, name, drawn))
  }

  hasScene(message: string): boolean {
    return this.#meant.get(message)?.isScene === true
  }

  async #put(wall: Wall, name: string, drawn: Drawn): Promise<void> {
    const hanging = this.#hanging
    while (hanging.has(wall.message)) await hanging.get(wall.message)?.catch(() => undefined)
    const { uploading } = await this.#needs.inLine(wall.game, async () => {
      const isMeant = (this.#meant.get(wall.message)?.name ?? name) === name
      const begun = isMeant ? this.#upload(wall, name, drawn) : undefined
      if (begun) hanging.set(wall.message, begun)
      return { uploading: begun }
    })
    await uploading
  }

  async #upload({ game, channel, message }: Wall, name: string, drawn: Drawn): Promise<void> {
    const { bot, wire } = this.#needs
    try {
      await wire.hang(channel, message, name, drawn)
      const at = { channel, message, postedAt: bot.clock.now() }
      await bot.host.posts.save(game, { kind: 'picture', ...at, data: { name } })
    } catch (error) {
      const meant = this.#meant.get(message)
      if (meant?.name === name) {
        this.#meant.delete(message)
        // It hangs where the story goes on.
        if (!meant.isScene) this.owed.add(game)
      }
      if (!isGone(error)) throw error
    } finally {
      this.#hanging.delete(message)
    }
  }
}
