// Every card by its id, the printed ones and those the host added (D20).
import type { Id } from '../../../engine/phrase.ts'
import { antiquity } from './antiquity.ts'
import { empires } from './empires.ts'
import { type Space, within } from './eras.ts'
import { EVENTS } from './events.ts'
import { FUNCTION_CARDS } from './functions.ts'
import { LORDS } from './lords.ts'
import type { DynastyCard, FunctionCard, HistoricalEvent, HouseCard, Lord } from './types.ts'

/** The 76 printed dynasty cards. */
export const DYNASTY_CARDS: Readonly<Record<Id, DynastyCard>> = { ...antiquity, ...empires }

/** What the box holds besides the printed cards, under the ids `house-1` and so on. */
export interface Box {
  readonly house: readonly HouseCard[]
}

/** A house card by its id, if it is one. */
export const houseCard = ({ house }: Box, id: Id): HouseCard | undefined =>
  id.startsWith('house-') ? house[Number(id.slice('house-'.length)) - 1] : undefined

/** The dynasty card of an id, if it is one. */
export function dynastyOf(box: Box, id: Id): DynastyCard | undefined {
  const own = houseCard(box, id)
  return own?.kind === 'dynasty' ? own.card : DYNASTY_CARDS[id]
}

/** The function card of an id, if it is one. */
export function functionOf(box: Box, id: Id): FunctionCard | undefined {
  const own = houseCard(box, id)
  return own?.kind === 'attack' ? { kind: 'attack', loss: own.loss } : FUNCTION_CARDS[id]
}

/** A lord. Throws for an id that is none. */
export function lordOf(box: Box, id: Id): Lord {
  const own = houseCard(box, id)
  const lord = own?.kind === 'lord' ? own.lord : LORDS[id]
  if (!lord) throw new Error(`${id} is not a lord`)
  return lord
}

/** A historical event. Throws for an id that is none. */
export function eventOf(box: Box, id: Id): HistoricalEvent {
  const own = houseCard(box, id)
  const event = own?.kind === 'event' ? own.event : EVENTS[id]
  if (!event) throw new Error(`${id} is not an event`)
  return event
}

const houseIds = (box: Box, ...kinds: HouseCard['kind'][]): Id[] =>
  box.house.flatMap(({ kind }, index) => (kinds.includes(kind) ? [`house-${index + 1}`] : []))

/** All lords, all events, and all cards of the draw pile. */
export const lordIds = (box: Box): Id[] => [...Object.keys(LORDS), ...houseIds(box, 'lord')]
export const eventIds = (box: Box): Id[] => [...Object.keys(EVENTS), ...houseIds(box, 'event')]
export const drawPileIds = (box: Box): Id[] => [
  ...Object.keys(DYNASTY_CARDS),
  ...Object.keys(FUNCTION_CARDS),
  ...houseIds(box, 'dynasty', 'attack'),
]

/** All dynasty cards, the printed ones and those the host added: as many must leave for the ending `deck` (D21). */
export const dynastyIds = (box: Box): Id[] => [...Object.keys(DYNASTY_CARDS), ...houseIds(box, 'dynasty')]

/** Whether a card is a person who must be shown (D16). */
export const isForced = (id: Id): boolean => DYNASTY_CARDS[id]?.use === 'forced'

/** The persons who must be shown whose era is that of the space. */
export const forcedOf = (space: Space): Id[] =>
  Object.entries(DYNASTY_CARDS).flatMap(([id, { use, from }]) =>
    use === 'forced' && from === space ? [id] : [],
  )

/** Whether a dynasty card's era is that of the space (D19). */
export const matches = ({ from, to }: DynastyCard, space: Space): boolean => within(space, from, to)
