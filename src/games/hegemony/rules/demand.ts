// A Slash that a card or a skill demands of somebody (借刀殺人, 亂武).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatOf } from '../../common/seat-id.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { harmedBy, hiddenAt, weighed } from '../core/consequences.ts'
import { BACK, cardOption, PASS, seatOption } from '../core/labels.ts'
import { placesOf, type SkillRegistry } from '../core/registry.ts'
import { atOwnTurn, reaction } from '../core/windows.ts'
import { SLASHES } from '../kinds/fighting.ts'
import type { Assumed } from '../table/facts.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { announcing } from './announce.ts'
import { type Way, waysOf } from './conversions.ts'
import { extraAims } from './extra-targets.ts'
import { canAnswer, chooseTwo, wayOptions } from './respond.ts'
import { aimsOf, legalTargets } from './targets.ts'
import { use } from './use.ts'

/** Asks a seat to use a Slash on one of these; whether it did. `near`: its own range counts. */
export function* demandSlash(
  war: Actions,
  book: SkillRegistry,
  by: Seat,
  targets: readonly Seat[],
  prompt: Phrase,
  near: boolean,
): Script<boolean> {
  const need = { seat: by, kinds: SLASHES, how: 'use', use: null, prompt } as const
  const legal = (kind: Kind, cards: readonly Id[], assumed: Assumed): readonly Seat[] =>
    near
      ? legalTargets(war, book, { user: by, kind, cards, assumed }).filter((seat) => targets.includes(seat))
      : targets
  /** The ways and cards with which it can strike one of them. */
  const options = (way: Way): Option[] =>
    wayOptions(war, way).flatMap((option) => {
      const seats = legal(way.conversion.as, cardsOf(option.id), placesOf(way.owned))
      return seats.length > 0 ? [striking(war, way.conversion.as, option, seats)] : []
    })

  let asked = false
  while (war.alive(by) && canAnswer(war, book, need)) {
    const ways = waysOf(war, book, by, SLASHES, 'answer')
    const printed = playerAt(war.state, by).hand.flatMap((card) => {
      const { kind } = war.faceOf(card, by)
      const seats = SLASHES.includes(kind) ? legal(kind, [card], []) : []
      return seats.length > 0 ? [striking(war, kind, cardOption(card), seats)] : []
    })
    const decision = reaction(war.state, by, {
      prompt,
      notice: noticeFor(by),
      options: [...printed, ...ways.flatMap(options)],
    })
    // Who went back is asked again without a kind: an auto-answer that chose once does not choose for ever.
    const id = at(
      yield* choose(by, asked ? { ...decision, step: true } : { ...decision, kind: 'answer-slash' }),
      0,
    )
    if (id === PASS.id) return false
    asked = true
    const way = printed.some((option) => option.id === id)
      ? undefined
      : ways.find(({ owned }) => owned.skill.id === id.split(':')[0])
    const cards = way?.conversion.count === 2 ? yield* chooseTwo(war, way) : [id.slice(id.indexOf(':') + 1)]
    if (!cards) continue
    const kind = way?.conversion.as ?? war.faceOf(id, by).kind
    const places = way ? placesOf(way.owned) : []
    const target = yield* oneOf(war, by, kind, { seats: legal(kind, cards, places), places })
    if (target === undefined) continue
    if (yield* strike(war, book, { by, kind, cards, way, target })) return true
  }
  return false
}

/** What was picked in answer: the Slash, what makes it one, and the target it is demanded for. */
interface Strike {
  readonly by: Seat
  readonly kind: Kind
  readonly cards: readonly Id[]
  readonly way: Way | undefined
  readonly target: Seat
}

/** Uses it, on further targets too where skills allow them: it is a Slash like any other. False when it went back. */
function* strike(
  war: Actions,
  book: SkillRegistry,
  { by, kind, cards, way, target }: Strike,
): Script<boolean> {
  const lent = way ? placesOf(way.owned) : []
  const planned = { seat: by, kind, cards, notice: noticeFor(by) }
  const aims = aimsOf(war, book, by, kind, cards, lent, 'demanded')
  const extra = yield* extraAims(war, book, planned, aims, [{ target, assumed: lent }])
  if (!extra) return false
  const places = new Set(extra.flatMap(({ assumed }) => assumed).filter((place) => !lent.includes(place)))
  yield* use(war, book, {
    user: by,
    kind,
    targets: [target, ...extra.map((aim) => aim.target)],
    cards,
    ...(way && { via: way.owned.skill.id }),
    *declare() {
      if (way) yield* announcing(war, way.owned)
      for (const place of places) yield* war.reveal(by, place)
    },
  })
  return true
}

/** Everyone reads the same throughout, whatever was picked so far. */
const noticeFor = (by: Seat): Phrase => say('waits-answer', { who: seatRef(by), card: nameRef('slash') })

/** The card that an option of a conversion names; none where the cards are picked later. */
const cardsOf = (option: Id): Id[] => option.split(':').slice(1)

/** The option of a Slash; whom it harms is plain where only one can be struck. */
function striking(war: Actions, kind: Kind, option: Option, seats: readonly Seat[]): Option {
  return seats.length === 1 ? weighed(option, { harms: harmedBy(war, kind, seats) }) : option
}

/** One of the seats that may be struck, or back. */
function* oneOf(
  war: Actions,
  by: Seat,
  kind: Kind,
  { seats, places }: { readonly seats: readonly Seat[]; readonly places: Assumed },
): Script<Seat | undefined> {
  const [only, ...more] = seats
  if (more.length === 0) return only
  const turnsUp = hiddenAt(war.state, by, places)
  const id = yield* chooseOne(by, {
    prompt: say('ask-target', { card: nameRef('slash') }),
    notice: noticeFor(by),
    step: true,
    ...atOwnTurn(war.state, by),
    options: [
      ...seats.map((seat) => weighed(seatOption(seat), { turnsUp, harms: harmedBy(war, kind, [seat]) })),
      BACK,
    ],
  })
  return id === BACK.id ? undefined : seatOf(id)
}
