// Damage, loss of HP, recovery, chains and flips (section 7).
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions, Blow } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import type { Damage } from '../table/events.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { die, dying } from './dying.ts'
import { noteHarm } from './play-count.ts'

/** How many blows and losses are being resolved, one inside another; a turn ends early only outside them all. */
export interface Depth {
  now: number
}

/** Deals damage; when all of it is over it runs along the chain, and the turn may end if its player died. */
export function* damage(actions: Actions, registry: SkillRegistry, depth: Depth, blow: Blow): Script {
  if (!actions.alive(blow.victim)) return
  const { source } = blow
  const dealt: Damage = {
    is: 'damage',
    source: source !== null && actions.alive(source) ? source : null, // a dead player is no source
    victim: blow.victim,
    amount: blow.amount ?? 1,
    nature: blow.nature ?? 'normal',
    use: blow.use ?? null,
    chain: blow.chain ?? false,
    redirected: blow.redirected ?? false,
    distance: null,
  }
  depth.now++
  actions.state.happening.push(dealt)
  const spreads = yield* suffer(actions, registry, dealt)
  actions.state.happening.splice(actions.state.happening.indexOf(dealt), 1)
  if (blow.over && dealt.amount > 0) yield* blow.over()
  if (spreads) yield* spread(actions, dealt)
  depth.now--
  actions.endBrokenTurn()
}

/** One player's damage in the order of section 7; whether it runs along the chain. */
function* suffer(actions: Actions, registry: SkillRegistry, dealt: Damage): Script<boolean> {
  const { source } = dealt
  yield* actions.trigger('dealing', dealt)
  if (dealt.amount > 0) yield* actions.trigger('suffering', dealt)
  const { victim } = dealt
  if (dealt.amount <= 0) return false
  dealt.distance = source === null ? null : actions.distance(source, victim)
  const player = playerAt(actions.state, victim)
  player.hp -= dealt.amount
  if (source !== null) noteHarm(actions, source, 'dealt')
  const told = { whom: seatRef(victim), amount: dealt.amount, hp: player.hp }
  actions.tell(say(`damage-${dealt.nature}`, told))
  // Only damage that is suffered takes the chain off, at its first victim and along the chain alike.
  const chained = player.chained && dealt.nature !== 'normal'
  if (chained) player.chained = false
  yield* actions.trigger('hp-reduced', { seat: victim, amount: dealt.amount })
  yield* dying(actions, registry, victim, dealt)
  if (source !== null && actions.alive(source)) yield* actions.trigger('after-dealing', dealt)
  yield* actions.trigger('after-suffering', dealt)
  return chained && !dealt.chain
}

/** Every other player who is still chained, in turn order, suffers the same. */
function* spread(actions: Actions, { source, amount, nature, use }: Damage): Script {
  for (const seat of actions.seats()) {
    const player = playerAt(actions.state, seat)
    if (!player.chained || !player.alive) continue
    yield* actions.damage({ source, victim: seat, amount, nature, chain: true, ...(use && { use }) })
  }
}

/** HP is lost: no source, no damage (section 7). */
export function* loseHp(
  actions: Actions,
  registry: SkillRegistry,
  depth: Depth,
  seat: Seat,
  amount: number,
): Script {
  depth.now++
  const player = playerAt(actions.state, seat)
  player.hp -= amount
  actions.tell(say('loses-hp', { whom: seatRef(seat), amount, hp: player.hp }))
  yield* actions.trigger('hp-reduced', { seat, amount })
  yield* dying(actions, registry, seat, null)
  depth.now--
  actions.endBrokenTurn()
}

/** The maximum HP changes, and HP with it where it would be more; without any left its player dies at once. */
export function* changeMaxHp(actions: Actions, seat: Seat, by: number): Script {
  const player = playerAt(actions.state, seat)
  player.maxHp += by
  player.hp = Math.min(player.hp, player.maxHp)
  actions.tell(say('max-hp', { whom: seatRef(seat), max: player.maxHp, hp: player.hp }))
  if (player.maxHp > 0) return
  yield* die(actions, seat, null)
  actions.endBrokenTurn()
}

/** HP comes back, up to the maximum. */
export function* recover(actions: Actions, seat: Seat, amount: number): Script {
  const player = playerAt(actions.state, seat)
  const gained = Math.min(amount, player.maxHp - player.hp)
  if (!player.alive || gained <= 0) return
  player.hp += gained
  actions.tell(say('recovers', { who: seatRef(seat), amount: gained, hp: player.hp }))
  yield* actions.trigger('recovered', { seat, amount: gained })
}

/** Chains a player or takes the chain off. */
export function chain(actions: Actions, seat: Seat): void {
  const player = playerAt(actions.state, seat)
  player.chained = !player.chained
  actions.tell(say(player.chained ? 'chained' : 'unchained', { whom: seatRef(seat) }))
}

/** Flips a player: upright again if it was flipped (section 13). */
export function flip(actions: Actions, seat: Seat): void {
  const player = playerAt(actions.state, seat)
  player.flipped = !player.flipped
  actions.tell(say(player.flipped ? 'flipped' : 'upright', { whom: seatRef(seat) }))
}
