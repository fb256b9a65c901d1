// Preparation (sections 2, 8, 11): its player may turn generals up, and must where the game would stall.
import { nameRef, type Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { weighed } from '../core/consequences.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { revealBoth } from './reveal.ts'
import type { Besides } from './triggers.ts'

/** Full rounds without a faction fixed after which the undetermined reveal (section 11). */
const STALL_ROUNDS = 3

/** Turning up own generals, among the skills of the start of preparation and in any order with them. */
export const revealing = (actions: Actions, seat: Seat): Besides => ({
  seat,
  isAsked: () => actions.mayReveal(seat),
  options: () =>
    playerAt(actions.state, seat)
      .generals.filter(({ up }) => !up && actions.mayReveal(seat))
      .map(({ id, place }) =>
        weighed(
          { id: `reveal-${place}`, text: say('reveal-option', { general: nameRef(id) }) },
          { turnsUp: [id] },
        ),
      ),
  *run(id) {
    yield* actions.reveal(seat, id === 'reveal-head' ? 'head' : 'deputy')
    return true
  },
})

/** The last one alive, or an undetermined player of a stalled game, turns both generals up by rule. */
export function* mustReveal(actions: Actions, registry: SkillRegistry, seat: Seat): Script {
  const { state } = actions
  if (actions.faction(seat) !== null) return
  const living = actions.seats()
  state.stalled ||= standsStill(actions, living, seat)
  if (living.length === 1 || state.stalled) yield* revealBoth(actions, registry, seat)
}

/** Only allies and undetermined players are left, and all have had that many turns since somebody became determined. */
function standsStill(actions: Actions, living: readonly Seat[], active: Seat): boolean {
  const had = (seat: Seat): number => {
    const { turns, settledAt } = playerAt(actions.state, seat)
    return turns - settledAt - (seat === active ? 1 : 0) // whose turn has only begun
  }
  const known = living.filter((each) => actions.faction(each) !== null)
  const friends = known.every((each) => actions.allied(each, at(known, 0)))
  return friends && living.every((seat) => had(seat) >= STALL_ROUNDS)
}
