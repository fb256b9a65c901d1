// A computer player's facts of the table, by seat; all of it from its own view.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { type Gender, generalFacts, type Kingdom } from '../cards/generals.ts'
import { card as cardOf, factsOf, type Kind, SLOTS } from '../cards/index.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'

/** The player at a seat. Throws for a seat that is not there. */
export function playerOf(view: HegemonyView, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** Cards in a player's equipment zone. */
export const wornBy = ({ equipment }: PlayerView): Id[] =>
  SLOTS.flatMap((slot) => {
    const card = equipment[slot]
    return card === null ? [] : [card]
  })

/** The kind of armor a player wears. */
export const armorOf = ({ equipment: { armor } }: PlayerView): Kind | undefined =>
  armor === null ? undefined : cardOf(armor).kind

/** The kind of weapon a player wears. */
export const weaponOf = ({ equipment: { weapon } }: PlayerView): Kind | undefined =>
  weapon === null ? undefined : cardOf(weapon).kind

/** Living players other than this one, in turn order after it. */
export function othersOf({ players }: HegemonyView, seat: Seat): PlayerView[] {
  return [...players.slice(seat + 1), ...players.slice(0, seat)].filter(({ alive }) => alive)
}

/** The kingdom of a player's generals, where the viewer knows one of them. */
export function kingdomOf({ generals }: PlayerView): Kingdom | undefined {
  const known = generals.find(({ id }) => id !== null)?.id
  return known ? generalFacts(known).kingdom : undefined
}

/** The gender that a player shows, by the head before the deputy (section 8). */
export function genderOf({ generals }: PlayerView): Gender | undefined {
  const shown = generals.filter(({ up }) => up)
  const person = shown.find(({ place }) => place === 'head') ?? shown[0]
  return person?.id ? generalFacts(person.id).gender : undefined
}

/** The range of the weapon in hand, or 1. */
export function rangeOf({ equipment }: PlayerView): number {
  const facts = equipment.weapon === null ? undefined : factsOf(cardOf(equipment.weapon).kind)
  return facts?.type === 'equipment' && facts.slot === 'weapon' ? facts.range : 1
}
