// What each card does, by id, made from a language's lines.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, FEMALE, GENERALS, POINTS, STRATEGISTS } from '../cards/index.ts'
import type { effects as en } from './effects/en.ts'
import { byCopy } from './names.ts'

/** One line per card of the box that has something to say; battle cards say their number alone. */
export const effectsOf = (lines: typeof en): Readonly<Record<Id, string>> => ({
  ...lines.lords,
  ...mapped(STRATEGISTS, (_, { wits, income }) => lines.strategist(wits, income)),
  ...mapped(GENERALS, (card, strength) => lines.general(strength, FEMALE.has(card))),
  ...mapped(CITIES, (_, city) => lines.city(city.size, { ...city, points: POINTS[city.size] })),
  luoyang: lines.luoyang,
  ...byCopy(lines.schemes),
})

/** The same at a glance, of the cards whose rules a picture writes out. */
export const glancesOf = ({ glances }: typeof en): Readonly<Record<Id, string>> => ({
  ...glances.lords,
  ...mapped(STRATEGISTS, (_, { income }) => glances.strategist(income)),
  luoyang: glances.luoyang,
  ...byCopy(glances.schemes),
})

const mapped = <T>(
  cards: Readonly<Record<Id, T>>,
  line: (card: Id, facts: T) => string,
): Record<Id, string> =>
  Object.fromEntries(Object.entries(cards).map(([card, facts]) => [card, line(card, facts)]))
