// A small game of guesses: everyone holds one hidden card; a player who plays a guard names a kind, and who holds it is out.
import type { Game, State, Table } from '../../src/engine/game.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../src/engine/phrase.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { hiddenIn, type Zone } from '../../src/engine/zones.ts'
import { takeOut } from '../../src/games/common/take-out.ts'

interface Guards extends State {
  deck: Id[]
  hands: Id[][]
  played: Id[]
  /** Cards about which a guess told something: nobody is asked to mistake them for others. */
  tested: Id[]
  turn: number
}

const COPIES = { guard: 5, priest: 2, baron: 2, handmaid: 2, prince: 2, king: 1, countess: 1, princess: 1 }
const KINDS = Object.keys(COPIES)
const kindOf = (card: Id): Id => card.replace(/-\d+$/, '')
const say = (key: string, args: Parameters<typeof asArgs>[0] = {}) => ({
  key: `guards.${key}`,
  ...asArgs(args),
})
const asArgs = (args: Readonly<Record<string, ReturnType<typeof seatRef> | ReturnType<typeof nameRef>>>) => ({
  args,
})
const option = (id: Id) => ({ id, text: say('option', { card: nameRef(id) }) })

/** One turn: draw a card, play one of two; a guard names a kind. */
const turnOf = (honest: boolean) =>
  function* turn(table: Table<Guards>): Script {
    const { state } = table
    const { hands, deck } = state
    if (state.turn < 0) {
      table.shuffle(deck)
      for (const hand of hands) hand.push(...deck.splice(0, 1))
      state.turn = 0
      return
    }
    const seat: Seat = state.turn++ % hands.length
    const hand = hands[seat] ?? []
    if (hand.length === 0) return
    hand.push(...deck.splice(0, 1))
    const card = yield* chooseOne(seat, { prompt: say('play'), options: hand.map(option) })
    state.played.push(takeOut(hand, card))
    state.tested = state.tested.filter((each) => each !== card)
    table.tell(say('plays', { who: seatRef(seat), card: nameRef(card) }), { mark: 'turn' })
    if (kindOf(card) === 'guard') yield* guess(table, seat, honest)
  }

function* guess(table: Table<Guards>, seat: Seat, honest: boolean): Script {
  const { state } = table
  const others = state.hands.flatMap((hand, other) => (hand.length > 0 && other !== seat ? [other] : []))
  if (others.length === 0) return
  const whom = yield* chooseOne(seat, {
    prompt: say('whom'),
    options: others.map((other) => option(`seat-${other}`)),
  })
  const kinds = KINDS.filter((kind) => kind !== 'guard').map((kind) => option(`a-${kind}`))
  const named = (yield* chooseOne(seat, { prompt: say('what'), options: kinds })).slice('a-'.length)
  const target = Number(whom.slice('seat-'.length))
  const [held] = state.hands[target] ?? []
  if (held === undefined) return
  const says = { who: seatRef(target), kind: nameRef(named) }
  if (kindOf(held) === named) {
    state.played.push(...(state.hands[target] ?? []).splice(0))
    table.reveal(say('out', says), { about: [held] })
    return
  }
  if (!honest) return table.tell(say('missed', says))
  state.tested.push(held)
  table.reveal(say('missed', says), { about: [held] })
}

const zones = ({ deck, hands, played }: Guards): Zone[] => [
  { kind: 'deck', ids: deck },
  ...hands.map((ids, seat): Zone => ({ kind: 'hand', seat, ids })),
  { kind: 'discard', ids: played },
]

const guards = (honest: boolean): Game<Guards> => ({
  id: 'guards',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    deck: Object.entries(COPIES).flatMap(([kind, copies]) =>
      Array.from({ length: copies }, (_, n) => `${kind}-${n + 1}`),
    ),
    hands: Array.from({ length: seats }, () => []),
    played: [],
    tested: [],
    turn: -1,
  }),
  stage: turnOf(honest),
  outcome({ deck, hands, turn }) {
    const left = hands.filter((hand) => hand.length > 0).length
    if (turn < 0 || (left > 1 && deck.length > 0)) return undefined
    return { winners: [], ranks: hands.map(() => 1), facts: {} }
  },
  zones,
  view: ({ hands, played, deck }, viewer) => ({
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    played,
    deck: deck.length,
  }),
  unknown: (state, viewer) => [hiddenIn(zones(state), viewer).filter((id) => !state.tested.includes(id))],
  computers: {},
})

/** A guess that missed is told as what it is: something that was hidden until then. */
export const honestGuards = guards(true)

/** A guess that missed is told as if everyone could see it for themselves: a leak. */
export const leakyGuards = guards(false)
