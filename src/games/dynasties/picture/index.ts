// The pictures of this game, made from views; painters draw them elsewhere.
import type { Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Reader } from '../../../text/render.ts'
import { seatFace } from '../../common/seat-faces.ts'
import type { Pictures } from '../../common/title.ts'
import { knownCards } from '../present/hand.ts'
import type { DynastiesView } from '../view/view.ts'
import { handAlt, questionAlt, tableAlt } from './alt.ts'
import { handInput } from './hand-input.ts'
import { person } from './person.ts'
import { portrait } from './portrait.ts'
import { asksQuestion, questionInput } from './question-input.ts'
import { tableInput } from './table-input.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The pictures of Dynasties of China. */
export const pictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./painters.ts', import.meta.url),

  /** The whole table as `view` shows it. */
  table(view: DynastiesView, reader: Reader): Picture {
    const vocabulary = vocabularyFor(reader, view)
    const input = tableInput(view, vocabulary)
    return { kind: 'dynasties.table', input, alt: tableAlt(input, vocabulary) }
  },

  /** The question that the viewing seat answers or judges; else what it holds. */
  hand(view: DynastiesView, reader: Reader, asked?: Decision): Picture {
    const vocabulary = vocabularyFor(reader, view)
    const question = questionInput(view, reader, asked, vocabulary)
    if (question)
      return { kind: 'dynasties.question', input: question, alt: questionAlt(question, vocabulary) }
    const input = handInput(view, vocabulary)
    return { kind: 'dynasties.hand', input, alt: handAlt(input, vocabulary) }
  },

  showsHand: ({ players, viewer }: DynastiesView, asked?: Decision): boolean =>
    asksQuestion(asked) || players.some(({ seat, hand }) => seat === viewer && (hand?.length ?? 0) > 0),

  besideHand: knownCards,

  portrait,
  person,
  seatFace,

  /** The marker moves on, somebody falls, or something begins that lasts. */
  changesTable: (fresh: readonly GameEvent[]): boolean => fresh.some(({ phrase }) => CHANGES.has(phrase.key)),
} satisfies Pictures<DynastiesView>

const CHANGES: ReadonlySet<string> = new Set(
  [
    ...['enters', 'enters-era', 'falls', 'falls-with', 'truce', 'shielded', 'exposed', 'halted'],
    ...['wins', 'share-victory'],
  ].map((key) => `dynasties.${key}`),
)
