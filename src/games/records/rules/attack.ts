// The attack (source 3.3 C): target, general and scheme in secret, then the owner's answer (R16).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../engine/script.ts'
import { generalsIn, strengthOf } from '../cards/generals.ts'
import { SCHEMES, type Scheme, schemeOf } from '../cards/index.ts'
import type { RecordsTable } from '../table/decks.ts'
import { leaveUnseen } from '../table/knowledge.ts'
import { pay } from '../table/money.ts'
import {
  type Attack,
  activeSeat,
  citiesInPlay,
  cityInPlay,
  type Owned,
  playerAt,
  type RecordsState,
} from '../table/state.ts'
import { attackCost } from '../table/walls.ts'
import { say } from '../text/say.ts'
import {
  cardOption,
  chooseOrBack,
  forCoins,
  passing,
  schemeOptions,
  targetOption,
  turningUp,
} from './common/labels.ts'

/** Coins that 擒賊擒王 costs on top of the attack (R18). */
export const SEIZE_PRICE = 8

/** Cities of others that the active player can pay an attack on; none without a general in hand (R16, R30). */
export function targetsNow(state: RecordsState): Owned[] {
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  if (generalsIn(player.hand).length === 0) return []
  return citiesInPlay(state).filter(
    (owned) => owned.seat !== seat && attackCost(player, owned.city.card) <= player.money,
  )
}

/** Chooses city, general and scheme, pays, and marches. Until then the player may go back and nobody knows. */
export function* march(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const options = targetsNow(state).map((owned) =>
    targetOption(state, owned, seat, attackCost(player, owned.city.card)),
  )
  const target = yield* chooseOrBack(seat, say('ask-attack'), options)
  if (target === undefined) return
  const city = nameRef(target)
  const generals = generalsIn(player.hand).map(cardOption)
  const general = yield* chooseOrBack(seat, say('ask-attacker', { city }), generals)
  if (general === undefined) return
  const coins = attackCost(player, target)
  const none = passing(say('no-scheme'))
  const schemes = schemeOptions(player.hand, (scheme) => playable(scheme, player.money - coins)).map(
    (option) =>
      turningUp(forCoins(option, schemeOf(option.id) === 'seize-the-king' ? SEIZE_PRICE : 0), player),
  )
  const scheme = yield* chooseOrBack(seat, say('ask-attack-scheme', { city }), [...schemes, none])
  if (scheme === undefined) return
  const defender = cityInPlay(state, target).seat
  pay(player, coins)
  state.done.attack = true
  state.attack = {
    step: 'defence',
    defender,
    city: target,
    general: leaveUnseen(state, seat, general),
    scheme: scheme === none.id ? null : leaveUnseen(state, seat, scheme),
    defence: null,
    up: false,
  }
  const told = { who: seatRef(seat), whom: seatRef(defender), city, coins }
  table.tell(say(state.attack.scheme === null ? 'attacks' : 'attacks-scheming', told), { mark: 'notice' })
}

const playable = (scheme: Scheme, coinsLeft: number): boolean =>
  SCHEMES[scheme].use === 'attack' && (scheme !== 'seize-the-king' || coinsLeft >= SEIZE_PRICE)

/** The owner may answer with a scheme, face down; asked unless the hand is empty (R16, R32). */
export function* answer(table: RecordsTable, attack: Attack): Script {
  const { state } = table
  const { defender } = attack
  const who = seatRef(defender)
  const picked = playerAt(state, defender).hand.length === 0 ? undefined : yield* askDefence(state, attack)
  if (picked === undefined) return table.tell(say('answers-not', { who }))
  attack.defence = leaveUnseen(state, defender, picked)
  table.tell(say('answers', { who }))
}

function* askDefence(state: RecordsState, { defender, city }: Attack): Script<Id | undefined> {
  const { garrison } = cityInPlay(state, city).city
  const attacker = seatRef(activeSeat(state))
  const options: Option[] = schemeOptions(
    playerAt(state, defender).hand,
    (scheme) => SCHEMES[scheme].use === 'defence',
  ).map((option) => turningUp(option, playerAt(state, defender)))
  return yield* chooseMaybe(defender, {
    prompt: say('ask-defence', {
      who: attacker,
      city: nameRef(city),
      garrison: nameRef(garrison),
      strength: strengthOf(garrison),
    }),
    notice: say('waits-defence', { who: seatRef(defender), city: nameRef(city), whom: attacker }),
    options,
    kind: 'defence',
    pass: passing(say('no-scheme')),
  })
}
