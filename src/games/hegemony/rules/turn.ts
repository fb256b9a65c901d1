// The turn and its phases (sections 2 and 13). Each call runs one stretch: a phase, one judgement, one action.
import { seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { cardOption } from '../core/labels.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import type { Events } from '../table/events.ts'
import { PHASES } from '../table/phases.ts'
import {
  type HegemonyState,
  newTurn,
  playerAt,
  playsWith,
  seatsFrom,
  type Turn,
  turnOf,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { judgeNext } from './delayed.ts'
import { beginLastBattle } from './last-battle.ts'
import { raiseLimit } from './markers.ts'
import { forgetLosses, restoreSkills } from './noting.ts'
import { open } from './opening.ts'
import { playOne } from './play.ts'
import { mustReveal, revealing } from './prepare.ts'
import { trigger } from './triggers.ts'

/** Begins the next turn, or goes on with the present one. */
export function* turnStep(actions: Actions, registry: SkillRegistry): Script {
  const { turn } = actions.state
  if (!turn) return beginTurn(actions)
  if (turn.broken) return yield* closeTurn(actions, turn)
  if (turn.step === 'before') yield* openPhase(actions, registry, turn)
  else if (turn.step === 'end') yield* endPhase(actions, turn)
  else if (!(yield* goOn(actions, registry, turn))) turn.step = 'end'
}

/** Whose turn it is: extra turns first, else the next living seat. A flipped player only turns upright. */
function beginTurn(actions: Actions): void {
  const { state } = actions
  beginLastBattle(actions)
  const extra = state.extra.shift()
  const next = at(seatsFrom(state, state.next), 0)
  const seat = extra ?? next
  if (extra === undefined) state.next = (next + 1) % state.players.length
  const player = playerAt(state, seat)
  state.turns++
  player.turns++
  if (player.flipped) {
    actions.table.tell(say('turn-skipped', { who: seatRef(seat), round: player.turns }), { mark: 'turn' })
    actions.flip(seat)
    return
  }
  state.turn = newTurn(seat, state.turns)
  actions.table.tell(say('turn-begins', { who: seatRef(seat), round: player.turns }), { mark: 'turn' })
}

/** A phase opens: it may be skipped just before it, except preparation and end, or be over as it starts. */
function* openPhase(actions: Actions, registry: SkillRegistry, turn: Turn): Script {
  const { seat, phase } = turn
  turn.counts = {}
  turn.discarded = []
  forgetLosses(turn)
  if (phase === 'prepare') return yield* prepare(actions, registry, turn)
  const opened = turn.skips.includes(phase) ? undefined : yield* open(actions, registry, turn)
  if (!opened || opened.before.skipped) {
    actions.tell(say('phase-skipped', { who: seatRef(seat), phase: say(`phase-${phase}`) }))
    return nextPhase(turn)
  }
  if (phase === 'draw' && !opened.start.over) yield* drawCards(actions, opened.draw)
  turn.step = opened.start.over ? 'end' : 'body'
}

function* prepare(actions: Actions, registry: SkillRegistry, turn: Turn): Script {
  const { seat, phase } = turn
  const event = { seat, phase, over: false }
  yield* mustReveal(actions, registry, seat)
  yield* trigger(actions, registry, 'phase-start', event, revealing(actions, seat))
  turn.step = 'end'
}

/** Draws as many cards as skills have made them. */
function* drawCards(actions: Actions, { seat, count }: Events['draw-count']): Script {
  const { length } = yield* actions.draw(seat, count)
  yield* actions.trigger('drawn', { seat, count: length })
}

/** A piece of the phase itself; whether there may be more of it. */
function* goOn(actions: Actions, registry: SkillRegistry, turn: Turn): Script<boolean> {
  if (turn.phase === 'judge') return yield* judgeNext(actions, registry, turn)
  if (turn.phase === 'play') return yield* playOne(actions, registry, turn)
  if (turn.phase === 'discard') yield* discardDown(actions, registry, turn)
  return false
}

/** Down to the hand limit, which is the HP, and more by a skill or a marker. */
function* discardDown(actions: Actions, registry: SkillRegistry, { seat }: Turn): Script {
  const { hand, hp } = playerAt(actions.state, seat)
  const raised = ownedBy(registry, actions.state, seat, { having: 'handLimit' }).reduce(
    (sum, { hooks }) => sum + (hooks.statics?.handLimit ?? 0),
    0,
  )
  const over = hand.length - Math.max(0, Math.max(0, hp) + raised + limitBy(actions, registry))
  if (over <= 0) return
  const count = over - (yield* raiseLimit(actions, seat))
  if (count <= 0) return
  const cards = yield* choose(seat, {
    prompt: say('ask-discard', { count }),
    notice: say('waits-discard', { who: seatRef(seat) }),
    options: hand.map(cardOption),
    min: count,
    max: count,
    kind: 'discard',
  })
  yield* actions.discard(seat, cards)
}

/** What others left in force adds to the hand limit of the turn's player. */
function limitBy(actions: Actions, registry: SkillRegistry): number {
  if (!playsWith(actions.state, 'momentum')) return 0
  return [...actions.state.players.keys()]
    .flatMap((owner) => ownedBy(registry, actions.state, owner, { having: 'limitOfTurn' }))
    .reduce((sum, { hooks }) => sum + (hooks.statics?.limitOfTurn ?? 0), 0)
}

function* endPhase(actions: Actions, turn: Turn): Script {
  yield* actions.trigger('phase-end', { seat: turn.seat, phase: turn.phase })
  if (turn.phase === 'end') yield* actions.trigger('turn-end', { seat: turn.seat })
  if (turn.phase === 'end') return yield* closeTurn(actions, turn)
  nextPhase(turn)
}

/** The turn is over, also one that ended early. */
function* closeTurn(actions: Actions, { seat }: Turn): Script {
  yield* actions.trigger('turn-over', { seat })
  restoreSkills(actions)
  endTurn(actions.state)
}

function nextPhase(turn: Turn): void {
  turn.phase = at(PHASES, PHASES.indexOf(turn.phase) + 1)
  turn.step = 'before'
}

/** The turn is over, and with it all that lasted until its end. */
function endTurn(state: HegemonyState): void {
  state.turn = null
}

/** After an early end: what lay in the middle is discarded, nothing is being resolved. */
export function sweep(state: HegemonyState): void {
  const middle = [...state.table, ...state.aside.map(({ card }) => card)]
  for (const card of middle) delete state.seen[card]
  state.discard.push(...middle)
  state.table = []
  state.harvest = []
  state.aside = []
  state.happening = []
  // Where a skill waits for the end of a turn, that which ended early is closed in a stretch of its own.
  const waits = playsWith(state, 'formation') || playsWith(state, 'transformation')
  if (turnOf(state).broken && !waits) endTurn(state)
}
