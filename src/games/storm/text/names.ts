// Names of all that a text can name, by id: places with their codes, armies by number, generals, cards copy by copy.
import type { Id } from '../../../engine/phrase.ts'
import { ARMY_TYPES, FACTIONS, piecesOf } from '../box/factions.ts'
import { DECK, stratagemOf } from '../cards/index.ts'
import { SPACES } from '../map/index.ts'
import type { names as en } from './names/en.ts'

/** Every name, by id. */
export const namesOf = (words: typeof en): Readonly<Record<Id, string>> => {
  const cities: Readonly<Record<string, string>> = words.cities
  const named: Readonly<Record<string, string>> = words.named
  const spaces = SPACES.map(({ id, city, code }) => [
    id,
    city === undefined ? (named[id] ?? words.road(code)) : words.gate(cities[city] ?? city, code),
  ])
  const armies = FACTIONS.flatMap((faction) =>
    ARMY_TYPES.flatMap((type) =>
      piecesOf(faction, type).map((id, index) => [id, words.army[type](index + 1)]),
    ),
  )
  return {
    ...cities,
    ...Object.fromEntries(spaces),
    ...Object.fromEntries(armies),
    ...words.generals,
    ...byCopy(words.stratagems),
  }
}

/** A text of each kind of card as a text of each of its copies. */
export const byCopy = (texts: Readonly<Record<string, string>>): Record<Id, string> =>
  Object.fromEntries(DECK.map((card) => [card, texts[stratagemOf(card)] ?? '']))
