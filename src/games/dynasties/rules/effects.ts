// What dynasty cards do, effect by effect (source 5.3).
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, everyone, type Script } from '../../../engine/script.ts'
import type { Change, Effect } from '../cards/types.ts'
import { describeBlow, describeChange } from '../describe.ts'
import { see } from '../knowledge.ts'
import { acting, cardOption } from '../labels.ts'
import { attackable, bearing, poorer, reachable, withCards } from '../legal.ts'
import { canBear } from '../pacts.ts'
import { say } from '../say.ts'
import { cardRefs, type DynastiesTable, type Pact, playerAt } from '../state.ts'
import { attack } from './attack.ts'
import { chooseCount, chooseSeat } from './choosing.ts'
import { discardCards, discardDown, drawCards, findAll, isPerson, passCard, randomCard } from './hands.ts'
import { alter } from './stats.ts'

/** Carries out a card's effects in order; the rest is lost when its player falls. */
export function* carryOut(table: DynastiesTable, seat: Seat, effects: readonly Effect[]): Script {
  for (const effect of effects) if (playerAt(table.state, seat).alive) yield* carryOutOne(table, seat, effect)
}

function* carryOutOne(table: DynastiesTable, seat: Seat, effect: Effect): Script {
  const { state } = table
  switch (effect.do) {
    case 'self':
      return alter(table, seat, effect.change)
    case 'opponent':
      return yield* hitOpponent(table, seat, effect.change)
    case 'everyone': {
      const others = bearing(state, seat, effect.change)
      for (const each of [seat, ...others]) alter(table, each, effect.change)
      return
    }
    case 'either':
      return yield* either(table, seat, effect.one, effect.other)
    case 'draw':
      return yield* drawSome(table, seat, effect.min, effect.max)
    case 'take':
    case 'strip':
      return yield* raidHand(table, seat, effect)
    case 'search':
      return yield* search(table, seat)
    case 'silence':
      return yield* silence(table, seat)
    case 'attack': {
      const among = attackable(state, seat, effect)
      if (effect.at === 'all') return yield* attack(table, seat, among, effect)
      const target = yield* chooseSeat(
        table,
        seat,
        among,
        say('ask-attack', {
          strength: playerAt(state, seat).stats.attack + (effect.bonus ?? 0),
          change: describeBlow(effect),
        }),
      )
      if (target !== undefined) yield* attack(table, seat, [target], effect)
      return
    }
    case 'halt': {
      const target = yield* chooseSeat(
        table,
        seat,
        poorer(state, seat),
        say('ask-halt', { n: effect.rounds }),
      )
      if (target !== undefined) skipTurns(table, target, effect.rounds)
      return
    }
    case 'expose':
      return yield* bind(table, seat, 'exposed', effect.rounds)
    case 'truce':
      return yield* bind(table, seat, 'truce', effect.rounds)
    case 'shield':
      addPact(table, { kind: 'shield', owner: seat, other: seat, left: effect.rounds, born: state.turn })
      table.tell(say('shielded', { who: seatRef(seat), n: effect.rounds }))
      return
    case 'sacrifice':
      return yield* sacrifice(table, seat, effect.grain)
  }
}

/** The bare 對手玩家: one opponent, or by the option every one who can be hit (D8). */
function* hitOpponent(table: DynastiesTable, seat: Seat, change: Change): Script {
  const { state } = table
  const among = bearing(state, seat, change)
  if (state.rules.every) {
    for (const target of among) alter(table, target, change)
    return
  }
  const prompt = say('ask-opponent', { change: describeChange(change) })
  const target = yield* chooseSeat(table, seat, among, prompt)
  if (target !== undefined) alter(table, target, change)
}

function* either(table: DynastiesTable, seat: Seat, one: Change, other: Change): Script {
  const player = playerAt(table.state, seat)
  const ways = [
    { id: 'one', change: one },
    { id: 'other', change: other },
  ].filter(({ change }) => canBear(player, change))
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-either'),
    notice: acting(seat),
    options: ways.map(({ id, change }) => ({ id, text: describeChange(change) })),
    open: true,
  })
  alter(table, seat, picked === 'one' ? one : other)
}

/** Draws as many as the player wants within the range, up to what there is (D13). */
function* drawSome(table: DynastiesTable, seat: Seat, min: number, max: number): Script {
  const there = table.state.deck.length + table.state.discards.length
  if (there === 0) return
  const count = yield* chooseCount(seat, Math.min(min, there), Math.min(max, there))
  yield* drawCards(table, seat, count)
}

/** Takes or discards cards out of an opponent's hand at random (D13). */
function* raidHand(
  table: DynastiesTable,
  seat: Seat,
  { do: deed, min, max }: Extract<Effect, { do: 'take' | 'strip' }>,
): Script {
  const { state } = table
  const prompt = say(deed === 'take' ? 'ask-take' : 'ask-strip')
  const target = yield* chooseSeat(table, seat, withCards(state, seat), prompt)
  if (target === undefined) return
  const there = playerAt(state, target).hand.length
  const count = yield* chooseCount(seat, Math.min(min, there), Math.min(max, there))
  if (deed === 'take') {
    takeCards(table, seat, target, count)
    return yield* discardDown(table, seat)
  }
  const cards: Id[] = table.shuffle([...playerAt(state, target).hand]).slice(0, count)
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
function* search(table: DynastiesTable, seat: Seat): Script {
  const { state } = table
  const target = yield* chooseSeat(table, seat, withCards(state, seat), say('ask-search'))
  if (target === undefined) return
  const told = { who: seatRef(seat), whom: seatRef(target) }
  table.tell(say('searches', told))
  findAll(table, target)
  const { hand } = playerAt(state, target)
  if (hand.length === 0) return
  see(state, hand, seat)
  table.tell(say('you-see', { whom: told.whom, cards: cardRefs(state, hand) }), { to: [seat] })
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-search-discard', { whom: told.whom }),
    notice: acting(seat),
    options: hand.map((card) => cardOption(state, card)),
  })
  discardCards(table, target, [picked])
}

/** One opponent's next turn may only be a draw (D26). */
function* silence(table: DynastiesTable, seat: Seat): Script {
  const target = yield* chooseSeat(table, seat, reachable(table.state, seat), say('ask-silence'))
  if (target === undefined) return
  playerAt(table.state, target).silenced = true
  table.tell(say('silenced', { whom: seatRef(target) }))
}

/** The player's next turns are skipped; several such effects add up (D11). */
export function skipTurns({ state, tell }: DynastiesTable, seat: Seat, rounds: number): void {
  const player = playerAt(state, seat)
  if (!player.alive) return
  player.skip += rounds
  tell(say('halted', { who: seatRef(seat), n: player.skip }))
}

function* bind(table: DynastiesTable, seat: Seat, kind: 'truce' | 'exposed', rounds: number): Script {
  const { state } = table
  const other = yield* chooseSeat(table, seat, reachable(state, seat), say(`ask-${kind}`, { n: rounds }))
  if (other === undefined) return
  addPact(table, { kind, owner: seat, other, left: rounds, born: state.turn })
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
      const persons = hand.filter((card) => isPerson(state, card)).map((card) => cardOption(state, card))
      const pay = stats.grain >= grain ? [{ id: 'grain', text: say('pay-grain', { n: grain }) }] : []
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
  for (const other of asked) {
    const picked = answers[holding.indexOf(other)]?.[0] ?? 'grain'
    if (picked === 'grain' && playerAt(state, other).stats.grain >= grain)
      alter(table, other, { grain: -grain })
    else if (isPerson(state, picked)) discardCards(table, other, [picked])
    else table.tell(say('nothing-to-offer', { who: seatRef(other) }))
  }
}
