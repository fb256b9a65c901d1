// A moment of a game to look at, and its picture.
import type { GameEvent, Options } from '../../src/engine/game.ts'
import type { Viewer } from '../../src/engine/phrase.ts'
import { playerView } from '../../src/engine/player-view.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { Reader } from '../../src/text/render.ts'

/** Who plays at which table, and for which moment it is drawn. */
export interface Position<V = never> {
  readonly name: string
  readonly seats: number
  readonly options?: Options
  readonly viewer: Viewer
  readonly kind: 'table' | 'hand' | 'scene'
  /** Drawn around what was just told, where the game can. */
  readonly fresh?: true
  /** Key of what the viewer must be asked then. */
  readonly asks?: string
  /** So many of the options are picked. */
  readonly picks?: number
  /** The first moment at which this holds. */
  readonly when: (view: V) => boolean
}

/** Games that are looked through for a moment. */
const SEEDS = 60

/** Plays until the moment comes and makes its picture. Throws when it never comes. */
export function pictureOf(title: Title, position: Position, reader: Reader): Picture {
  const { pictures, game } = title
  const { seats, options = {}, viewer, kind, fresh, asks, picks = 0, when, name } = position
  if (!pictures) throw new Error(`${game.id} has no pictures`)
  const earlier: GameEvent[] = []
  let picture: Picture | undefined
  for (let seed = 0; !picture && seed < SEEDS; seed++) {
    earlier.length = 0
    playOut(game, {
      seed: `gallery-${seed}`,
      options,
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      watch(session, { events }) {
        if (picture) return
        const { view, decision } = playerView(game, session, viewer)
        const isAsked = asks === undefined || decision?.prompt.key === asks
        if (isAsked && when(view as never)) {
          if (kind === 'scene') picture = pictures.scene?.(events, earlier, reader)
          else if (kind === 'hand')
            picture = pictures.hand(
              view,
              reader,
              decision,
              decision?.options.slice(0, picks).map(({ id }) => id),
            )
          else picture = pictures.table(view, reader, fresh ? events : [])
        }
        earlier.push(...events)
      },
    })
  }
  if (!picture) throw new Error(`${name}: the moment never comes`)
  return picture
}
