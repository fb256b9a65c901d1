// The beginning (source 1 and 2): who starts, lords, the draft of the starting hands.
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { see } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { battleNumber, type Lord } from '../cards/index.ts'
import { deckOf, drawInto, type RecordsTable } from '../table/decks.ts'
import { loseTrack } from '../table/knowledge.ts'
import { activeSeat, leftOf, playerAt } from '../table/state.ts'
import { dropFor, passedLeft } from '../table/whereabouts.ts'
import { say } from '../text/say.ts'
import { cardOption } from './common/labels.ts'

const START_MONEY = 2
const HAND = 5

/** Shuffles everything; each draws a battle card for the start, highest first; 2 coins each (R1, source 2.1). */
export function* deal(table: RecordsTable): Script {
  const { state, shuffle } = table
  shuffle(state.lords)
  shuffle(state.strategists)
  shuffle(state.battleDeck)
  for (const deck of state.decks) shuffle(deck.cards)
  state.lots = state.battleDeck.splice(0, state.players.length)
  const numbers = state.lots.map(battleNumber)
  state.start = numbers.indexOf(Math.max(...numbers))
  for (const [seat, number] of numbers.entries())
    table.reveal(say('lot', { who: seatRef(seat), number }), {
      about: state.lots,
      ...(seat === 0 && { mark: 'turn' }),
    })
  for (const player of state.players) player.money = START_MONEY
  table.tell(say('starts', { who: seatRef(state.start), coins: START_MONEY }))
  state.battleDeck.push(...state.lots)
  state.lots = []
  shuffle(state.battleDeck)
  state.phase = 'lords'
  state.turn = 0
}

/** One player looks at the lords that are left and takes one, face down (R2, T1). */
export function* takeLord(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const lord = yield* chooseOne(seat, {
    prompt: say('ask-lord'),
    notice: say('waits-lord', { who: seatRef(seat) }),
    options: state.lords.map(lordOption),
  })
  playerAt(state, seat).lords.push(takeOut(state.lords, lord))
  table.tell(say('lord-taken', { who: seatRef(seat) }))
  table.tell(say('you-take-lord', { lord: nameRef(lord) }), { to: [seat] })
  state.turn++
  if (state.turn === state.players.length * (state.twoLords ? 2 : 1)) dealHands(table)
}

const lordOption = (lord: Id) => ({
  id: lord,
  text: say('card', { card: nameRef(lord) }),
  hint: say(`hint-${lord as Lord}`),
})

/** Five cards each to draft from (R3); 2 of the realm and 3 schemes in the advanced game (A1). */
function dealHands(table: RecordsTable): void {
  const { state } = table
  const parts = state.advanced
    ? ([
        ['realm', 2],
        ['schemes', 3],
      ] as const)
    : ([['all', HAND]] as const)
  for (const player of state.players)
    for (const [kind, count] of parts) drawInto(table, deckOf(state, kind), count, player.drawn)
  table.tell(say('draft-dealt', { count: HAND }), { mark: 'turn' })
  state.phase = 'draft'
  state.turn = 0
}

/** Everyone keeps one card of the pack and passes the rest left (R3); the last card is nobody's choice. */
export function* draftPick(table: RecordsTable): Script {
  const { state } = table
  const seats = state.players.map((_, seat) => seat)
  const last = state.turn === HAND - 1
  const answers = last
    ? state.players.map(({ drawn }) => drawn)
    : yield* everyone(seats.map((seat) => draftDecision(table, seat)))
  for (const seat of seats) {
    const player = playerAt(state, seat)
    for (const card of [...at(answers, seat)]) {
      player.hand.push(takeOut(player.drawn, card))
      table.tell(say('you-keep', { card: nameRef(card) }), { to: [seat] })
    }
  }
  state.turn++
  if (last) return beginRounds(table)
  passLeft(table)
  table.tell(say('draft-kept', { count: state.turn }))
}

function draftDecision({ state }: RecordsTable, seat: Seat) {
  return {
    seat,
    prompt: say('ask-draft', { count: state.turn + 1 }),
    notice: say('waits-draft', { who: seatRef(seat) }),
    options: playerAt(state, seat).drawn.map(cardOption),
    min: 1,
    max: 1,
  }
}

function passLeft({ state }: RecordsTable): void {
  const packs = state.players.map(({ drawn }) => drawn)
  // Between two, the player who passed a pack sees at once what the other kept of it; among more nobody can tell who keeps what.
  if (packs.length > 2) {
    for (const [seat, { hand, drawn }] of state.players.entries()) loseTrack(state, seat, [...hand, ...drawn])
    passedLeft(state)
  }
  for (const [seat, pack] of packs.entries()) {
    const left = leftOf(state, seat)
    see(state, pack, [seat])
    dropFor(state, pack, [seat, left])
    playerAt(state, left).drawn = pack
  }
}

/** The hands are complete and the lords turn up (R2). */
function beginRounds(table: RecordsTable): void {
  const { state } = table
  state.lordsUp = true
  table.tell(say('draft-over'))
  for (const [seat, { lords }] of state.players.entries())
    table.tell(say('lords-up', { who: seatRef(seat), lords: nameRefs(lords) }))
  state.phase = 'strategists'
  state.turn = 0
}
