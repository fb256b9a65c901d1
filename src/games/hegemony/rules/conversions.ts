// Cards that a seat may give for a wanted kind: printed ones, and conversions of open and hidden skills (section 3).
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { hiddenOf, type Owned, ownedBy, possibleGenerals, type SkillRegistry } from '../core/registry.ts'
import type { Conversion } from '../core/skill.ts'
import type { CardFace, Face } from '../table/events.ts'
import { playerAt, worn } from '../table/state.ts'

/** A conversion somebody may use now. */
export interface Way {
  readonly owned: Owned
  readonly conversion: Conversion
}

/** Whether a conversion is for the own play phase or for an answer. */
export type Moment = 'play-phase' | 'answer'

const suits = (conversion: Conversion, kinds: readonly Kind[] | null, moment: Moment): boolean =>
  (kinds === null || kinds.includes(conversion.as)) &&
  (conversion.only === undefined || conversion.only === moment)

/** The conversions of a seat that make one of these kinds (any kind for null), hidden ones included. Private. */
export function waysOf(
  actions: Actions,
  registry: SkillRegistry,
  seat: Seat,
  kinds: readonly Kind[] | null,
  moment: Moment,
): Way[] {
  const down = hiddenOf(registry, actions.state, seat, 'conversions')
  const hidden = down.length > 0 && actions.mayReveal(seat) ? down : []
  return [...ownedBy(registry, actions.state, seat, { having: 'conversions' }), ...hidden].flatMap((owned) =>
    (owned.hooks.conversions ?? [])
      .filter((each) => suits(each, kinds, moment) && (each.when?.(actions, seat, owned.me.key) ?? true))
      .map((conversion) => ({ owned, conversion })),
  )
}

/** Cards that will do for a conversion; for two, those that go with some other. To be recast, or to be used or played. */
export function materials(actions: Actions, { owned: { me }, conversion }: Way, to: 'recast' | 'use'): Id[] {
  const { fits, allows } = conversion
  const player = playerAt(actions.state, me.seat)
  const own = conversion.worn ? [...player.hand, ...worn(player)] : player.hand
  const zones = conversion.pile === undefined ? own : (player.piles[conversion.pile] ?? [])
  const face = (card: Id) => actions.faceOf(card, me.seat)
  const fit = zones.filter((card) => fits(face(card)) && (allows?.(actions, me.seat, face(card)) ?? true))
  const isWithheld = (...cards: readonly Id[]) => to === 'use' && actions.isWithheld(me.seat, cards)
  if (conversion.count !== 2) return fit.filter((card) => !isWithheld(card))
  return fit.filter((card) =>
    fit.some(
      (other) =>
        other !== card && goTogether(conversion, face(card), face(other)) && !isWithheld(card, other),
    ),
  )
}

/** Whether two cards make one together. */
export const goTogether = (conversion: Conversion, a: CardFace, b: CardFace): boolean =>
  conversion.together?.(a, b) ?? true

/** What a conversion makes of its cards: suit and number of a single one, a shared colour of two (section 3). */
export function convertedFace(actions: Actions, seat: Seat, kind: Kind, cards: readonly Id[]): Face {
  const [first, ...rest] = cards.map((card) => actions.faceOf(card, seat))
  if (!first) return { kind, suit: null, colour: null, number: null }
  if (rest.length === 0) return { ...first, kind }
  const colour = rest.every((each) => each.colour === first.colour) ? first.colour : null
  return { kind, suit: null, colour, number: null }
}

/** Whether, for all the public knows, a seat may have a conversion that takes equipment for one of these kinds. */
export function mightConvertWorn(
  actions: Actions,
  registry: SkillRegistry,
  seat: Seat,
  kinds: readonly Kind[],
): boolean {
  if (worn(playerAt(actions.state, seat)).length === 0) return false
  const fits = (conversion: Conversion, key: Id) =>
    conversion.worn === true &&
    suits(conversion, kinds, 'answer') &&
    (conversion.when?.(actions, seat, key) ?? true)
  const open = ownedBy(registry, actions.state, seat, { having: 'conversions' }).some(({ hooks, me }) =>
    (hooks.conversions ?? []).some((each) => fits(each, me.key)),
  )
  const hidden = () =>
    possibleGenerals(actions.state, seat, registry.generalsWith('conversions')).some((general) =>
      registry
        .skillsOf(general)
        .some((skill) => (skill.conversions ?? []).some((each) => fits(each, skill.id))),
    )
  return open || (actions.mayReveal(seat) && hidden())
}
