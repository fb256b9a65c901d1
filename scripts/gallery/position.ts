// A moment of a game to look at, and its picture.
import type { Options, Told } from '../../src/engine/game.ts'
import type { Viewer } from '../../src/engine/phrase.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/title.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { Reader } from '../../src/text/render.ts'

/** Who plays at which table, and for which moment it is drawn. */
export interface Position<V = never> {
  readonly name: string
  readonly seats: number
  readonly options?: Options
  readonly viewer: Viewer
  readonly kind: 'table' | 'hand' | 'scene'
  /** The first moment at which this holds. */
  readonly when: (view: V) => boolean
}

/** Games that are looked through for a moment. */
const SEEDS = 60

/** Plays until the moment comes and makes its picture. Throws when it never comes. */
export function pictureOf(title: Title, position: Position, reader: Reader): Picture {
  const { pictures, game } = title
  const { seats, options = {}, viewer, kind, when, name } = position
  if (!pictures) throw new Error(`${game.id} has no pictures`)
  const earlier: Told[] = []
  let picture: Picture | undefined
  for (let seed = 0; !picture && seed < SEEDS; seed++) {
    earlier.length = 0
    playOut(game, {
      seed: `gallery-${seed}`,
      options,
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch(run, { events }) {
        if (picture) return
        const view = game.view(run.state, viewer)
        if (when(view as never))
          picture =
            kind === 'scene' ? pictures.scene?.(events, earlier, reader) : pictures[kind](view, reader)
        earlier.push(...events)
      },
    })
  }
  if (!picture) throw new Error(`${name}: the moment never comes`)
  return picture
}
