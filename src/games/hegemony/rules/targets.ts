// Legal targets of a card (sections 3 and 4), with which hidden generals turned up.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { isSlash, type Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import { findRule } from '../kinds/index.ts'
import type { Assumed } from '../table/facts.ts'
import { playerAt, turnOf } from '../table/state.ts'

/** A card somebody thinks of using. */
export interface Proposal {
  readonly user: Seat
  readonly kind: Kind
  /** What it is made of: not reckoned with for range and distance. */
  readonly cards: readonly Id[]
  readonly assumed: Assumed
}

/** How far a card reaches: its own limit, or what skills make of it; null for no limit. */
function reachOf(
  actions: Actions,
  registry: SkillRegistry,
  { user, kind, assumed }: Proposal,
  own: number | null,
): number | null {
  const longer = ownedBy(registry, actions.state, user, { assumed, having: 'reach' })
    .map(({ hooks }) => hooks.statics?.reach?.(kind))
    .filter((reach) => reach !== undefined)
  return own === null ? null : Math.max(own, ...longer)
}

/** Seats that may be targets of a card, in turn order after its user. */
export function legalTargets(actions: Actions, registry: SkillRegistry, proposal: Proposal): Seat[] {
  const { user, kind, assumed, cards } = proposal
  const rule = findRule(kind)
  if (!rule || isForbidden(actions, registry, proposal) || actions.isWithheld(user, cards)) return []
  const given = { assumed, without: cards }
  const limit = rule.reach === 'range' ? actions.attackRange(user, given) : (rule.reach ?? null)
  const reach = reachOf(actions, registry, proposal, limit)
  const all = [user, ...actions.others(user)]
  return all.filter(
    (seat) =>
      (reach === null || (seat !== user && actions.distance(user, seat, given) <= reach)) &&
      rule.may(actions, user, seat, cards, assumed),
  )
}

const isForbidden = (actions: Actions, registry: SkillRegistry, { user, kind, assumed }: Proposal): boolean =>
  ownedBy(registry, actions.state, user, { assumed, having: 'forbids' }).some(({ hooks }) =>
    hooks.statics?.forbids?.(kind),
  )

/** Whether the play phase leaves this card to be used: the Slash limit, the one Wine. */
export function withinLimits(
  actions: Actions,
  registry: SkillRegistry,
  { user, kind, assumed, cards }: Proposal,
): boolean {
  const turn = turnOf(actions.state)
  if (kind === 'wine') return turn.wines < 1
  if (!isSlash(kind)) return true
  const more = ownedBy(registry, actions.state, user, { assumed, without: cards, having: 'slashes' }).reduce(
    (sum, { hooks }) => sum + (hooks.statics?.slashes ?? 0),
    0,
  )
  return turn.slashes < 1 + more
}

/** A target, and the hidden generals whose skills it takes. */
export interface Aim {
  readonly target: Seat
  readonly assumed: Assumed
}

/**
 * All targets of a card with the fewest hidden generals each takes; `first` are assumed anyhow (the conversion's). A target
 * stands there twice where one general would do and the other too. What is `demanded` of somebody counts towards no limit.
 */
export function aimsOf(
  actions: Actions,
  registry: SkillRegistry,
  user: Seat,
  kind: Kind,
  cards: readonly Id[],
  first: Assumed,
  demanded?: 'demanded',
): Aim[] {
  const found: Aim[] = []
  for (const assumed of assumptions(actions, user, first)) {
    const proposal = { user, kind, cards, assumed }
    if (!demanded && !withinLimits(actions, registry, proposal)) continue
    const enough = (aim: Aim): boolean => aim.assumed.every((place) => assumed.includes(place))
    for (const target of legalTargets(actions, registry, proposal))
      if (!found.some((aim) => aim.target === target && enough(aim))) found.push({ target, assumed })
  }
  return found
}

/** Sets of own hidden generals to reckon with, smaller ones first. */
function assumptions(actions: Actions, user: Seat, first: Assumed): Assumed[] {
  const down = playerAt(actions.state, user).generals.filter(({ up }) => !up)
  const places = actions.mayReveal(user) ? down.map(({ place }) => place) : []
  const sets: Assumed[] = [first, ...places.map((place) => [...first, place])]
  return places.length > 1 ? [...sets, [...first, ...places]] : sets
}
