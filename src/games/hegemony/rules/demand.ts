// A Slash that a card or a skill demands of somebody (借刀殺人, 亂武).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import type { Book } from '../book.ts'
import type { Kind } from '../cards.ts'
import type { Assumed } from '../facts.ts'
import { SLASHES } from '../kinds/fighting.ts'
import { cardOption, PASS, seatOf, seatOption } from '../labels.ts'
import { say } from '../say.ts'
import { playerAt } from '../state.ts'
import type { War } from '../war.ts'
import { announcing } from './announce.ts'
import { type Way, waysOf } from './conversions.ts'
import { extraAims } from './extra-targets.ts'
import { canAnswer, chooseTwo, wayOptions } from './respond.ts'
import { aimsOf, legalTargets } from './targets.ts'
import { use } from './use.ts'
import { reaction } from './windows.ts'

/** Asks a seat to use a Slash on one of these; whether it did. `near`: its own range counts. */
export function* demandSlash(
  war: War,
  book: Book,
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
    wayOptions(war, way).filter(({ id }) => legal(way.conversion.as, cardsOf(id), assumedBy(way)).length > 0)

  let asked = false
  while (war.alive(by) && canAnswer(war, book, need)) {
    const ways = waysOf(war, book, by, SLASHES, 'answer')
    const printed = playerAt(war.state, by).hand.filter((card) => {
      const { kind } = war.faceOf(card, by)
      return SLASHES.includes(kind) && legal(kind, [card], []).length > 0
    })
    const { kind: window = '', ...decision } = reaction(war.state, by, {
      kind: 'answer-slash',
      prompt,
      notice: noticeFor(by),
      options: [...printed.map(cardOption), ...ways.flatMap(options)],
    })
    // Who went back is asked again without a kind: a standing order that chose once does not choose for ever.
    const [id = PASS.id] = yield* choose(
      by,
      asked ? { ...decision, step: true } : { ...decision, kind: window },
    )
    if (id === PASS.id) return false
    asked = true
    const way = printed.includes(id)
      ? undefined
      : ways.find(({ owned }) => owned.skill.id === id.split(':')[0])
    const cards = way?.conversion.count === 2 ? yield* chooseTwo(war, way) : [id.slice(id.indexOf(':') + 1)]
    if (!cards) continue
    const kind = way?.conversion.as ?? war.faceOf(id, by).kind
    const target = yield* oneOf(by, legal(kind, cards, way ? assumedBy(way) : []))
    if (target === undefined) continue
    yield* strike(war, book, { by, kind, cards, way, target })
    return true
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

/** Uses it, on further targets too where skills allow them: it is a Slash like any other. */
function* strike(war: War, book: Book, { by, kind, cards, way, target }: Strike): Script {
  const lent = way ? assumedBy(way) : []
  const planned = { seat: by, kind, cards, notice: noticeFor(by) }
  const aims = aimsOf(war, book, by, kind, cards, lent, 'demanded')
  const extra = yield* extraAims(war, book, planned, aims, [{ target, assumed: lent }])
  const places = new Set(extra.flatMap(({ assumed }) => assumed).filter((place) => !lent.includes(place)))
  yield* use(war, book, {
    user: by,
    kind,
    targets: [target, ...extra.map((aim) => aim.target)],
    cards,
    ...(way && { via: way.owned.skill.id }),
    *declare() {
      if (way) yield* announcing(war, way.owned)
      for (const place of places) if (war.alive(by)) yield* war.reveal(by, place)
    },
  })
}

/** Everyone reads the same throughout, whatever was picked so far. */
const noticeFor = (by: Seat): Phrase => say('waits-answer', { who: seatRef(by), card: nameRef('slash') })

/** The card that an option of a conversion names; none where the cards are picked later. */
const cardsOf = (option: Id): Id[] => option.split(':').slice(1)

const assumedBy = ({ owned: { hidden, me } }: Way): Assumed => (hidden && me.place ? [me.place] : [])

function* oneOf(by: Seat, seats: readonly Seat[]): Script<Seat | undefined> {
  const [only, ...more] = seats
  if (more.length === 0) return only
  const [id = ''] = yield* choose(by, {
    prompt: say('ask-target', { card: nameRef('slash') }),
    notice: noticeFor(by),
    step: true,
    options: seats.map(seatOption),
    min: 1,
    max: 1,
  })
  return seatOf(id)
}
