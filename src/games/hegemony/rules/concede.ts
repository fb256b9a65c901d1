// Conceding (section 17, a variant): a side gives up to the only other side that is left; all by public facts.
import type { Option } from '../../../engine/decision.ts'
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import { weighed } from '../core/consequences.ts'
import { playerAt, playsWith } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askOwnStep } from './asking.ts'
import { concedeTo } from './end.ts'

/** A side that may concede, and who would win. */
interface Sides {
  /** Living members of the side, the one that is asked among them. */
  readonly own: readonly Seat[]
  /** All others alive: determined, and of one faction. */
  readonly others: readonly Seat[]
}

/** What a player may choose in its play phase about conceding. */
export function concedeItems(actions: Actions, seat: Seat) {
  const sides = sidesOf(actions, seat)
  if (!sides) return []
  if (playerAt(actions.state, seat).concedes)
    return [{ option: { id: 'fight-on', text: say('fight-on') }, run: () => fightOn(actions, seat) }]
  return [{ option: CONCEDE, run: () => offer(actions, seat, sides) }]
}

/** The sides of a table where all others alive are known to be of one faction; `undefined` elsewhere, and in plans. */
function sidesOf(actions: Actions, seat: Seat): Sides | undefined {
  if (!playsWith(actions.state, 'concede') || actions.state.left !== undefined) return undefined
  const isOwn = (other: Seat): boolean => other === seat || actions.allied(seat, other)
  const own = actions.seats().filter(isOwn)
  const others = actions.seats().filter((other) => !isOwn(other))
  const [first] = others
  if (first === undefined || actions.faction(first) === null) return undefined
  return others.every((other) => other === first || actions.allied(first, other))
    ? { own, others }
    : undefined
}

/** Members of the side who have not said so yet, besides this one. */
const yetToAgree = (actions: Actions, seat: Seat, { own }: Sides): Seat[] =>
  own.filter((other) => other !== seat && !playerAt(actions.state, other).concedes)

/** Nobody says it in a person's stead. */
const CONCEDE: Option = weighed({ id: 'concede', text: say('concede') }, { gives: ['game'] })

function* offer(actions: Actions, seat: Seat, sides: Sides): Script {
  const waiting = yetToAgree(actions, seat, sides)
  const winners = sides.others.map(seatRef)
  const prompt =
    waiting.length === 0
      ? say('ask-concede', { whom: winners })
      : say('ask-concede-together', { whom: winners, who: waiting.map(seatRef) })
  const confirmed = yield* askOwnStep(seat, prompt, [CONCEDE])
  if (confirmed === undefined) return
  if (waiting.length === 0) {
    actions.table.tell(say('concedes', { who: sides.own.map(seatRef) }), { mark: 'notice' })
    concedeTo(actions, sides.others)
  }
  playerAt(actions.state, seat).concedes = true
  const told = say('would-concede', { who: seatRef(seat), whom: waiting.map(seatRef) })
  actions.table.tell(told, { mark: 'notice' })
}

/** Takes the word back. */
function* fightOn(actions: Actions, seat: Seat): Script {
  delete playerAt(actions.state, seat).concedes
  actions.table.tell(say('fights-on', { who: seatRef(seat) }), { mark: 'notice' })
}
