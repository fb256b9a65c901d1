// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { GameEvent } from '../../../engine/game.ts'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Reader } from '../../../text/render.ts'
import type { Pictures } from '../../common/title.ts'
import type { MeowView } from '../view/view.ts'
import { handAlt, replayAlt, tableAlt } from './alt.ts'
import { cardsBefore, handInput } from './hand-input.ts'
import { replayInput } from './replay-input.ts'
import { tableInput } from './table-input.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The pictures of Meow Wars. */
export const pictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./painters.ts', import.meta.url),

  /** The whole table as `view` shows it. */
  table(view: MeowView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = tableInput(view, vocabulary)
    return { kind: 'meow.table', input, alt: tableAlt(input, vocabulary) }
  },

  /** What the viewing seat holds and looks at. */
  hand(view: MeowView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = handInput(view, vocabulary)
    return { kind: 'meow.hand', input, alt: handAlt(input, vocabulary) }
  },

  /** Between clashes there may be no card at all. */
  showsHand: (view: MeowView): boolean => cardsBefore(view).length > 0,

  /** The replay of a battle that ended in `fresh`; `undefined` when none did. Only what everyone was told is read. */
  scene(fresh: readonly GameEvent[], earlier: readonly GameEvent[], reader: Reader): Picture | undefined {
    const vocabulary = vocabularyFor(reader)
    const input = replayInput(publicOf(fresh), publicOf(earlier), vocabulary)
    return input && { kind: 'meow.battle', input, alt: replayAlt(input, vocabulary) }
  },

  /** Line-ups are turned up, a clash begins, or a round does. */
  changesTable: (fresh: readonly GameEvent[]): boolean => publicOf(fresh).some(({ key }) => CHANGES.has(key)),
} satisfies Pictures<MeowView>

const CHANGES: ReadonlySet<string> = new Set(
  ['line-ups', 'clash', 'round', 'rival-comes'].map((key) => `meow.${key}`),
)

const publicOf = (told: readonly GameEvent[]): readonly Phrase[] =>
  told.filter(({ to }) => to === 'all').map(({ phrase }) => phrase)
