// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Reader } from '../../../text/render.ts'
import { seatFace } from '../../common/seat-faces.ts'
import type { Pictures } from '../../common/title.ts'
import { hiddenGarrisons } from '../present/hand.ts'
import type { RecordsView } from '../view/view.ts'
import { battleAlt, handAlt, tableAlt } from './alt.ts'
import { battleInput } from './battle-input.ts'
import { cardsBefore, handInput, handOrder } from './hand-input.ts'
import { asksLine, lineInput } from './line-input.ts'
import { asksLord, lordsBeside, lordsPicture, person } from './person.ts'
import { portrait } from './portrait.ts'
import { tableInput } from './table-input.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The pictures of Record of the Three Kingdoms. */
export const pictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./painters.ts', import.meta.url),

  /** The whole table as `view` shows it. */
  table(view: RecordsView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = tableInput(view, vocabulary)
    return { kind: 'records.table', input, alt: tableAlt(input, vocabulary) }
  },

  /** What the viewing seat holds and may choose from; the battle whose line it puts in order. */
  hand(view: RecordsView, reader: Reader, asked?: Decision, picks: Choice = []): Picture {
    const lords = lordsPicture(reader, asked)
    if (lords) return lords
    const vocabulary = vocabularyFor(reader)
    const line = lineInput(view, asked, picks, vocabulary)
    if (line) return { kind: 'records.battle', input: line, alt: battleAlt(line, vocabulary) }
    const input = handInput(view, vocabulary)
    return { kind: 'records.hand', input, alt: handAlt(input, vocabulary) }
  },

  order: handOrder,

  /** Before lords are chosen there may be no card at all; then the lords are shown. */
  showsHand: (view: RecordsView, asked?: Decision): boolean =>
    asksLord(asked) || asksLine(asked) || cardsBefore(view).length > 0,

  /**
   * The battle that ended in `fresh`, events that were just told; `undefined` when none did. `earlier` events,
   * oldest first, from the attack on, add generals and strengths. Only what everyone was told is looked at.
   */
  scene(fresh: readonly GameEvent[], earlier: readonly GameEvent[], reader: Reader): Picture | undefined {
    const vocabulary = vocabularyFor(reader)
    const input = battleInput(publicOf(fresh), publicOf(earlier), vocabulary)
    return input && { kind: 'records.battle', input, alt: battleAlt(input, vocabulary) }
  },

  besideHand: (view: RecordsView, reader: Reader, asked?: Decision): string =>
    lordsBeside(reader, asked) || hiddenGarrisons(view, reader),

  portrait,
  person,
  seatFace,

  /** A round begins, or a city has a new owner. */
  changesTable: (fresh: readonly GameEvent[]): boolean => publicOf(fresh).some(({ key }) => CHANGES.has(key)),
} satisfies Pictures<RecordsView>

const CHANGES: ReadonlySet<string> = new Set(
  ['round', 'built', 'garrisons', 'city-abandoned', 'guess-right'].map((key) => `records.${key}`),
)

const publicOf = (told: readonly GameEvent[]): readonly Phrase[] =>
  told.filter(({ to }) => to === 'all').map(({ phrase }) => phrase)
