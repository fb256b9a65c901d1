// A Slash that a card or a skill demands of somebody (借刀殺人, 亂武).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatOf } from '../../common/seat-id.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { harmedBy, hiddenAt, meaningOf, weighed } from '../core/consequences.ts'
import { BACK, cardOption, PASS, seatOption, skillOption } from '../core/labels.ts'
import { placesOf, type SkillRegistry } from '../core/registry.ts'
import { atOwnTurn, reaction } from '../core/windows.ts'
import { SLASHES } from '../kinds/fighting.ts'
import type { Need } from '../table/events.ts'
import type { Assumed } from '../table/facts.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { announcing } from './announce.ts'
import { type Way, waysOf } from './conversions.ts'
import { extraAims } from './extra-targets.ts'
import { canAnswer, chooseTwo, standIns, wayOptions } from './respond.ts'
import { aimsOf, legalTargets } from './targets.ts'
import { use } from './use.ts'

/** Asks a seat to use a Slash on one of these; whether it did. `near`: its own range counts. */
export function* demandSlash(
  actions: Actions,
  registry: SkillRegistry,
  by: Seat,
  targets: readonly Seat[],
  prompt: Phrase,
  near: boolean,
): Script<boolean> {
  const legal = (kind: Kind, cards: readonly Id[], assumed: Assumed): readonly Seat[] =>
    near
      ? legalTargets(actions, registry, { user: by, kind, cards, assumed }).filter((seat) =>
          targets.includes(seat),
        )
      : targets
  const need: Need = {
    seat: by,
    kinds: SLASHES,
    how: 'use',
    use: null,
    prompt,
    targets: legal('slash', [], []),
  }
  /** The ways and cards with which it can strike one of them. */
  const options = (way: Way): Option[] =>
    wayOptions(actions, way).flatMap((option) => {
      const seats = legal(way.conversion.as, cardsOf(option.id), placesOf(way.owned))
      return seats.length > 0 ? [striking(actions, way.conversion.as, option, seats)] : []
    })

  let asked = false
  while (actions.alive(by) && canAnswer(actions, registry, need)) {
    const ways = waysOf(actions, registry, by, SLASHES, 'answer')
    const printed = playerAt(actions.state, by).hand.flatMap((card) => {
      const { kind } = actions.faceOf(card, by)
      const seats = SLASHES.includes(kind) ? legal(kind, [card], []) : []
      return seats.length > 0 ? [striking(actions, kind, cardOption(card), seats)] : []
    })
    const skills = standIns(actions, registry, need)
    const decision = reaction(actions.state, by, {
      prompt,
      notice: noticeFor(by),
      options: [
        ...printed,
        ...ways.flatMap(options),
        ...skills.map(({ owned }) => weighed(skillOption(owned.skill.id), meaningOf(actions.state, owned))),
      ],
    })
    // Who went back is asked again without a kind: an auto-answer that chose once does not choose for ever.
    const id = at(
      yield* choose(by, asked ? { ...decision, step: true } : { ...decision, kind: 'answer-slash' }),
      0,
    )
    if (id === PASS.id) return false
    asked = true
    const standIn = skills.find(({ owned }) => owned.skill.id === id)
    if (standIn) {
      yield* announcing(actions, standIn.owned)
      return yield* standIn.answers.run(actions, need, standIn.owned.me)
    }
    const way = printed.some((option) => option.id === id)
      ? undefined
      : ways.find(({ owned }) => owned.skill.id === id.split(':')[0])
    const cards =
      way?.conversion.count === 2 ? yield* chooseTwo(actions, way) : [id.slice(id.indexOf(':') + 1)]
    if (!cards) continue
    const kind = way?.conversion.as ?? actions.faceOf(id, by).kind
    const places = way ? placesOf(way.owned) : []
    const target = yield* oneOf(actions, by, kind, { seats: legal(kind, cards, places), places })
    if (target === undefined) continue
    if (yield* strike(actions, registry, { by, kind, cards, way, target })) return true
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
  actions: Actions,
  registry: SkillRegistry,
  { by, kind, cards, way, target }: Strike,
): Script<boolean> {
  const lent = way ? placesOf(way.owned) : []
  const planned = { seat: by, kind, cards, notice: noticeFor(by) }
  const aims = aimsOf(actions, registry, by, kind, cards, lent, 'demanded')
  const extra = yield* extraAims(actions, registry, planned, aims, [{ target, assumed: lent }])
  if (!extra) return false
  const places = new Set(extra.flatMap(({ assumed }) => assumed).filter((place) => !lent.includes(place)))
  yield* use(actions, registry, {
    user: by,
    kind,
    targets: [target, ...extra.map((aim) => aim.target)],
    cards,
    ...(way && { via: way.owned.skill.id }),
    *declare() {
      if (way) yield* announcing(actions, way.owned)
      for (const place of places) yield* actions.reveal(by, place)
    },
  })
  return true
}

/** Everyone reads the same throughout, with any picks so far. */
const noticeFor = (by: Seat): Phrase => say('waits-answer', { who: seatRef(by), card: nameRef('slash') })

/** The card that an option of a conversion names; none where the cards are picked later. */
const cardsOf = (option: Id): Id[] => option.split(':').slice(1)

/** The option of a Slash; whom it harms is plain where only one can be struck. */
function striking(actions: Actions, kind: Kind, option: Option, seats: readonly Seat[]): Option {
  return seats.length === 1 ? weighed(option, { harms: harmedBy(actions, kind, seats) }) : option
}

/** One of the seats that may be struck, or back. */
function* oneOf(
  actions: Actions,
  by: Seat,
  kind: Kind,
  { seats, places }: { readonly seats: readonly Seat[]; readonly places: Assumed },
): Script<Seat | undefined> {
  const [only, ...more] = seats
  if (more.length === 0) return only
  const turnsUp = hiddenAt(actions.state, by, places)
  const id = yield* chooseOne(by, {
    prompt: say('ask-target', { card: nameRef('slash') }),
    notice: noticeFor(by),
    step: true,
    ...atOwnTurn(actions.state, by),
    options: [
      ...seats.map((seat) => weighed(seatOption(seat), { turnsUp, harms: harmedBy(actions, kind, [seat]) })),
      BACK,
    ],
  })
  return id === BACK.id ? undefined : seatOf(id)
}
