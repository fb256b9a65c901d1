// Declaring an attack: what is told, what is paid, and the offer of a duel and its refusal (rulings 21, 44, 62, 65).
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { loseSight, see } from '../../common/seen.ts'
import { playerAt, unitOf } from '../board/look.ts'
import { generalNamed, generalOf } from '../box/generals.ts'
import { defenderSeat } from '../fight/sides.ts'
import type { Attack, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { pushGeneral } from './casualties.ts'
import { discard, payRage, playable, takeCard } from './goods.ts'
import { LAST_STAND, towards } from './reply.ts'

/** Rage that refusing a duel costs. */
const REFUSAL = 2

/** Rage that an attack's 背水 and abilities cost. */
export const rageFor = ({ lastStand, abilities }: Pick<Attack, 'lastStand' | 'abilities'>): number =>
  abilities.reduce((sum, general) => sum + generalOf(general).rage, lastStand ? LAST_STAND : 0)

const attackArgs = (state: StormState, attack: Attack) => ({
  who: seatRef(unitOf(state, attack.attacker).seat),
  unit: nameRef(attack.attacker),
  from: nameRef(attack.from),
  place: nameRef(attack.at),
})

/** Tells and pays all that the attacker declares at once. */
export function declare(table: StormTable, attack: Attack): void {
  const { state } = table
  const told = attackArgs(state, attack)
  const seat = defenderSeat(state, attack)
  const mark = { mark: 'notice' } as const
  if (seat === null) table.tell(say('attacks-free', told), mark)
  else if (attack.target === null) table.tell(say('attacks-city', { ...told, whom: seatRef(seat) }), mark)
  else {
    const versus = { ...told, whom: seatRef(seat), target: nameRef(attack.target) }
    const key = attack.second
      ? 'attacks-again'
      : attack.duel
        ? 'challenges'
        : attack.ranged
          ? 'shoots'
          : 'attacks'
    table.tell(say(key, versus), mark)
  }
  payFor(table, attack)
}

/** The attack is spent, and what goes with it is paid and shown. */
export function payFor(table: StormTable, attack: Attack): void {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  const who = seatRef(attacker.seat)
  attacker.now.attacked = true
  attacker.now.dueled ||= attack.duel
  payRage(table, attacker.seat, rageFor(attack))
  playerAt(state, attacker.seat).used.push(...attack.abilities)
  if (attack.card !== null) {
    discard(state, attacker.seat, [attack.card])
    table.tell(say('plays', { who, card: nameRef(attack.card) }))
  }
  for (const general of attack.abilities)
    table.tell(
      say('uses-ability', { who, general: nameRef(general), what: say(`hint-${generalNamed(general)}`) }),
    )
  if (attack.lastStand) table.tell(say('last-stand', { who }))
}

/** Offers a duel that may be refused: what is declared with it is shown, and paid only when it is accepted. */
export function offer(table: StormTable, attack: Attack): void {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  const target = unitOf(state, attack.target)
  attacker.now.dueled = true
  if (attack.card !== null) see(state, [attack.card], ['public'])
  const told = { ...attackArgs(state, attack), whom: seatRef(target.seat), target: nameRef(target.id) }
  if (attack.card === null) table.tell(say('offers-duel', told), { mark: 'notice' })
  else table.reveal(say('offers-duel-card', { ...told, card: nameRef(attack.card) }), { mark: 'notice' })
}

/** A refused duel: 2 rage to the challenger, else a card at random, else a step back; the attack is not used up. */
export function refusal(table: StormTable, attack: Attack): void {
  const { state } = table
  const target = unitOf(state, attack.target)
  const challenger = unitOf(state, attack.attacker).seat
  const player = playerAt(state, target.seat)
  const told = { who: seatRef(target.seat), whom: seatRef(challenger) }
  state.attack = null
  const cards = playable(player)
  if (player.rage >= REFUSAL) {
    player.rage -= REFUSAL
    playerAt(state, challenger).rage += REFUSAL
    table.tell(say('refuses-rage', { ...told, rage: REFUSAL }))
  } else if (cards.length > 0) handOver(table, target.seat, challenger, at(cards, table.int(cards.length)))
  else {
    table.tell(say('refuses-retreat', told))
    pushGeneral(table, target, { by: challenger, toward: towards(state, attack), fromInside: false })
  }
}

/** A card goes from hand to hand, seen by both alone; it cannot be played in this turn. */
function handOver(table: StormTable, from: number, to: number, card: string): void {
  const { state } = table
  loseSight(state, playerAt(state, from).hand, [to])
  takeCard(state, from, card)
  const taker = playerAt(state, to)
  taker.hand.push(card)
  taker.fresh.push(card)
  see(state, [card], [from, to])
  table.tell(say('refuses-card', { who: seatRef(from), whom: seatRef(to) }))
  table.tell(say('card-given', { who: seatRef(from), whom: seatRef(to), card: nameRef(card) }), {
    to: [from, to],
  })
}
