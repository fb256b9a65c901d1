// Possible targets of a computer player's card, as far as it can tell before the rules offer them (section 3).
import type { Seat } from '../../../engine/phrase.ts'
import { isSlash, type Kind } from '../cards/index.ts'
import { findRule } from '../kinds/index.ts'
import { ranksIn } from '../view/ranks.ts'
import type { HegemonyView } from '../view/view.ts'
import { openSkillsOf, skillsOf, staticsOf } from './senses.ts'
import { othersOf, playerOf, rangeOf, wornBy } from './table.ts'

/** Steps, horses and known skills between two seats. */
export function distanceIn(view: HegemonyView, from: Seat, to: Seat): number {
  const statics = staticsOf(view, from)
  const fixed = statics.map(({ distanceTo }) => distanceTo?.(to)).find((each) => each !== undefined)
  if (fixed !== undefined) return fixed
  const circle = view.players.filter(({ alive }) => alive).map(({ seat }) => seat)
  const steps = Math.abs(circle.indexOf(from) - circle.indexOf(to))
  const near = playerOf(view, from).equipment['minus-horse'] === null ? 0 : 1
  const far = playerOf(view, to).equipment['plus-horse'] === null ? 0 : 1
  const skills = statics.reduce((sum, { distance = 0 }) => sum + distance, 0) + formedIn(view, from, to)
  return Math.max(1, Math.min(steps, circle.length - steps) + far - near + skills)
}

/** What the expansion adds: cards on the one's generals, and formations in which the other stands. */
function formedIn(view: HegemonyView, from: Seat, to: Seat): number {
  if (!view.formation) return 0
  const own = playerOf(view, from)
  const nearer = skillsOf(view, own).reduce(
    (sum, { id, statics }) => sum + (statics?.distanceByPile?.(own.piles[id]?.length ?? 0) ?? 0),
    0,
  )
  const ranks = ranksIn(view)
  const farther = view.players
    .filter(({ alive }) => alive)
    .flatMap((player) =>
      openSkillsOf(view, player).map(({ statics }) => statics?.farther?.(ranks, player.seat, to) ?? 0),
    )
  return farther.reduce((sum, each) => sum + each, nearer)
}

/** How far a card of this kind goes from a seat's hand. */
function reachOf(view: HegemonyView, seat: Seat, kind: Kind): number {
  const rule = findRule(kind)?.reach
  const own = rule === 'range' ? rangeOf(playerOf(view, seat)) : (rule ?? Number.POSITIVE_INFINITY)
  const longer = staticsOf(view, seat).flatMap(({ reach }) => reach?.(kind) ?? [])
  return Math.max(own, ...longer)
}

/** Living others that a card of this kind reaches and may name. */
export function inReach(view: HegemonyView, me: Seat, kind: Kind): Seat[] {
  const reach = reachOf(view, me, kind)
  return othersOf(view, me)
    .filter((other) => {
      if (kind === 'indulgence' || kind === 'supply-shortage')
        return other.judgement.every(({ as }) => as !== kind)
      if (kind === 'snatch' || kind === 'dismantle')
        return other.handSize + wornBy(other).length + other.judgement.length > 0
      if (kind === 'fire-attack') return other.handSize > 0
      if (kind === 'known-both') return other.handSize > 0 || other.generals.some(({ up }) => !up)
      if (kind === 'borrow-sword') return other.equipment.weapon !== null
      if (kind === 'befriend-attack') return other.faction !== null
      return true
    })
    .map(({ seat }) => seat)
    .filter((seat) => reach === Number.POSITIVE_INFINITY || distanceIn(view, me, seat) <= reach)
}

/** Whether a card of this kind measures a distance. */
export const isAimed = (kind: Kind): boolean => isSlash(kind) || typeof findRule(kind)?.aim === 'object'
