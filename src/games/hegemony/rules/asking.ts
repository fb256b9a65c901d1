// The questions of skills and cards: seats, cards, ways; the asked seat alone sees the options.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { BACK, cardOption, PASS, seatId, seatOf, seatOption } from '../labels.ts'
import { say } from '../say.ts'
import type { Owner } from '../skill.ts'
import { playerAt, worn } from '../state.ts'
import type { Question, War } from '../war.ts'

/**
 * What everyone reads while a seat chooses: in its play phase, with nothing going on, that it plays. Whoever looks at
 * a hidden skill and goes back has shown nothing.
 */
export const choosing = ({ state: { turn, happening } }: War, seat: Seat): Phrase => {
  const playing =
    turn?.seat === seat && turn.phase === 'play' && turn.step === 'body' && happening.length === 0
  return say(playing ? 'waits-play' : 'waits-thinks', { who: seatRef(seat) })
}

/** Asks a skill's question. */
export function* ask(
  war: War,
  me: Owner,
  seat: Seat,
  { prompt, options, min = 1, max = 1, ordered }: Question,
): Script<readonly Id[]> {
  return yield* choose(seat, {
    prompt: say('ask-of-skill', { skill: nameRef(me.skill), ask: prompt }),
    notice: choosing(war, seat),
    step: true,
    options,
    min,
    max,
    ...(ordered && { ordered }),
    kind: 'skill',
  })
}

/** One option, or `undefined` for pass. */
export function* askMaybe(war: War, me: Owner, seat: Seat, question: Question): Script<Id | undefined> {
  const [picked] = yield* ask(war, me, seat, { ...question, options: [...question.options, PASS] })
  return picked === PASS.id ? undefined : picked
}

const defaultSeat = (): Phrase => say('ask-seat')
const defaultCards = (): Phrase => say('ask-cards')

/** A seat, or back. */
export function* pickSeat(
  war: War,
  me: Owner,
  seats: readonly Seat[],
  prompt = defaultSeat(),
): Script<Seat | undefined> {
  const [picked = ''] = yield* ask(war, me, me.seat, { prompt, options: [...seats.map(seatOption), BACK] })
  return picked === BACK.id ? undefined : seatOf(picked)
}

/** A seat that must be picked; taken without asking when there is only one, since everyone sees that. */
export function* pickSeatNow(
  war: War,
  me: Owner,
  by: Seat,
  seats: readonly Seat[],
  prompt = defaultSeat(),
): Script<Seat> {
  const [only, ...more] = seats
  if (only !== undefined && more.length === 0) return only
  const [picked = ''] = yield* ask(war, me, by, { prompt, options: seats.map(seatOption) })
  return seatOf(picked)
}

/** Some seats in the order picked, or back: nothing picked goes back. */
export function* pickSeats(
  war: War,
  me: Owner,
  seats: readonly Seat[],
  min: number,
  max: number,
): Script<Seat[] | undefined> {
  const picked: Seat[] = []
  while (picked.length < Math.min(max, seats.length)) {
    const left = seats.filter((seat) => !picked.includes(seat))
    const stop: Option = picked.length >= min && picked.length > 0 ? { id: 'done', text: say('done') } : BACK
    const [id = ''] = yield* ask(war, me, me.seat, {
      prompt: defaultSeat(),
      options: [...left.map(seatOption), stop],
    })
    if (id === BACK.id) return undefined
    if (id === 'done') break
    picked.push(seatOf(id))
  }
  return picked.length >= min ? picked : undefined
}

/** Own cards that must be picked. */
export function* pickCardsNow(
  war: War,
  me: Owner,
  by: Seat,
  cards: readonly Id[],
  min: number,
  max: number,
  prompt = defaultCards(),
): Script<Id[]> {
  const most = Math.min(max, cards.length)
  if (most === 0) return []
  return [
    ...(yield* ask(war, me, by, {
      prompt,
      options: cards.map(cardOption),
      min: Math.min(min, most),
      max: most,
    })),
  ]
}

/** Own cards, or back: picking none goes back. `undefined` at once when there are too few. */
export function* pickCards(
  war: War,
  me: Owner,
  cards: readonly Id[],
  min: number,
  max: number,
): Script<Id[] | undefined> {
  if (cards.length < min || cards.length === 0) return undefined
  if (min === 1 && max === 1) {
    const [id = ''] = yield* ask(war, me, me.seat, {
      prompt: defaultCards(),
      options: [...cards.map(cardOption), BACK],
    })
    return id === BACK.id ? undefined : [id]
  }
  const picked = yield* ask(war, me, me.seat, {
    prompt: defaultCards(),
    options: cards.map(cardOption),
    min: 0,
    max: Math.min(max, cards.length),
  })
  return picked.length < min || picked.length === 0 ? undefined : [...picked]
}

/** One of another's cards: a hand card by chance, open ones by sight. */
export function* pickFrom(
  war: War,
  me: Owner,
  by: Seat,
  victim: Seat,
  zones: readonly ('hand' | 'worn' | 'judgement')[],
): Script<Id> {
  const player = playerAt(war.state, victim)
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
  const [picked = ''] =
    options.length === 1
      ? options.map(({ id }) => id)
      : yield* ask(war, me, by, { prompt: say('ask-card-of', { whom: seatRef(victim) }), options })
  if (picked !== 'hand') return picked
  return player.hand[war.table.int(player.hand.length)] ?? ''
}
