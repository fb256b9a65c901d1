// Effects of dynasty cards, one by one (source 5.3).
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, everyone, type Script } from '../../../engine/script.ts'
import { see } from '../../common/seen.ts'
import type { Change, Effect } from '../cards/types.ts'
import { cardRefs, type DynastiesTable, type Pact, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { type Aim, aimNow } from './aim.ts'
import { attack } from './attack.ts'
import { discardCards, discardDown, drawCards, findAll, isPerson, passCard, randomCard } from './hands.ts'
import { inOrder } from './in-order.ts'
import { acting, cardOption, costOf, spentOption } from './labels.ts'
import { attackable, bearing, reachable } from './legal.ts'
import { alter, toEach } from './stats.ts'

/** What was chosen for one effect of a card, by its place among them, before the card was played. */
interface Aimed {
  readonly at: number
  readonly aim: Aim
}

/** Carries out a card's effects in order; the rest is lost when its player falls. */
export function* carryOut(
  table: DynastiesTable,
  seat: Seat,
  effects: readonly Effect[],
  aimed: Aimed,
): Script {
  yield* inOrder(table, seat, effects, function* (effect, index) {
    const aim = aimed.at === index ? aimed.aim : yield* aimNow(table, seat, effects, index)
    yield* carryOutOne(table, seat, effect, aim)
  })
}

function* carryOutOne(table: DynastiesTable, seat: Seat, effect: Effect, aim: Aim): Script {
  const { state } = table
  const { target } = aim
  switch (effect.do) {
    case 'self':
      return alter(table, seat, effect.change)
    case 'opponent':
      return hitOpponents(table, seat, effect.change, target)
    case 'everyone': {
      const others = bearing(state, seat, effect.change)
      // The player comes last, so that a card that puts out all the others leaves the game to them (D33).
      return toEach(table, [...others, seat], (each) => alter(table, each, effect.change))
    }
    case 'either':
      return alter(table, seat, aim.change)
    case 'draw':
      return yield* drawCards(table, seat, aim.count)
    case 'take':
    case 'strip':
      return yield* raidHand(table, seat, effect.do, aim)
    case 'sacrifice':
      return yield* sacrifice(table, seat, effect.grain)
    case 'shield':
      addPact(table, { kind: 'shield', owner: seat, other: seat, left: effect.rounds, born: state.turn })
      return table.tell(say('shielded', { who: seatRef(seat), n: effect.rounds }))
    case 'attack': {
      const all = effect.at === 'all' ? attackable(state, seat, effect) : []
      return yield* attack(table, seat, target === undefined ? all : [target], effect)
    }
    default:
      return target === undefined ? undefined : yield* carryOutAt(table, seat, effect, target)
  }
}

/** Effects on one opponent of the player's choice. */
function* carryOutAt(
  table: DynastiesTable,
  seat: Seat,
  effect: Extract<Effect, { do: 'search' | 'silence' | 'halt' | 'expose' | 'truce' }>,
  target: Seat,
): Script {
  switch (effect.do) {
    case 'search':
      return yield* search(table, seat, target)
    case 'silence':
      return silence(table, target)
    case 'halt':
      return skipTurns(table, target, effect.rounds)
    case 'expose':
      return bind(table, seat, 'exposed', target, effect.rounds)
    case 'truce':
      return bind(table, seat, 'truce', target, effect.rounds)
  }
}

/** The bare 對手玩家: one opponent, or by the option every one who can be hit (D8). */
function hitOpponents(table: DynastiesTable, seat: Seat, change: Change, target: Seat | undefined): void {
  const { state } = table
  if (state.rules.every) toEach(table, bearing(state, seat, change), (each) => alter(table, each, change))
  else if (target !== undefined) alter(table, target, change)
}

/** Takes or discards cards out of an opponent's hand at random (D13). */
function* raidHand(
  table: DynastiesTable,
  seat: Seat,
  action: 'take' | 'strip',
  { target, count }: Aim,
): Script {
  if (target === undefined) return
  if (action === 'take') {
    takeCards(table, seat, target, count)
    return yield* discardDown(table, seat)
  }
  const cards: Id[] = table.shuffle([...playerAt(table.state, target).hand]).slice(0, count)
  table.tell(say('strips', { who: seatRef(seat), whom: seatRef(target), n: count }))
  discardCards(table, target, cards)
}

/** Takes so many cards unseen out of an opponent's hand; the hand limit is for the caller (D31). */
export function takeCards(table: DynastiesTable, seat: Seat, target: Seat, count: number): void {
  table.tell(say('takes', { who: seatRef(seat), whom: seatRef(target), n: count }))
  for (let n = 0; n < count && playerAt(table.state, target).hand.length > 0; n++)
    passCard(table, randomCard(table, target), target, seat)
}

/** Sees an opponent's hand and discards a card of it; hidden persons are found out first (D13, D16). */
function* search(table: DynastiesTable, seat: Seat, target: Seat): Script {
  const { state } = table
  const told = { who: seatRef(seat), whom: seatRef(target) }
  // Persons who have to be shown are found now; that nobody is found tells something too.
  table.reveal(say('searches', told), { about: [...playerAt(state, target).hand] })
  findAll(table, target)
  const { hand } = playerAt(state, target)
  if (hand.length === 0) return
  see(state, hand, [seat])
  table.tell(say('you-see', { whom: told.whom, cards: cardRefs(state, hand) }), { to: [seat] })
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-search-discard', { whom: told.whom }),
    notice: acting(seat),
    options: hand.map((card) => cardOption(state, card)),
  })
  discardCards(table, target, [picked])
}

/** One opponent's next turn may only be a draw (D26). */
function silence(table: DynastiesTable, target: Seat): void {
  playerAt(table.state, target).silenced = true
  table.tell(say('silenced', { whom: seatRef(target) }))
}

/** The player's next turns are skipped; several such effects add up (D11). */
export function skipTurns({ state, tell }: DynastiesTable, seat: Seat, rounds: number): void {
  const player = playerAt(state, seat)
  player.skip += rounds
  tell(say('halted', { who: seatRef(seat), n: player.skip }))
}

function bind(
  table: DynastiesTable,
  seat: Seat,
  kind: 'truce' | 'exposed',
  other: Seat,
  rounds: number,
): void {
  addPact(table, { kind, owner: seat, other, left: rounds, born: table.state.turn })
  table.tell(say(kind, { who: seatRef(seat), whom: seatRef(other), n: rounds }))
}

function addPact({ state }: DynastiesTable, pact: Pact): void {
  state.pacts.push(pact)
}

/** Every opponent discards a person or loses grain (D12); all who hold cards are asked alike. */
function* sacrifice(table: DynastiesTable, seat: Seat, grain: number): Script {
  const { state } = table
  const asked = reachable(state, seat)
  const holding = asked.filter((other) => playerAt(state, other).hand.length > 0)
  const answers = yield* everyone(
    holding.map((other) => {
      const { hand, stats } = playerAt(state, other)
      const persons = hand.filter((card) => isPerson(state, card)).map((card) => spentOption(state, card))
      const pay =
        stats.grain >= grain
          ? [{ id: 'grain', text: say('pay-grain', { n: grain }), cost: costOf({ grain: -grain }) }]
          : []
      const nothing = [{ id: 'nothing', text: say('has-nothing') }]
      return {
        seat: other,
        prompt: say('ask-sacrifice', { n: grain }),
        notice: say('waits-sacrifice', { who: seatRef(other) }),
        options: persons.length + pay.length > 0 ? [...persons, ...pay] : nothing,
        min: 1,
        max: 1,
      }
    }),
  )
  toEach(table, asked, (other) => {
    const picked = answers[holding.indexOf(other)]?.[0] ?? 'grain'
    if (picked === 'grain' && playerAt(state, other).stats.grain >= grain)
      alter(table, other, { grain: -grain })
    else if (isPerson(state, picked)) discardCards(table, other, [picked])
    else table.tell(say('nothing-to-offer', { who: seatRef(other) }))
  })
}
