// Preparation (sections 2, 8, 11): its player may turn generals up, and must where the game would stand still.
import { nameRef, type Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { weighed } from '../core/consequences.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { revealBoth } from './reveal.ts'
import type { Besides } from './triggers.ts'

/** Full rounds without a faction fixed after which the undetermined reveal (section 11). */
const STALL_ROUNDS = 3

/** Turning up own generals, among the skills of the start of preparation and in any order with them. */
export const revealing = (war: Actions, seat: Seat): Besides => ({
  seat,
  isAsked: () => war.mayReveal(seat),
  options: () =>
    playerAt(war.state, seat)
      .generals.filter(({ up }) => !up && war.mayReveal(seat))
      .map(({ id, place }) =>
        weighed(
          { id: `reveal-${place}`, text: say('reveal-option', { general: nameRef(id) }) },
          { turnsUp: [id] },
        ),
      ),
  *run(id) {
    yield* war.reveal(seat, id === 'reveal-head' ? 'head' : 'deputy')
    return true
  },
})

/** The last one alive, or an undetermined player of a game that stood still, turns both generals up by rule. */
export function* mustReveal(war: Actions, seat: Seat): Script {
  const { state } = war
  if (war.faction(seat) !== null) return
  const living = war.seats()
  state.stalled ||= standsStill(war, living, seat)
  if (living.length === 1 || state.stalled) yield* revealBoth(war, seat)
}

/** Only allies and undetermined players are left, and all have had that many turns since somebody became determined. */
function standsStill(war: Actions, living: readonly Seat[], active: Seat): boolean {
  const had = (seat: Seat): number => {
    const { turns, settledAt } = playerAt(war.state, seat)
    return turns - settledAt - (seat === active ? 1 : 0) // whose turn has only begun
  }
  const known = living.filter((each) => war.faction(each) !== null)
  const friends = known.every((each) => war.allied(each, at(known, 0)))
  return friends && living.every((seat) => had(seat) >= STALL_ROUNDS)
}
