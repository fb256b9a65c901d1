// Powers without a card: 洛陽's toll and the lords' once-per-game powers (R7).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { deckName, deckOf, drawable, drawInto, findable, type RecordsTable } from '../table/decks.ts'
import { collect, pay } from '../table/money.ts'
import { activeSeat, hasLord, othersOf, playerAt, type RecordsState } from '../table/state.ts'
import { say } from '../text/say.ts'
import { chooseOrBack, forCoins } from './common/labels.ts'

const TOLL_PRICE = 2
const TOLL = 1
const TRIBUTE = 2
const FLOCK = 3

/** Other players who have a coin to give. */
const payers = (state: RecordsState, seat: Seat): Seat[] =>
  othersOf(state, seat).filter((other) => playerAt(state, other).money > 0)

/** The toll and the powers the active player may use now, by option id; public facts only. */
export function powersNow(state: RecordsState): Option[] {
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const fresh = (lord: Id) => hasLord(player, lord) && !player.used.includes(lord)
  const luoyang = player.cities.find(({ card }) => card === 'luoyang')
  const options: Option[] = []
  const collects = payers(state, seat).length > 0
  if (
    luoyang &&
    luoyang.builtIn !== state.round &&
    !state.done.toll &&
    player.money >= TOLL_PRICE &&
    collects
  )
    options.push({
      ...forCoins({ id: 'toll', text: say('levy', { city: nameRef('luoyang') }) }, TOLL_PRICE),
      hint: say('hint-toll', { coins: TOLL_PRICE }),
      harms: payers(state, seat),
    })
  if (fresh('liu-bei') && drawable(state).length > 0) options.push(lordPower('liu-bei'))
  if (fresh('yuan-shu') && collects) options.push({ ...lordPower('yuan-shu'), harms: payers(state, seat) })
  return options
}

const lordPower = (lord: 'liu-bei' | 'yuan-shu'): Option => ({
  id: lord,
  text: say('use-lord', { lord: nameRef(lord) }),
  hint: say(`hint-${lord}`),
  irrevocable: [{ kind: 'uses-up', id: lord, text: say('uses-up', { lord: nameRef(lord) }) }],
})

/** 洛陽: pay 2, take 1 from every other player; not in the round in which it was built (R7). */
export function* toll(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  pay(playerAt(state, seat), TOLL_PRICE)
  state.done.toll = true
  table.tell(say('toll', { who: seatRef(seat), city: nameRef('luoyang'), coins: TOLL_PRICE }))
  collect(table, seat, TOLL)
}

/** 袁術: 2 from every other player, once per game. */
export function* tribute(table: RecordsTable): Script {
  const seat = activeSeat(table.state)
  playerAt(table.state, seat).used.push('yuan-shu')
  table.tell(say('emperor-tribute', { who: seatRef(seat), lord: nameRef('yuan-shu') }))
  collect(table, seat, TRIBUTE)
}

/** 劉備: draws 3, once per game; in the advanced game split between the decks (A4). */
export function* flock(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const who = seatRef(seat)
  const lord = nameRef('liu-bei')
  const decks = drawable(state)
  if (decks.length === 1) {
    const deck = at(decks, 0)
    player.used.push('liu-bei')
    table.tell(say('people-flock', { who, lord, count: findable(deck, FLOCK), deck: deckName(deck.kind) }))
    const drawn = drawInto(table, deck, FLOCK, player.hand)
    table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
    return
  }
  const splits = Array.from({ length: FLOCK + 1 }, (_, schemes) => splitOption(state, schemes))
  const picked = yield* chooseOrBack(seat, say('ask-split', { lord }), splits)
  if (picked === undefined) return
  player.used.push('liu-bei')
  const wanted = Number(picked.slice('schemes-'.length))
  const [schemes, realm] = [deckOf(state, 'schemes'), deckOf(state, 'realm')]
  const found = { schemes: findable(schemes, wanted), realm: findable(realm, FLOCK - wanted) }
  table.tell(say('people-flock-both', { who, lord, ...found }))
  const drawn = [
    ...drawInto(table, schemes, wanted, player.hand),
    ...drawInto(table, realm, FLOCK - wanted, player.hand),
  ]
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
}

/** A way to split the three cards, with how many each deck has. */
const splitOption = (state: RecordsState, schemes: number): Option => ({
  id: `schemes-${schemes}`,
  text: say('split', { schemes, realm: FLOCK - schemes }),
  hint: say('hint-decks', {
    schemes: deckOf(state, 'schemes').cards.length,
    realm: deckOf(state, 'realm').cards.length,
  }),
})
