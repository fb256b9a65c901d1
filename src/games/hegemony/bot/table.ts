// What a computer player sees on the table, by seat; all of it from its own view.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { card as cardOf, factsOf, SLOTS } from '../cards.ts'
import { generalFacts, type Kingdom } from '../generals.ts'
import type { HegemonyView, PlayerView } from '../view.ts'

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

/** Living players other than this one. */
export const othersOf = (view: HegemonyView, seat: Seat): PlayerView[] =>
  view.players.filter((player) => player.alive && player.seat !== seat)

/** The kingdom of a player's generals, where the viewer knows one of them. */
export function kingdomOf({ generals }: PlayerView): Kingdom | undefined {
  const known = generals.find(({ id }) => id !== null)?.id
  return known ? generalFacts(known).kingdom : undefined
}

/** Steps and horses between two seats (section 3); skills are left out of account. */
export function distanceIn(view: HegemonyView, from: Seat, to: Seat): number {
  const circle = view.players.filter(({ alive }) => alive).map(({ seat }) => seat)
  const steps = Math.abs(circle.indexOf(from) - circle.indexOf(to))
  const near = playerOf(view, from).equipment['minus-horse'] === null ? 0 : 1
  const far = playerOf(view, to).equipment['plus-horse'] === null ? 0 : 1
  return Math.max(1, Math.min(steps, circle.length - steps) + far - near)
}

/** The range of the weapon in hand, or 1. */
export function rangeOf({ equipment }: PlayerView): number {
  const facts = equipment.weapon === null ? undefined : factsOf(cardOf(equipment.weapon).kind)
  return facts?.type === 'equipment' && facts.slot === 'weapon' ? facts.range : 1
}
