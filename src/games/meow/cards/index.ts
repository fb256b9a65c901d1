// Every card of the box by id: 48 generals and the cards of the three expansions.
import type { Id } from '../../../engine/phrase.ts'
import { required } from '../../common/required.ts'
import { BATTLES } from './battles.ts'
import type { Faction } from './effects.ts'
import { OTHERS } from './others.ts'
import { SHU } from './shu.ts'
import { STRATAGEMS } from './stratagems.ts'
import { TREASURES } from './treasures.ts'
import type { BattleCard, General, Roll, Stratagem, Treasure } from './types.ts'
import { WEI } from './wei.ts'
import { WU } from './wu.ts'
import { YUAN } from './yuan.ts'

/** A general with its faction. */
export type GeneralCard = General & { readonly faction: Faction }

const ROLLS: Readonly<Record<Faction, Roll>> = { wei: WEI, shu: SHU, wu: WU, yuan: YUAN, others: OTHERS }

/** All generals, faction by faction. */
export const GENERALS: Readonly<Record<Id, GeneralCard>> = Object.fromEntries(
  Object.entries(ROLLS).flatMap(([faction, roll]) =>
    Object.entries(roll).map(([id, card]) => [id, { ...card, faction: faction as Faction }]),
  ),
)

/** A card that must be there. */
const named = <T>(cards: Readonly<Record<Id, T>>, id: Id) => required(cards[id])

/** The general of an id. Throws for any other id, as the next three do. */
export const general = (id: Id): GeneralCard => named(GENERALS, id)
export const treasure = (id: Id): Treasure => named(TREASURES, id)
export const stratagem = (id: Id): Stratagem => named(STRATAGEMS, id)
export const battleCard = (id: Id): BattleCard => named(BATTLES, id)

/** The id of what so many generals buy at a battle: `guandu-2`. */
export const boonOf = (battle: Id, cost: number): Id => `${battle}-${cost}`

/** Whether a general may carry a treasure. */
export function mayCarry(carrier: Id, id: Id): boolean {
  const { troop, faction, attack, lord } = general(carrier)
  const rule = treasure(id).carrier
  return (
    (rule.troops?.includes(troop) ?? false) ||
    (rule.factions?.includes(faction) ?? false) ||
    (rule.generals?.includes(carrier) ?? false) ||
    attack >= (rule.attack ?? Number.POSITIVE_INFINITY) ||
    (rule.lord === true && lord === true)
  )
}
