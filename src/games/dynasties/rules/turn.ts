// One turn: skipped, or a card, or a draw (source 2, D3, D11, D14, D22).

import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { takeOut } from '../../common/take-out.ts'
import { functionOf, houseCard } from '../cards/index.ts'
import { cardRef, type DynastiesTable, discard, livingFrom, type Pact, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { aimAhead, firstToAim } from './aim.ts'
import { carryOut } from './effects.ts'
import { drawEvent } from './events.ts'
import { drawCards } from './hands.ts'
import { acting, playOption } from './labels.ts'
import { drawable, type Play, playId, plays } from './legal.ts'
import { aimQuestion, askQuestion } from './questions.ts'
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
    // Who starved to death has not passed, and leaves cards to draw (D21).
    else state.idle = false
  }
  wearOff(table, seat)
  next(table, seat)
}

function skip({ state, tell }: DynastiesTable, seat: Seat): void {
  const player = playerAt(state, seat)
  player.skip--
  state.idle = false
  tell(say('skips', { who: seatRef(seat), n: player.skip }))
}

/** Without grain the state shrinks before each own action (D14). */
function starve(table: DynastiesTable, seat: Seat): void {
  table.tell(say('starves', { who: seatRef(seat) }))
  alter(table, seat, { state: -1 })
}

function* act(table: DynastiesTable, seat: Seat, silenced: boolean): Script {
  const { state } = table
  if (silenced) table.tell(say('is-silenced', { who: seatRef(seat) }))
  const playable = silenced ? [] : plays(state, seat)
  // Whom a card is for is chosen before it is played; until then the player may go back, and nobody knows.
  for (;;) {
    const picked = yield* menu(table, seat, playable, silenced)
    if (picked === 'draw') {
      state.idle = false
      return yield* drawCards(table, seat, 1)
    }
    const play = playable.find((each) => playId(each) === picked)
    if (!play) return table.tell(say('passes', { who: seatRef(seat) }))
    const works = yield* aim(table, seat, play)
    if (works) return yield* use(table, seat, play, works)
  }
}

function* menu(table: DynastiesTable, seat: Seat, playable: readonly Play[], silenced: boolean): Script<Id> {
  const { state } = table
  const canDraw = drawable(state) > 0
  const nothing = !canDraw && playable.length === 0
  return yield* chooseOne(seat, {
    prompt: say('ask-act'),
    notice: acting(seat),
    options: [
      ...(canDraw ? [{ id: 'draw', text: say('draw'), action: true } as const] : []),
      ...firstOfKind(table, playable).map((play) => playOption(state, seat, play)),
      ...(nothing ? [{ id: 'pass', text: say('pass') }] : []),
    ],
    open: silenced || playerAt(state, seat).hand.length === 0,
    ownTurn: true,
  })
}

/** What a card does, when all that it leaves to its player is chosen; `undefined` is back to the menu. */
function* aim(
  table: DynastiesTable,
  seat: Seat,
  { card, effects }: Play,
): Script<(() => Script) | undefined> {
  const kind = functionOf(table.state, card)?.kind
  if (kind === 'event') return () => drawEvent(table, seat)
  if (kind === 'question') {
    const target = yield* aimQuestion(table, seat)
    return target === undefined ? undefined : () => askQuestion(table, seat, target)
  }
  const at = firstToAim(effects)
  const chosen = yield* aimAhead(table, seat, effects, at)
  return chosen && (() => carryOut(table, seat, effects, { at, aim: chosen }))
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
function* use(table: DynastiesTable, seat: Seat, { card, crossing }: Play, works: () => Script): Script {
  const { state } = table
  state.idle = false
  const { hand } = playerAt(state, seat)
  for (const each of crossing === null ? [card] : [crossing, card]) {
    state.played.push(takeOut(hand, each))
    delete state.seen[each]
  }
  const told = { who: seatRef(seat), card: cardRef(state, card) }
  if (crossing === null) table.tell(say('plays', told))
  else table.tell(say('plays-crossing', { ...told, crossing: cardRef(state, crossing) }))
  yield* works()
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
  const ended = over.filter((pact) => !state.pacts.some((lasting) => isSame(lasting, pact)))
  for (const { kind, other } of ended) tell(say(`${kind}-over`, { who: seatRef(seat), whom: seatRef(other) }))
}

/** Whether two effects are one to those who bear them: a defence exposed by anyone counts as 0 (D29). */
const isSame = (one: Pact, two: Pact): boolean =>
  one.kind === two.kind && one.other === two.other && (one.kind === 'exposed' || one.owner === two.owner)

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
