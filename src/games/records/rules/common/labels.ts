// Options as the rules offer them: cards, cities and players with what one wants to know when choosing.
import type { Option } from '../../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef, type Viewer } from '../../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../../engine/script.ts'
import { seatId } from '../../../common/seat-id.ts'
import { isGeneral, strengthOf } from '../../cards/generals.ts'
import { CITIES, FEMALE, POINTS, SCHEMES, type Scheme, STRATEGISTS, schemeOf } from '../../cards/index.ts'
import { type Owned, type Player, playerAt, type RecordsState } from '../../table/state.ts'
import { wallsOf } from '../../table/walls.ts'
import { say } from '../../text/say.ts'
import { knowsGarrison } from '../../view/view.ts'

/** A card to choose. */
export function cardOption(card: Id): Option {
  const hint = cardHint(card)
  return { id: card, text: say('card', { card: nameRef(card) }), ...(hint && { hint }) }
}

function cardHint(card: Id): Phrase | undefined {
  const scheme = schemeOf(card)
  if (scheme) return schemeHint(scheme)
  if (isGeneral(card)) {
    const strength = strengthOf(card)
    return FEMALE.has(card) ? say('hint-general-female', { strength }) : say('hint-general', { strength })
  }
  const city = CITIES[card]
  if (city) {
    const { size, price, walls, tax } = city
    return say(`hint-${size}`, { coins: price, walls, tax, points: POINTS[size] })
  }
  const strategist = STRATEGISTS[card]
  return strategist && say('hint-strategist', { wits: strategist.wits, coins: strategist.income })
}

/** What a scheme does, in a few words. */
export const schemeHint = (scheme: Scheme): Phrase => say(`hint-${scheme}`)

/** Scheme cards to choose among: copies of one kind are offered once. */
export function schemeOptions(cards: readonly Id[], fits: (scheme: Scheme) => boolean): Option[] {
  const offered = new Map<Scheme, Id>()
  for (const card of cards) {
    const scheme = schemeOf(card)
    if (scheme && fits(scheme) && !offered.has(scheme)) offered.set(scheme, card)
  }
  return [...offered.values()].map(cardOption)
}

/** An option that costs so many coins. */
export const forCoins = (option: Option, coins: number): Option =>
  coins === 0
    ? option
    : { ...option, cost: [{ of: 'coins', amount: coins, text: say('cost-coins', { coins }) }] }

/** A scheme that turns up the strategist of the player who plays it, if that one is still face down (R10). */
export function turningUp(option: Option, { strategist, strategistUp }: Player): Option {
  const scheme = schemeOf(option.id)
  if (!scheme || !SCHEMES[scheme].contest || strategist === null || strategistUp) return option
  const text = say('turns-up', { strategist: nameRef(strategist) })
  return { ...option, irrevocable: [{ kind: 'turns-up', id: strategist, text }] }
}

/** A player to choose as the victim of a scheme; wits where they are public. */
export function seatOption(state: RecordsState, seat: Seat): Option {
  const { money, hand, strategist, strategistUp } = playerAt(state, seat)
  const wits = strategistUp && strategist !== null ? STRATEGISTS[strategist]?.wits : undefined
  const held = { coins: money, cards: hand.length }
  return {
    id: seatId(seat),
    text: say('seat', { whom: seatRef(seat) }),
    hint: wits === undefined ? say('hint-seat', held) : say('hint-seat-wits', { ...held, wits }),
    harms: [seat],
  }
}

/** Another player's city to choose, with the garrison's strength where the chooser knows it; `coins` to attack it. */
export function targetOption(state: RecordsState, owned: Owned, viewer: Viewer, coins?: number): Option {
  const { seat, city } = owned
  const walls = wallsOf(playerAt(state, seat), city.card)
  const strength = knowsGarrison(city, seat, viewer) ? strengthOf(city.garrison) : city.strength
  const option: Option = {
    id: city.card,
    text: say('city-of', { city: nameRef(city.card), whom: seatRef(seat) }),
    hint:
      strength === null
        ? say('hint-garrison-hidden', { walls })
        : say('hint-garrison-known', { walls, strength }),
    harms: [seat],
  }
  return forCoins(option, coins ?? 0)
}

/** Declines. */
export const passing = (text: Phrase): Option => ({ id: 'pass', text })

/** What everyone reads while a player thinks about the own action: the same for every step of it. */
export const acting = (seat: Seat): Phrase => say('waits-act', { who: seatRef(seat) })

/**
 * A step of an action that nobody knows of yet: one of the options, or back to the menu (`undefined`). Everyone
 * reads the same as at the menu.
 */
export function* chooseOrBack(
  seat: Seat,
  prompt: Phrase,
  options: readonly Option[],
): Script<Id | undefined> {
  const back: Option = { id: 'back', text: say('back'), action: true }
  const picked = yield* chooseOne(seat, {
    prompt,
    notice: acting(seat),
    options: [...options, back],
    ownTurn: true,
    step: true,
  })
  return picked === back.id ? undefined : picked
}
