// The reveal (source 3.3 C–D): generals and schemes turn up together; a contest may end the attack (R17–R20).
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { strengthOf } from '../cards/generals.ts'
import { FEMALE, type Scheme, schemeOf } from '../cards/index.ts'
import { discard, type RecordsTable } from '../table/decks.ts'
import { pay } from '../table/money.ts'
import {
  type Attack,
  activeSeat,
  type City,
  cityInPlay,
  hasLord,
  playerAt,
  type Side,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { citySeized, gatesOpen } from './aftermath.ts'
import { SEIZE_PRICE } from './attack.ts'
import { contest } from './common/contest.ts'
import { attackStrength, defenceStrength } from './strength.ts'

/** Turns everything up, holds the contests, and ends the attack or leads into battle. */
export function reveal(table: RecordsTable, attack: Attack): void {
  const { state } = table
  const seat = activeSeat(state)
  const { city } = cityInPlay(state, attack.city)
  const [scheme, defence] = [kindOf(attack.scheme), kindOf(attack.defence)]
  turnUp(table, attack, city)
  const wins = (card: Id | null) => card !== null && contest(table, seat, attack.defender, card).won
  const holds = (card: Id | null) => card !== null && contest(table, attack.defender, seat, card).won
  const seized = scheme === 'seize-the-king' && wins(attack.scheme)
  const opened = !seized && defence === 'empty-fort' && holds(attack.defence)
  const contested = !opened && (scheme === 'remove-firewood' || scheme === 'beauty-trap')
  const weakened = contested && wins(attack.scheme)
  discardSchemes(table, attack)
  if (seized) citySeized(table, attack)
  else if (opened) gatesOpen(table, attack)
  else prepareBattle(table, attack, city.garrison, weakened ? scheme : undefined, defence)
}

const kindOf = (card: Id | null): Scheme | undefined => (card === null ? undefined : schemeOf(card))

/** Generals and schemes turn up together (R16); 擒賊擒王 is paid as it turns up (R18). */
function turnUp(table: RecordsTable, attack: Attack, city: City): void {
  const { state } = table
  const seat = activeSeat(state)
  const [who, whom] = [seatRef(seat), seatRef(attack.defender)]
  attack.up = true
  city.up = true
  table.tell(
    say('generals-up', {
      who,
      general: nameRef(attack.general),
      strength: strengthOf(attack.general),
      whom,
      other: nameRef(city.garrison),
      otherStrength: strengthOf(city.garrison),
      city: nameRef(city.card),
    }),
  )
  if (kindOf(attack.scheme) === 'seize-the-king') pay(playerAt(state, seat), SEIZE_PRICE)
  if (attack.scheme !== null) tellScheme(table, attack.scheme, who)
  if (attack.defence !== null) tellScheme(table, attack.defence, whom)
}

function tellScheme(table: RecordsTable, card: Id, who: ReturnType<typeof seatRef>): void {
  const told = { who, scheme: nameRef(card) }
  table.tell(
    kindOf(card) === 'seize-the-king'
      ? say('scheme-up-paying', { ...told, coins: SEIZE_PRICE })
      : say('scheme-up', told),
  )
}

const schemesOf = ({ scheme, defence }: Attack): Id[] => [scheme, defence].filter((card) => card !== null)

/** Schemes are discarded whether they worked or not (R10). */
function discardSchemes(table: RecordsTable, attack: Attack): void {
  const schemes = schemesOf(attack)
  attack.scheme = null
  attack.defence = null
  discard(table, ...schemes)
}

/** Computes both strengths; the battle is the next stage (R20). */
function prepareBattle(
  table: RecordsTable,
  attack: Attack,
  garrison: Id,
  weakening: Scheme | undefined,
  defence: Scheme | undefined,
): void {
  const { state } = table
  const attacker = playerAt(state, activeSeat(state))
  const defender = playerAt(state, attack.defender)
  const strength = attackStrength(attack.general, hasLord(attacker, 'zhang-jue'))
  const otherStrength = defenceStrength(garrison, {
    firewood: weakening === 'remove-firewood',
    beauty: weakening === 'beauty-trap',
    ease: defence === 'wait-at-ease',
    maTeng: hasLord(defender, 'ma-teng'),
  })
  attack.step = 'battle'
  state.battle = { attacker: side(strength), defender: side(otherStrength), up: false }
  if (weakening === 'beauty-trap' && FEMALE.has(garrison))
    table.tell(say('charm-fails', { general: nameRef(garrison) }))
  const [who, whom] = [seatRef(activeSeat(state)), seatRef(attack.defender)]
  if (hasLord(attacker, 'zhang-jue')) table.tell(say('lord-strength', { who, lord: nameRef('zhang-jue') }))
  if (hasLord(defender, 'ma-teng')) table.tell(say('lord-strength', { who: whom, lord: nameRef('ma-teng') }))
  table.tell(say('strengths', { who, strength, whom, otherStrength }))
}

const side = (strength: number): Side => ({ strength, best: [], rest: [], lined: false })
