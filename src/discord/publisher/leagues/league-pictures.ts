// Pictures on the messages of leagues. They come by edits when they are drawn; no post waits for one, none is lost by one.
import { LRUCache } from 'lru-cache'
import type { Drawn, Picture } from '../../../picture/picture.ts'
import { isGone } from '../../core/faults.ts'
import { fileNameOf, type Renderer } from '../../core/renderer.ts'
import type { Wire } from '../../core/wire.ts'
import type { Screen } from '../../screen/screen.ts'

/** A message of a league that can carry a picture. */
interface Target {
  readonly channel: string
  readonly message: string
}

/** Pictures on messages of leagues; each message carries the latest that is meant for it. */
export interface LeaguePictures {
  /**
   * Draws a picture and hangs it, unless the message is meant to carry another by then; then the message says what stands
   * `beside` it, if given. Returns at once.
   */
  hang(target: Target, picture: Picture, beside?: Screen): void
  /** Whether a message carries a picture already. */
  carries(message: string, picture: Picture): boolean
  /** A message is to carry no picture from now on; resolves once none is on its way to it. */
  takeDown(message: string): Promise<void>
}

/** Messages remembered; a picture for one that is forgotten is hung all the same. */
const REMEMBERED = 2_000

/** Pictures of leagues over a wire. */
export function leaguePicturesOf(wire: Wire, renderer: Renderer): LeaguePictures {
  /** The file that a message is meant to carry; none where that is empty. */
  const meant = new LRUCache<string, string>({ max: REMEMBERED })
  /** The file that a message carries. */
  const carried = new LRUCache<string, string>({ max: REMEMBERED })
  /** What a message says beside its picture. */
  const words = new LRUCache<string, Screen>({ max: REMEMBERED })
  const hanging = new Map<string, Promise<unknown>>()

  const quiet = async (message: string): Promise<void> => {
    while (hanging.has(message)) await hanging.get(message)?.catch(() => undefined)
  }

  async function put({ channel, message }: Target, name: string, drawn: Drawn): Promise<void> {
    await quiet(message)
    if ((meant.get(message) ?? name) !== name) return
    const upload = wire.hang(channel, message, name, drawn).then(() => {
      carried.set(message, name)
      const beside = words.get(message)
      return beside && wire.edit(channel, message, beside)
    })
    hanging.set(message, upload)
    try {
      await upload
    } catch (error) {
      // The next time it is asked for it is tried again.
      if (meant.get(message) === name) meant.delete(message)
      if (!isGone(error)) throw error
    } finally {
      hanging.delete(message)
    }
  }

  return {
    hang(target, picture, beside) {
      const name = fileNameOf(picture)
      if (beside) words.set(target.message, beside)
      if (meant.get(target.message) === name) return
      meant.set(target.message, name)
      renderer.draw(picture, (drawn) => put(target, name, drawn))
    },
    carries: (message, picture) => carried.get(message) === fileNameOf(picture),
    takeDown(message) {
      carried.delete(message)
      words.delete(message)
      meant.set(message, '')
      return quiet(message)
    },
  }
}
