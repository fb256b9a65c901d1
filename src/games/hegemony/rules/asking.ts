// The questions of skills and cards: seats, cards, ways; the asked seat alone sees the options.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatId, seatOf } from '../../common/seat-id.ts'
import type { Actions, Question } from '../core/actions.ts'
import { meaningOfStep, weighed } from '../core/consequences.ts'
import { BACK, cardOption, PASS, seatOption } from '../core/labels.ts'
import { atOwnTurn } from '../core/windows.ts'
import type { Owner } from '../table/owner.ts'
import { playerAt, turnOf, worn } from '../table/state.ts'
import { say } from '../text/say.ts'

/**
 * What everyone reads while a seat chooses: in its play phase, with nothing going on, that it plays. A viewer who looks at
 * a hidden skill and goes back has shown nothing.
 */
export const choosing = ({ state }: Actions, seat: Seat): Phrase => {
  const turn = turnOf(state)
  const playing =
    turn.seat === seat && turn.phase === 'play' && turn.step === 'body' && state.happening.length === 0
  return say(playing ? 'waits-play' : 'waits-thinks', { who: seatRef(seat) })
}

/**
 * Asks a skill's question. Of its owner it is a step of the choice that led to it, as long as nothing was announced; of
 * anybody else it is a decision of its own.
 */
export function* ask(
  actions: Actions,
  me: Owner,
  seat: Seat,
  { prompt, options, min = 1, max = 1, ordered, pass }: Question,
): Script<readonly Id[]> {
  return yield* choose(seat, {
    prompt: say('ask-of-skill', { skill: nameRef(me.skill), ask: prompt }),
    notice: choosing(actions, seat),
    ...(seat === me.seat && { step: true }),
    ...atOwnTurn(actions.state, seat),
    options: options.map((option) => weighedStep(actions, me, seat, option)),
    min,
    max,
    ...(ordered && { ordered }),
    ...(pass !== undefined && { pass }),
    kind: 'skill',
  })
}

/** An option of a skill's question with its consequences: going on means what beginning it meant. */
function weighedStep(actions: Actions, me: Owner, seat: Seat, option: Option): Option {
  if (option.id === BACK.id || option.id === PASS.id) return option
  const named = seatOf(option.id)
  const harms = named >= 0 && me.harms?.(actions, named) ? [named] : []
  const going = seat === me.seat ? meaningOfStep(actions.state, me) : {}
  return weighed(option, { ...going, harms })
}

/** A private step of the own play phase: everyone reads the same throughout. `undefined` goes back. */
export function* askOwnStep(seat: Seat, prompt: Phrase, options: readonly Option[]): Script<Id | undefined> {
  const id = yield* chooseOne(seat, {
    prompt,
    notice: say('waits-play', { who: seatRef(seat) }),
    step: true,
    ownTurn: true,
    options: [...options, BACK],
  })
  return id === BACK.id ? undefined : id
}

/** One option, or `undefined` for pass. */
export function* askMaybe(
  actions: Actions,
  me: Owner,
  seat: Seat,
  question: Question,
): Script<Id | undefined> {
  const [picked] = yield* ask(actions, me, seat, {
    ...question,
    options: [...question.options, PASS],
    pass: PASS.id,
  })
  return picked === PASS.id ? undefined : picked
}

/** What a player is chosen for, by the skill that asks it. */
const SEAT_ASKS = {
  shensu: 'seat-slash',
  qiangxi: 'seat-damage',
  quhu: 'seat-fight',
  tianyi: 'seat-fight',
  shuangren: 'seat-fight',
  jieming: 'seat-draw',
  shushen: 'seat-draw',
  yinghun: 'seat-draw',
  fangzhu: 'seat-flip',
  fangquan: 'seat-turn',
  rende: 'seat-cards',
  lirang: 'seat-cards',
  zhijian: 'seat-equip',
  jieyin: 'seat-heal',
  qingnang: 'seat-heal',
  fanjian: 'seat-suit',
  fenxun: 'seat-near',
  liuli: 'seat-instead',
  tianxiang: 'seat-instead',
  dimeng: 'seat-swap',
  sijian: 'seat-discard',
  qingcheng: 'seat-hide',
  leiji: 'seat-judge',
  tiaoxin: 'seat-provoke',
  shangyi: 'seat-look',
  cunsi: 'seat-heir',
  duanxie: 'seat-chain',
  sanyao: 'seat-damage',
  xuanlue: 'seat-discard',
  xiongsuan: 'seat-damage',
} as const
const isAsked = (skill: Id): skill is keyof typeof SEAT_ASKS => Object.hasOwn(SEAT_ASKS, skill)
const seatOfSkill = ({ skill }: Owner): Phrase => say(isAsked(skill) ? SEAT_ASKS[skill] : 'ask-seat')
const defaultSeat = (): Phrase => say('ask-seat')
const defaultCards = (): Phrase => say('ask-cards')

/** A seat, or back. */
export function* pickSeat(
  actions: Actions,
  me: Owner,
  seats: readonly Seat[],
  prompt = seatOfSkill(me),
): Script<Seat | undefined> {
  const options = [...seats.map(seatOption), BACK]
  const picked = at(yield* ask(actions, me, me.seat, { prompt, options }), 0)
  return picked === BACK.id ? undefined : seatOf(picked)
}

/** A seat that must be picked; taken without asking when there is only one, since everyone sees that. */
export function* pickSeatNow(
  actions: Actions,
  me: Owner,
  by: Seat,
  seats: readonly Seat[],
  prompt = defaultSeat(),
): Script<Seat> {
  const [only, ...more] = seats
  if (only !== undefined && more.length === 0) return only
  const picked = at(yield* ask(actions, me, by, { prompt, options: seats.map(seatOption) }), 0)
  return seatOf(picked)
}

/** Some seats in the order picked, or back: nothing picked goes back. `goes`: whether one goes with those picked before. */
export function* pickSeats(
  actions: Actions,
  me: Owner,
  seats: readonly Seat[],
  min: number,
  max: number,
  goes: (seat: Seat, picked: readonly Seat[]) => boolean = () => true,
): Script<Seat[] | undefined> {
  const picked: Seat[] = []
  while (picked.length < max) {
    const left = seats.filter((seat) => !picked.includes(seat) && goes(seat, picked))
    if (left.length === 0) break
    const stop: Option = picked.length >= min && picked.length > 0 ? { id: 'done', text: say('done') } : BACK
    const options = [...left.map(seatOption), stop]
    const id = at(yield* ask(actions, me, me.seat, { prompt: defaultSeat(), options }), 0)
    if (id === BACK.id) return undefined
    if (id === 'done') break
    picked.push(seatOf(id))
  }
  return picked
}

/** Own cards that must be picked. */
export function* pickCardsNow(
  actions: Actions,
  me: Owner,
  by: Seat,
  cards: readonly Id[],
  min: number,
  max: number,
  prompt = defaultCards(),
): Script<Id[]> {
  return [...(yield* ask(actions, me, by, { prompt, options: cards.map(cardOption), min, max }))]
}

/** Own cards, or `undefined` for back. */
export function* pickCards(
  actions: Actions,
  me: Owner,
  cards: readonly Id[],
  min: number,
  max: number,
): Script<Id[] | undefined> {
  const picked = yield* ask(actions, me, me.seat, {
    prompt: defaultCards(),
    options: [...cards.map(cardOption), BACK],
    min,
    max: Math.min(max, cards.length),
  })
  return picked.includes(BACK.id) ? undefined : [...picked]
}

/** One of another's cards: a hand card by chance, open ones by sight. */
export function* pickFrom(
  actions: Actions,
  me: Owner,
  by: Seat,
  victim: Seat,
  zones: readonly ('hand' | 'worn' | 'judgement')[],
  put?: 'put',
): Script<Id> {
  const player = playerAt(actions.state, victim)
  const open = [
    ...(zones.includes('worn') ? worn(player) : []),
    ...(zones.includes('judgement') ? player.judgement.map(({ card }) => card) : []),
  ]
  const blind = zones.includes('hand') && player.hand.length > 0
  const options: Option[] = [
    ...(blind ? [{ id: 'hand', text: say('blind-card', { whom: seatRef(victim) }) }] : []),
    ...open.map(cardOption),
  ]
  if (options.length === 0) throw new Error(`${seatId(victim)} has no card to pick`)
  const picked =
    options.length === 1
      ? at(options, 0).id
      : at(yield* ask(actions, me, by, { prompt: say('ask-card-of', { whom: seatRef(victim) }), options }), 0)
  const card = picked === 'hand' ? at(player.hand, actions.table.int(player.hand.length)) : picked
  return put ? card : yield* actions.parting(by, victim, card)
}

/** What a player parts with for another: skills may put another card in the place of one of its hand or equipment. */
export function* parting(actions: Actions, by: Seat, victim: Seat, card: Id): Script<Id> {
  const player = playerAt(actions.state, victim)
  const open = worn(player).includes(card)
  if (by === victim || (!open && !player.hand.includes(card))) return card
  const event = { by, victim, open, card }
  yield* actions.trigger('parting', event)
  return event.card
}
