// Answers of the attacked, once, knowing all that was declared (rulings 18, 21, 61–63, 65).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { findUnit, isInside, playerAt, unitOf, unitsOn } from '../board/look.ts'
import { retreatSpace, strikesThrough } from '../board/retreat.ts'
import { isPlayedAt, stratagemOf } from '../cards/index.ts'
import { defenderSeat } from '../fight/sides.ts'
import type { PlaceId } from '../map/index.ts'
import type { Attack, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { playable } from './goods.ts'
import { chancesOf, stakesOf } from './stakes.ts'

/** Rage that 背水 costs. */
export const LAST_STAND = 3
/** From so many attacks suffered in the turn on, a unit may withdraw (ruling 18). */
const WEARY = 2

/** What the attacked does. */
export interface Reply {
  readonly card: Id | null
  readonly lastStand: boolean
  readonly withdraws: boolean
  /** Refuses the duel. */
  readonly refuses: boolean
}

export const NO_REPLY: Reply = { card: null, lastStand: false, withdraws: false, refuses: false }

/** Whether an answer lets it come to the dice. */
export const fights = ({ withdraws, card }: Reply): boolean =>
  !withdraws && (card === null || stratagemOf(card) !== 'decoys')

/** Whether the duel that is offered may be refused: not after 激將. */
export const mayRefuse = ({ duel, card }: Attack): boolean =>
  duel && (card === null || stratagemOf(card) !== 'provoke')

/** Where the attacked may step back to before the dice: weary, with somewhere to go, and a general with strength left. */
function wayOut(state: StormState, attack: Attack): PlaceId | undefined {
  const unit = findUnit(state, attack.target)
  if (!unit || unit.now.suffered < WEARY || (unit.type === 'general' && unit.stamina < 2)) return undefined
  return retreatSpace(state, unit, unit.place, towards(state, attack))
}

const mayWithdraw = (state: StormState, attack: Attack): boolean => wayOut(state, attack) !== undefined

/** The places through which the attacker strikes. */
export const towards = (state: StormState, { attacker, from, at }: Attack) =>
  strikesThrough(state, unitOf(state, attacker), from, at)

/** Whether public facts allow any answer at all: a card that may be played, rage, a way out, a duel to refuse. */
function mayReply(state: StormState, attack: Attack, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const cards = playable(player).length > 0
  const stand = attack.target !== null && !attack.duel && player.rage >= LAST_STAND
  return cards || stand || mayWithdraw(state, attack) || mayRefuse(attack)
}

/** Asks the attacked, if there is anything they could do. */
export function* askReply(table: StormTable, attack: Attack): Script<Reply> {
  const { state } = table
  const seat = defenderSeat(state, attack)
  if (seat === null || !mayReply(state, attack, seat)) return NO_REPLY
  const options = optionsFor(state, attack, seat)
  const kind = kindOf(state, attack)
  const pass = passOf(state, attack)
  const attacker = unitOf(state, attack.attacker)
  const picked = yield* choose(seat, {
    prompt: promptFor(state, attack),
    notice: say('waits-reply', {
      who: seatRef(seat),
      whom: seatRef(attacker.seat),
      place: nameRef(attack.at),
    }),
    options,
    kind,
    min: 1,
    max: 1,
    ...(pass && { pass, autoPasses: autoPassesOf(state, attack, seat) }),
  })
  return replyOf(at(picked, 0))
}

/** What the attacked reads; an empty city is named as such. */
function promptFor(state: StormState, attack: Attack): Phrase {
  const { attacker, target, at } = attack
  const told = {
    who: seatRef(unitOf(state, attacker).seat),
    unit: nameRef(attacker),
    place: nameRef(at),
    stakes: stakesOf(state, attack),
  }
  if (target === null) return say('ask-reply-empty', told)
  return say(mayRefuse(attack) ? 'ask-duel' : 'ask-reply', { ...told, target: nameRef(target) })
}

/** What the question is about, from public facts alone. */
function kindOf(state: StormState, attack: Attack): string {
  if (mayRefuse(attack)) return 'duel'
  if (mayWithdraw(state, attack)) return 'third-attack'
  const general = findUnit(state, attack.target)?.type === 'general'
  return general || isInside(attack.at) ? 'defend-city' : 'defend-field'
}

/** Silence stands; but not in a duel, nor where a general would rather withdraw. */
function passOf(state: StormState, attack: Attack): Id | undefined {
  if (mayRefuse(attack)) return undefined
  const unit = findUnit(state, attack.target)
  const frail = unit?.type === 'general' && unit.stamina <= 2
  return frail && mayWithdraw(state, attack) ? undefined : 'pass'
}

/** This turn; and until the own capital is attacked. */
function autoPassesOf(state: StormState, attack: Attack, seat: Seat) {
  const calm = `calm-${seat}-${at(state.alarms, seat)}`
  return [
    { scope: `turn-${state.turn}-${seat}`, text: say('auto-pass-turn') },
    ...(attack.at === playerAt(state, seat).capital ? [] : [{ scope: calm, text: say('auto-pass-capital') }]),
  ]
}

function optionsFor(state: StormState, attack: Attack, seat: Seat): Option[] {
  const player = playerAt(state, seat)
  const stand = attack.target !== null && !attack.duel && player.rage >= LAST_STAND
  const cards = kinds(playable(player).filter((card) => answers(state, attack, card)))
  const alone: Option = mayRefuse(attack)
    ? { id: 'accept', text: say('accept-duel') }
    : { id: 'pass', text: say('no-reply') }
  const withOdds = (hint: Phrase, card: Id | null, lastStand: boolean): Phrase => {
    if (!fights({ ...NO_REPLY, card })) return hint
    const { win } = chancesOf(state, attack, { card, lastStand })
    return say('two-things', { a: hint, b: say('hint-odds', { win }) })
  }
  const standHint = (card: Id | null): Phrase => {
    const stand = say('hint-stand', { rage: LAST_STAND })
    return card === null ? stand : say('two-things', { a: say(`hint-${stratagemOf(card)}`), b: stand })
  }
  const withCard = (card: Id): Option => ({
    id: card,
    text: say('reply-card', { card: nameRef(card) }),
    hint: withOdds(say(`hint-${stratagemOf(card)}`), card, false),
    cost: [{ of: 'cards', amount: 1, text: say('cost-card') }],
  })
  const standing = (card: Id | null): Option => ({
    id: card === null ? 'last-stand' : `${card}+last-stand`,
    text: card === null ? say('reply-stand') : say('reply-card-stand', { card: nameRef(card) }),
    hint: withOdds(standHint(card), card, true),
    cost: [
      { of: 'rage', amount: LAST_STAND, text: say('cost-rage', { rage: LAST_STAND }) },
      ...(card === null ? [] : [{ of: 'cards', amount: 1, text: say('cost-card') }]),
    ],
  })
  const out = wayOut(state, attack)
  const withStand = cards.filter((card) => stratagemOf(card) !== 'decoys')
  return [
    alone,
    ...cards.map(withCard),
    ...(stand ? [standing(null), ...withStand.map(standing)] : []),
    ...(out === undefined ? [] : [withdrawOption(unitOf(state, attack.target), out)]),
    ...(mayRefuse(attack)
      ? [{ id: 'refuse', text: say('refuse-duel'), hint: refusalHint(state, seat) }]
      : []),
  ]
}

const withdrawOption = ({ type }: Unit, to: PlaceId): Option => ({
  id: 'withdraw',
  text: say('reply-withdraw', { place: nameRef(to) }),
  hint: type === 'general' ? say('hint-withdraw-general') : say('hint-withdraw'),
})

const refusalHint = (state: StormState, seat: Seat) => {
  const player = playerAt(state, seat)
  if (player.rage >= 2) return say('hint-refuse-rage')
  return playable(player).length > 0 ? say('hint-refuse-card') : say('hint-refuse-retreat')
}

/** One card of each kind. */
export const kinds = (cards: readonly Id[]): Id[] =>
  cards.filter(
    (card, index) => cards.findIndex((other) => stratagemOf(other) === stratagemOf(card)) === index,
  )

/** Whether a card answers this attack (rulings 58, 63). */
function answers(state: StormState, attack: Attack, card: Id): boolean {
  if (!isPlayedAt(card, 'defence')) return false
  const kind = stratagemOf(card)
  if (kind === 'ambush') return attack.target !== null && !attack.duel
  if (kind === 'discord') return !attack.duel
  if (kind === 'empty-fort') return isInside(attack.at) && unitsOn(state, attack.at).length <= 1
  return true
}

function replyOf(picked: Id): Reply {
  if (picked === 'withdraw') return { ...NO_REPLY, withdraws: true }
  if (picked === 'refuse') return { ...NO_REPLY, refuses: true }
  const parts = picked.split('+').filter((part) => part !== 'pass' && part !== 'accept')
  const card = parts.find((part) => part !== 'last-stand') ?? null
  return { ...NO_REPLY, card, lastStand: parts.includes('last-stand') }
}
