// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Reader } from '../../../text/render.ts'
import type { Pictures } from '../../common/title.ts'
import { hand as handText } from '../present/hand.ts'
import type { MeowView } from '../view/view.ts'
import { handAlt, placesAlt, replayAlt, tableAlt } from './alt.ts'
import { latestBlow } from './blow.ts'
import type { Cat } from './cat/cat.ts'
import { sideLook } from './cat/looks.ts'
import { asksCat, catsPicture } from './cats.ts'
import { cardsBefore, handInput } from './hand-input.ts'
import { person } from './person.ts'
import { asksLineUp, placesInput } from './places-input.ts'
import { portrait } from './portrait.ts'
import { replayInput } from './replay-input.ts'
import { tableInput } from './table-input.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The pictures of Meow Wars. */
export const pictures = {
  /** The module whose `PAINTERS` draw these kinds. */
  painters: new URL('./painters.ts', import.meta.url),

  /** The whole table as `view` shows it; in a battle of two with the latest blow of `fresh`. */
  table(view: MeowView, reader: Reader, fresh: readonly GameEvent[] = []): Picture {
    const vocabulary = vocabularyFor(reader)
    const input = tableInput(view, vocabulary, latestBlow(publicOf(fresh)))
    return { kind: 'meow.table', input, alt: tableAlt(input, vocabulary) }
  },

  /** The places that the viewing seat fills, the battle in which it acts, the cats at the table; else what it holds and looks at. */
  hand(view: MeowView, reader: Reader, asked?: Decision, picks: Choice = []): Picture {
    const vocabulary = vocabularyFor(reader)
    if (asksLineUp(asked)) {
      const input = placesInput(view, asked, picks, reader, vocabulary)
      return { kind: 'meow.line-up', input, alt: placesAlt(input, vocabulary) }
    }
    if (asked && fights(view)) return pictures.table(view, reader)
    const cats = catsPicture(view, reader, asked)
    if (cats) return cats
    const input = handInput(view, vocabulary)
    return { kind: 'meow.hand', input, alt: handAlt(input, vocabulary) }
  },

  /** Between clashes there may be no card at all. */
  showsHand: (view: MeowView, asked?: Decision): boolean =>
    cardsBefore(view).length > 0 || asksCat(asked) || (asked !== undefined && fights(view)),

  /** Beside a line-up and a battle, the treasures and stratagems. */
  besideHand: (view: MeowView, reader: Reader, asked?: Decision): string => {
    if (!asksLineUp(asked) && !(asked && fights(view))) return ''
    const cards = { ...view, players: view.players.map((player) => ({ ...player, hand: null })) }
    return cardsBefore(cards).length === 0 ? '' : handText(cards, reader)
  },

  /** The replay of a battle that ended in `fresh`; `undefined` when none did. Only what everyone was told is read. */
  scene(fresh: readonly GameEvent[], earlier: readonly GameEvent[], reader: Reader): Picture | undefined {
    const vocabulary = vocabularyFor(reader)
    const input = replayInput(publicOf(fresh), publicOf(earlier), vocabulary)
    return input && { kind: 'meow.battle', input, alt: replayAlt(input, vocabulary) }
  },

  portrait,
  person,

  /** A cat is told from a bust. */
  drawsAnyone: true,

  seatFace: (seat: number): Cat => ({ ...sideLook(seat), pose: 'guard' }),

  /** Line-ups are turned up, a clash begins, or a round does. */
  changesTable: (fresh: readonly GameEvent[]): boolean => publicOf(fresh).some(({ key }) => CHANGES.has(key)),
} satisfies Pictures<MeowView>

/** Whether sides act in a battle whose line-ups lie open. */
const fights = ({ battle, phase }: MeowView): boolean => battle !== null && FIGHTING.has(phase)

/** From when line-ups are turned up until the battle is decided. */
const FIGHTING: ReadonlySet<MeowView['phase']> = new Set(['plan', 'bonus', 'mandate', 'turn'])

const CHANGES: ReadonlySet<string> = new Set(
  ['line-ups', 'clash', 'round', 'rival-comes'].map((key) => `meow.${key}`),
)

const publicOf = (told: readonly GameEvent[]): readonly Phrase[] =>
  told.filter(({ to }) => to === 'all').map(({ phrase }) => phrase)
