// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { Told } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Reader } from '../../text/render.ts'
import type { Pictures } from '../title.ts'
import { handAlt, replayAlt, tableAlt } from './picture/alt.ts'
import { handInput } from './picture/hand-input.ts'
import { replayInput } from './picture/replay-input.ts'
import { tableInput } from './picture/table-input.ts'
import { vocabularyFor } from './picture/vocabulary.ts'
import type { MeowView } from './view.ts'

/** The pictures of Meow Wars. */
export const meowPictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./picture/painters.ts', import.meta.url),

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

  /** The replay of a battle that ended in `fresh`; `undefined` when none did. Only what everyone was told is read. */
  scene(fresh: readonly Told[], earlier: readonly Told[], reader: Reader): Picture | undefined {
    const vocabulary = vocabularyFor(reader)
    const input = replayInput(publicOf(fresh), publicOf(earlier), vocabulary)
    return input && { kind: 'meow.battle', input, alt: replayAlt(input, vocabulary) }
  },

  /** Line-ups are turned up, a clash begins, or a round does. */
  changesTable: (fresh: readonly Told[]): boolean => publicOf(fresh).some(({ key }) => CHANGES.has(key)),
} satisfies Pictures<MeowView>

const CHANGES: ReadonlySet<string> = new Set(
  ['line-ups', 'clash', 'round', 'rival-comes'].map((key) => `meow.${key}`),
)

const publicOf = (told: readonly Told[]): readonly Phrase[] =>
  told.filter(({ to }) => to === 'all').map(({ phrase }) => phrase)
