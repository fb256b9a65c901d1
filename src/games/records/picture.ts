// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { Told } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Reader } from '../../text/render.ts'
import type { Pictures } from '../title.ts'
import { battleAlt, handAlt, tableAlt } from './picture/alt.ts'
import { battleInput } from './picture/battle-input.ts'
import { handInput } from './picture/hand-input.ts'
import { tableInput } from './picture/table-input.ts'
import { vocabularyFor } from './picture/vocabulary.ts'
import { hiddenGarrisons } from './present/hand.ts'
import type { RecordsView } from './view.ts'

/** The pictures of Record of the Three Kingdoms. */
export const recordsPictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./picture/painters.ts', import.meta.url),

  /** The whole table as `view` shows it. */
  table(view: RecordsView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = tableInput(view, vocabulary)
    return { kind: 'records.table', input, alt: tableAlt(input, vocabulary) }
  },

  /** What the viewing seat holds and may choose from. */
  hand(view: RecordsView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = handInput(view, vocabulary)
    return { kind: 'records.hand', input, alt: handAlt(input, vocabulary) }
  },

  /**
   * The battle that ended in `fresh`, events that were just told; `undefined` when none did. `earlier` events,
   * oldest first, from the attack on, add generals and strengths. Only what everyone was told is looked at.
   */
  scene(fresh: readonly Told[], earlier: readonly Told[], reader: Reader): Picture | undefined {
    const vocabulary = vocabularyFor(reader)
    const input = battleInput(publicOf(fresh), publicOf(earlier), vocabulary)
    return input && { kind: 'records.battle', input, alt: battleAlt(input, vocabulary) }
  },

  besideHand: hiddenGarrisons,

  /** A round begins, or a city has a new owner. */
  changesTable: (fresh: readonly Told[]): boolean => publicOf(fresh).some(({ key }) => CHANGES.has(key)),
} satisfies Pictures<RecordsView>

const CHANGES: ReadonlySet<string> = new Set(
  ['round', 'built', 'garrisons', 'city-abandoned', 'guess-right'].map((key) => `records.${key}`),
)

const publicOf = (told: readonly Told[]): readonly Phrase[] =>
  told.filter(({ to }) => to === 'all').map(({ phrase }) => phrase)
