// Formation call 陣法召喚 (section 18): in the play phase its owner calls on the undetermined who could complete a formation.
import { nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { choose, type Script } from '../../../../engine/script.ts'
import type { Actions } from '../../core/actions.ts'
import { weighed } from '../../core/consequences.ts'
import { mayForm } from '../../core/formations.ts'
import { active, type Sight } from '../../core/skill.ts'
import { reaction } from '../../core/windows.ts'
import type { Facts } from '../../table/facts.ts'
import { type Place, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** Whom a call goes to next, of those not asked yet; `undefined` for nobody. Public facts alone. */
type Next = (facts: Facts, seat: Seat, asked: readonly Seat[]) => Seat | undefined

/** Along one side and then the other: the first who is undetermined behind one's own. */
const inQueue: Next = (facts, seat, asked) => {
  const others = facts.others(seat)
  return [others, [...others].reverse()]
    .map((side) => side.find((other) => !facts.allied(seat, other)))
    .find((other) => other !== undefined && facts.faction(other) === null && !asked.includes(other))
}

/** Behind a neighbour who is known to be of another faction. */
const inSiege: Next = (facts, seat, asked) => {
  const others = facts.others(seat)
  return [others, [...others].reverse()].flatMap(([beside, beyond]) => {
    if (beside === undefined || beyond === undefined || asked.includes(beyond)) return []
    const isFoe = facts.faction(beside) !== null && !facts.allied(seat, beside)
    return isFoe && facts.faction(beyond) === null ? [beyond] : []
  })[0]
}

const calling = (next: Next) =>
  active({
    limit: 1,
    when: (facts, seat) => mayForm(facts, seat) && facts.hasRoom(seat) && next(facts, seat, []) !== undefined,
    *run(actions, me) {
      const asked: Seat[] = []
      while (actions.hasRoom(me.seat)) {
        const other = next(actions, me.seat, asked)
        if (other === undefined) return
        asked.push(other)
        yield* call(actions, me.seat, other)
      }
    },
  })

/** One who is undetermined may turn a general up, if that makes them one of the caller's faction. */
function* call(actions: Actions, caller: Seat, seat: Seat): Script {
  const { generals } = playerAt(actions.state, seat)
  const own = actions.wouldAlly(seat, caller) ? generals.filter(({ up }) => !up) : []
  const [id] = yield* choose(
    seat,
    reaction(actions.state, seat, {
      kind: 'called',
      prompt: say('ask-called', { who: seatRef(caller) }),
      notice: say('waits-called', { who: seatRef(seat), whom: seatRef(caller) }),
      options: own.map((person) =>
        weighed(
          { id: `reveal-${person.place}`, text: say('reveal-option', { general: nameRef(person.id) }) },
          { turnsUp: [person.id] },
        ),
      ),
    }),
  )
  const place: Place | undefined = own.find((person) => `reveal-${person.place}` === id)?.place
  if (place) yield* actions.reveal(seat, place)
}

/** For a queue and for a siege. */
export const callsQueue = calling(inQueue)
export const callsSiege = calling(inSiege)

/** A call costs nothing; somebody hidden beside one may be a friend. Who is hidden waits with it a little. */
export const callWorth = ({ me, open }: Sight): number => 0.2 * (1 + open(me))
