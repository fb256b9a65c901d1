// One turn: skipped, or a card, or a draw (source 2, D3, D11, D14, D22).
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { dynastyOf, functionOf, houseCard } from '../cards/index.ts'
import { acting, playOption } from '../labels.ts'
import { drawable, type Play, playId, plays } from '../legal.ts'
import { say } from '../say.ts'
import { cardRef, type DynastiesTable, discard, livingFrom, playerAt, takeOut } from '../state.ts'
import { carryOut } from './effects.ts'
import { drawEvent } from './events.ts'
import { drawCards } from './hands.ts'
import { askQuestion } from './questions.ts'
import { alter } from './stats.ts'

/** The active player's turn, and who comes next. */
export function* turn(table: DynastiesTable): Script {
  const { state } = table
  const seat = state.active
  const player = playerAt(state, seat)
  const silenced = player.silenced
  player.silenced = false
  state.turn++
  if (!state.acted.includes(seat)) state.acted.push(seat)
  if (player.skip > 0) skip(table, seat)
  else {
    table.tell(say('turn', { who: seatRef(seat), round: state.round }), { mark: 'turn' })
    if (player.stats.grain === 0) starve(table, seat)
    if (player.alive) yield* act(table, seat, silenced)
  }
  wearOff(table, seat)
  next(table, seat)
}

function skip({ state, tell }: DynastiesTable, seat: Seat): void {
  const player = playerAt(state, seat)
  player.skip--
  tell(say('skips', { who: seatRef(seat), n: player.skip }))
}

/** Without grain the state shrinks before each own action (D14). */
function starve(table: DynastiesTable, seat: Seat): void {
  table.tell(say('starves', { who: seatRef(seat) }))
  alter(table, seat, { state: -1 })
}

function* act(table: DynastiesTable, seat: Seat, silenced: boolean): Script {
  const { state } = table
  const canDraw = drawable(state) > 0
  const playable = silenced ? [] : plays(state, seat)
  const nothing = !canDraw && playable.length === 0
  const plainly = silenced || playerAt(state, seat).hand.length === 0
  if (silenced) table.tell(say('is-silenced', { who: seatRef(seat) }))
  const picked: Id = yield* chooseOne(seat, {
    prompt: say('ask-act'),
    notice: acting(seat),
    options: [
      ...(canDraw ? [{ id: 'draw', text: say('draw') }] : []),
      ...firstOfKind(table, playable).map((play) => playOption(state, play)),
      ...(nothing ? [{ id: 'pass', text: say('pass') }] : []),
    ],
    open: plainly,
  })
  if (picked === 'draw') return yield* drawCards(table, seat, 1)
  const play = playable.find((each) => playId(each) === picked)
  if (play) return yield* use(table, seat, play)
  state.passed++
  table.tell(say('passes', { who: seatRef(seat) }))
}

/** Copies of a function card are offered once. */
function firstOfKind({ state }: DynastiesTable, all: readonly Play[]): Play[] {
  const kind = ({ card }: Play) => {
    const made = houseCard(state, card) ? undefined : functionOf(state, card)
    return made ? JSON.stringify(made) : card
  }
  return all.filter((play, index) => all.findIndex((other) => kind(other) === kind(play)) === index)
}

/** Plays a card: it lies on the table while it works, then on the discard pile. */
function* use(table: DynastiesTable, seat: Seat, { card, crossing }: Play): Script {
  const { state } = table
  const { hand } = playerAt(state, seat)
  for (const each of crossing === null ? [card] : [crossing, card]) {
    state.played.push(takeOut(hand, each))
    delete state.seen[each]
  }
  const told = { who: seatRef(seat), card: cardRef(state, card) }
  table.tell(crossing === null ? say('plays', told) : say('plays-crossing', told))
  const made = functionOf(state, card)
  if (made?.kind === 'attack') yield* carryOut(table, seat, [{ do: 'attack', at: 'one', loss: made.loss }])
  else if (made?.kind === 'event') yield* drawEvent(table, seat)
  else if (made?.kind === 'question') yield* askQuestion(table, seat)
  else yield* carryOut(table, seat, dynastyOf(state, card)?.effects ?? [])
  clearPlayed(table)
}

/** Discards what was played. */
export function clearPlayed({ state }: DynastiesTable): void {
  for (const card of state.played) discard(state, card)
  state.played = []
}

/** The player's lasting effects have one turn less (D27). */
function wearOff({ state, tell }: DynastiesTable, seat: Seat): void {
  const own = state.pacts.filter(({ owner, born }) => owner === seat && born !== state.turn)
  for (const pact of own) pact.left--
  const over = own.filter(({ left }) => left === 0)
  state.pacts = state.pacts.filter((pact) => !over.includes(pact))
  for (const { kind, other } of over) tell(say(`${kind}-over`, { who: seatRef(seat), whom: seatRef(other) }))
}

/** The same player again (D11), the next one clockwise, or the end of the round (D4). */
function next({ state }: DynastiesTable, seat: Seat): void {
  if (state.extra > 0 && playerAt(state, seat).alive) {
    state.extra--
    return
  }
  state.extra = 0
  const follower = livingFrom(state, seat).find((other) => !state.acted.includes(other))
  if (follower === undefined) state.phase = 'round-end'
  else state.active = follower
}
