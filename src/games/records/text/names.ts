// Names of all that a text can name, by id: people and cities, each copy of a scheme, battle cards by their number.
import type { Id } from '../../../engine/phrase.ts'
import { BATTLE_CARDS, battleNumber, SCHEME_CARDS, type Scheme, schemeOf } from '../cards/index.ts'

/** What a language calls the things of the box. */
interface NamedThings {
  readonly people: Readonly<Record<Id, string>>
  readonly schemes: Readonly<Record<Scheme, string>>
}

/** A text of each scheme as a text of each of its copies. */
export const byCopy = (texts: Readonly<Record<Scheme, string>>): Record<Id, string> =>
  Object.fromEntries(
    SCHEME_CARDS.flatMap((card) => {
      const scheme = schemeOf(card)
      return scheme ? [[card, texts[scheme]]] : []
    }),
  )

/** Every name, by id. */
export const namesOf = ({ people, schemes }: NamedThings): Readonly<Record<Id, string>> => ({
  ...people,
  ...byCopy(schemes),
  ...Object.fromEntries(BATTLE_CARDS.map((card) => [card, `${battleNumber(card)}`])),
})
