// The pictures of this game, made from views; painters draw them elsewhere.
import type { GameEvent } from '../../../engine/game.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Reader } from '../../../text/render.ts'
import { seatFace } from '../../common/seat-faces.ts'
import type { Pictures } from '../../common/title.ts'
import { skillsBeside } from '../present/hand.ts'
import type { HegemonyView } from '../view/view.ts'
import { handAlt, tableAlt } from './alt.ts'
import { handInput, handOrder } from './hand-input.ts'
import { person } from './person.ts'
import { portrait } from './portrait.ts'
import { tableInput } from './table-input.ts'

/** The pictures of Kingdom Wars. */
export const pictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./painters.ts', import.meta.url),

  /** The whole table as `view` shows it. */
  table(view: HegemonyView, reader: Reader): Picture {
    const input = tableInput(view, reader)
    return { kind: 'hegemony.table', input, alt: tableAlt(input) }
  },

  /** What the viewing seat holds, or may choose from. */
  hand(view: HegemonyView, reader: Reader): Picture {
    const input = handInput(view, reader)
    return { kind: 'hegemony.hand', input, alt: handAlt(input) }
  },

  order: handOrder,

  besideHand: skillsBeside,

  portrait,
  person,
  seatFace,

  /** A turn begins, a faction is known, somebody dies or wins. */
  changesTable: (fresh: readonly GameEvent[]): boolean =>
    fresh.some(({ to, phrase }) => to === 'all' && CHANGES.has(phrase.key)),
} satisfies Pictures<HegemonyView>

const CHANGES: ReadonlySet<string> = new Set(
  ['first-player', 'turn-begins', 'faction', 'dies', 'wins', 'drawn-game'].map((key) => `hegemony.${key}`),
)
