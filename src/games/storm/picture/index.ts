// The pictures of this game, made from views and from what everyone was told; painters draw them elsewhere.
import type { Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Picture } from '../../../picture/picture.ts'
import { seatFace } from '../../common/seat-faces.ts'
import type { Pictures } from '../../common/title.ts'
import { words } from '../text/index.ts'
import type { StormView } from '../view/view.ts'
import { cardsInWords, handAlt, mapAlt, partAlt } from './alt.ts'
import { marksOf } from './asked.ts'
import { fightAsked, fightTold } from './fight-input.ts'
import { handInput, mapInput, partInput } from './inputs.ts'
import { latelyIn } from './lately.ts'
import { asksPeople, peopleAsked } from './people-asked.ts'
import { person } from './person.ts'
import { portraitIn } from './portrait.ts'
import type { Moment } from './position-input.ts'
import { type Texts, type Vocabulary, vocabularyFor } from './vocabulary.ts'

/** The pictures of Storm over the Three Kingdoms by the game's names and what its cards do. */
export function picturesWith(texts: Texts): Pictures<StormView> {
  return {
    painters: new URL('./painters.ts', import.meta.url),

    /** The whole board; the part on which something just moved, where that is not spread too wide. */
    table(view, reader, fresh = []) {
      const vocabulary = vocabularyFor(texts, reader)
      const moment = { lately: latelyIn(fresh), fight: fightTold(view, fresh, vocabulary) }
      return moment.lately.length > 0
        ? mapPicture(view, moment, vocabulary)
        : wholePicture(view, moment, vocabulary)
    },

    /** What the viewer plans or may choose, or where they are attacked, on the map; else the cards they hold. */
    hand(view, reader, asked) {
      const people = peopleAsked(reader, asked)
      if (people) return people
      const vocabulary = vocabularyFor(texts, reader)
      if (showsMap(view, asked)) {
        const fight = fightAsked(view, asked, vocabulary)
        return mapPicture(view, { lately: [], marks: marksOf(view, asked), fight }, vocabulary)
      }
      const input = handInput(view, vocabulary)
      return { kind: 'storm.hand', input, alt: handAlt(input, vocabulary) }
    },

    /** Beside a map, the cards by name. */
    besideHand(view, reader, asked) {
      const vocabulary = vocabularyFor(texts, reader)
      return showsMap(view, asked) ? cardsInWords(handInput(view, vocabulary), vocabulary) : ''
    },

    /** A hand without cards is an empty sheet. */
    showsHand: (view, asked) =>
      asksPeople(asked) ||
      showsMap(view, asked) ||
      view.players.some(({ seat, hand }) => seat === view.viewer && (hand?.length ?? 0) > 0),

    seatFace,
    person,

    /** The lord of the viewing seat's faction. */
    portrait: (view, reader) => portraitIn(texts, view, reader),

    /** Somebody moved, fought, took a city or recruited. */
    changesTable: (fresh: readonly GameEvent[]): boolean =>
      latelyIn(fresh).length > 0 || fresh.some(({ to, mark }) => to === 'all' && mark !== undefined),
  }
}

/** Whether the map says more to a player now than the cards in their hand; without cards it does in any turn of theirs. */
function showsMap(view: StormView, asked: Decision | undefined): boolean {
  const plans = view.draft ? Object.keys(view.draft.places).length + view.draft.march.length : 0
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const bare = asked?.ownTurn === true && own?.hand?.length === 0
  return view.attack !== null || plans > 0 || bare || marksOf(view, asked).length > 0
}

/** A part of the board, or all of it where what is to be seen is spread too wide. */
function mapPicture(view: StormView, moment: Moment, vocabulary: Vocabulary): Picture {
  const input = partInput(view, moment, vocabulary)
  if (!input) return wholePicture(view, moment, vocabulary)
  return { kind: 'storm.part', input, alt: partAlt(input, vocabulary) }
}

function wholePicture(view: StormView, moment: Moment, vocabulary: Vocabulary): Picture {
  const input = mapInput(view, moment, vocabulary)
  return { kind: 'storm.table', input, alt: mapAlt(input, vocabulary) }
}

/** With the game’s own words. */
export const pictures = picturesWith(words)
