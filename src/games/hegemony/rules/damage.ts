// Damage, loss of HP, recovery, chains and flips (section 7).
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions, Blow } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import type { Damage } from '../table/events.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { dying } from './dying.ts'

/** How many blows and losses are being resolved, one inside another; a turn ends early only outside them all. */
export interface Depth {
  now: number
}

/** Deals damage; when all of it is over it runs along the chain, and the turn may end if its player died. */
export function* damage(war: Actions, book: SkillRegistry, depth: Depth, blow: Blow): Script {
  if (!war.alive(blow.victim)) return
  const { source } = blow
  const dealt: Damage = {
    is: 'damage',
    source: source !== null && war.alive(source) ? source : null, // whoever is dead is no source
    victim: blow.victim,
    amount: blow.amount ?? 1,
    nature: blow.nature ?? 'normal',
    use: blow.use ?? null,
    chain: blow.chain ?? false,
    redirected: blow.redirected ?? false,
    distance: null,
  }
  depth.now++
  war.state.happening.push(dealt)
  const spreads = yield* suffer(war, book, dealt)
  war.state.happening.splice(war.state.happening.indexOf(dealt), 1)
  if (blow.over && dealt.amount > 0) yield* blow.over()
  if (spreads) yield* spread(war, dealt)
  depth.now--
  war.endBrokenTurn()
}

/** One player's damage in the order of section 7; whether it runs along the chain. */
function* suffer(war: Actions, book: SkillRegistry, dealt: Damage): Script<boolean> {
  const { source } = dealt
  yield* war.trigger('dealing', dealt)
  if (dealt.amount > 0) yield* war.trigger('suffering', dealt)
  const { victim } = dealt
  if (dealt.amount <= 0) return false
  dealt.distance = source === null ? null : war.distance(source, victim)
  const player = playerAt(war.state, victim)
  player.hp -= dealt.amount
  const told = { whom: seatRef(victim), amount: dealt.amount, hp: player.hp }
  war.tell(say(`damage-${dealt.nature}`, told))
  // Only damage that is suffered takes the chain off, at its first victim and along the chain alike.
  const chained = player.chained && dealt.nature !== 'normal'
  if (chained) player.chained = false
  yield* war.trigger('hp-reduced', { seat: victim, amount: dealt.amount })
  yield* dying(war, book, victim, dealt)
  if (source !== null && war.alive(source)) yield* war.trigger('after-dealing', dealt)
  yield* war.trigger('after-suffering', dealt)
  return chained && !dealt.chain
}

/** Every other player who is still chained, in turn order, suffers the same. */
function* spread(war: Actions, { source, amount, nature, use }: Damage): Script {
  for (const seat of war.seats()) {
    const player = playerAt(war.state, seat)
    if (!player.chained || !player.alive) continue
    yield* war.damage({ source, victim: seat, amount, nature, chain: true, ...(use && { use }) })
  }
}

/** HP is lost: no source, no damage (section 7). */
export function* loseHp(war: Actions, book: SkillRegistry, depth: Depth, seat: Seat, amount: number): Script {
  depth.now++
  const player = playerAt(war.state, seat)
  player.hp -= amount
  war.tell(say('loses-hp', { whom: seatRef(seat), amount, hp: player.hp }))
  yield* war.trigger('hp-reduced', { seat, amount })
  yield* dying(war, book, seat, null)
  depth.now--
  war.endBrokenTurn()
}

/** HP comes back, up to the maximum. */
export function* recover(war: Actions, seat: Seat, amount: number): Script {
  const player = playerAt(war.state, seat)
  const gained = Math.min(amount, player.maxHp - player.hp)
  if (!player.alive || gained <= 0) return
  player.hp += gained
  war.tell(say('recovers', { who: seatRef(seat), amount: gained, hp: player.hp }))
  yield* war.trigger('recovered', { seat, amount: gained })
}

/** Chains a player or takes the chain off. */
export function chain(war: Actions, seat: Seat): void {
  const player = playerAt(war.state, seat)
  player.chained = !player.chained
  war.tell(say(player.chained ? 'chained' : 'unchained', { whom: seatRef(seat) }))
}

/** Flips a player: upright again if it was flipped (section 13). */
export function flip(war: Actions, seat: Seat): void {
  const player = playerAt(war.state, seat)
  player.flipped = !player.flipped
  war.tell(say(player.flipped ? 'flipped' : 'upright', { whom: seatRef(seat) }))
}
