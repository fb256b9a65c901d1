// 暗殺計: name a city and a price; a battle card no higher than the price lets the player kill its garrison (R13, R31).
import type { Option } from '../../../../engine/decision.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { generalsIn } from '../../cards/generals.ts'
import { BATTLE_CARDS, battleNumber } from '../../cards/index.ts'
import { discard, type RecordsTable } from '../../table/decks.ts'
import { pay } from '../../table/money.ts'
import { activeSeat, citiesInPlay, cityInPlay, type Owned, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { lose } from '../common/cities.ts'
import { contest } from '../common/contest.ts'
import { chooseOrBack, forCoins, passing, targetOption } from '../common/labels.ts'
import { commit, conclude } from './play.ts'

export function* assassination(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const scheme = nameRef(card)
  const targets = citiesInPlay(state).filter((owned) => owned.seat !== seat)
  const options = targets.map((owned) => targetOption(state, owned, seat))
  const picked = yield* chooseOrBack(seat, say('ask-target', { scheme }), options)
  if (picked === undefined) return
  const city = nameRef(picked)
  const price = yield* chooseOrBack(seat, say('ask-pay', { scheme, city }), priceOptions(player.money))
  if (price === undefined) return
  const owned = cityInPlay(state, picked)
  const coins = Number(price.slice('pay-'.length))
  commit(table, card)
  pay(player, coins)
  const told = { who: seatRef(seat), scheme, whom: seatRef(owned.seat), city, coins }
  table.tell(say('plays-at-paying', told))
  if (contest(table, seat, owned.seat, card).won) yield* send(table, seat, owned, coins)
  conclude(table, card)
}

/** From 1 coin (R30) to as many as the highest battle card: more buys nothing. */
const priceOptions = (money: number): Option[] =>
  Array.from({ length: Math.min(money, BATTLE_CARDS.length) }, (_, index) => {
    const coins = index + 1
    const hint = say('hint-pay', { percent: Math.round((100 * coins) / BATTLE_CARDS.length) })
    return forCoins({ id: `pay-${coins}`, text: say('pay', { coins }), hint }, coins)
  })

/** The contest is won: the battle card decides, and the player may still decline. */
function* send(table: RecordsTable, seat: Seat, { seat: victim, city }: Owned, coins: number): Script {
  const { state } = table
  const [who, whom, name] = [seatRef(seat), seatRef(victim), nameRef(city.card)]
  state.lots = state.battleDeck.splice(0, 1)
  const number = battleNumber(at(state.lots, 0))
  const hit = number <= coins
  const about = state.lots
  table.reveal(say(hit ? 'assassin-strikes' : 'assassin-misses', { number, coins }), { about })
  // The hand is secret: everyone else reads the same of a player who has no general to leave in the city.
  const bare = generalsIn(playerAt(state, seat).hand).length === 0
  const strikes =
    hit &&
    (yield* chooseMaybe(seat, {
      prompt: say(bare ? 'ask-strike-bare' : 'ask-strike', { number, city: name }),
      notice: say('waits-strike', { who, city: name }),
      options: [{ ...strikeOption(bare), harms: [victim] }],
      kind: 'strike',
      pass: passing(say('call-back')),
      ownTurn: true,
    }))
  state.battleDeck.push(...state.lots)
  state.lots = []
  table.shuffle(state.battleDeck)
  if (!hit) return
  if (!strikes) return table.tell(say('assassin-recalled', { who }))
  lose(state, victim, city.card)
  discard(table, city.garrison)
  state.spoils = { card: city.card, builtIn: city.builtIn }
  const general = nameRef(city.garrison)
  table.tell(say('assassinated', { who, general, whom, city: name }), { mark: 'notice' })
}

const strikeOption = (bare: boolean): Option => ({
  id: 'strike',
  text: say('strike'),
  ...(bare && { hint: say('hint-strike-bare') }),
})
