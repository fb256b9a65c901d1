// Declaring a card (section 4, steps 1 and 2): materials, targets, and which hidden generals it takes.

import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import type { Book } from '../book.ts'
import { card as cardOf, isSlash, type Kind } from '../cards.ts'
import { KIND_RULES } from '../kinds/index.ts'
import { BACK, cardOption, seatId, seatOf, seatOption } from '../labels.ts'
import { say } from '../say.ts'
import type { Place } from '../state.ts'
import type { War } from '../war.ts'
import { announcing } from './announce.ts'
import type { Way } from './conversions.ts'
import { extraAims } from './extra-targets.ts'
import { countUse } from './play-count.ts'
import { chooseTwo } from './respond.ts'
import { type Aim, aimsOf } from './targets.ts'
import { use } from './use.ts'

/** Uses a hand card as it is printed. */
export function* declareCard(war: War, book: Book, seat: Seat, card: Id): Script {
  yield* declare(war, book, { seat, kind: cardOf(card).kind, cards: [card] })
}

/** Uses cards by a conversion. */
export function* declareWay(war: War, book: Book, way: Way, cards: readonly Id[]): Script {
  const { seat } = way.owned.me
  const chosen = way.conversion.count === 2 ? yield* chooseTwo(war, way) : yield* chooseMaterial(way, cards)
  if (chosen) yield* declare(war, book, { seat, kind: way.conversion.as, cards: chosen, way })
}

function* chooseMaterial(way: Way, cards: readonly Id[]): Script<Id[] | undefined> {
  const id = yield* ask(
    way.owned.me.seat,
    say('ask-material', { skill: nameRef(way.owned.skill.id) }),
    cards.map(cardOption),
  )
  return id === undefined ? undefined : [id]
}

/** A private step of the own play phase: everyone reads the same throughout. `undefined` goes back. */
function* ask(seat: Seat, prompt: Phrase, options: readonly Option[]): Script<Id | undefined> {
  const [id] = yield* choose(seat, {
    prompt,
    notice: say('waits-play', { who: seatRef(seat) }),
    step: true,
    options: [...options, BACK],
    min: 1,
    max: 1,
  })
  return id === BACK.id ? undefined : id
}

interface Draft {
  readonly seat: Seat
  readonly kind: Kind
  readonly cards: readonly Id[]
  readonly way?: Way
}

function* declare(war: War, book: Book, draft: Draft): Script {
  const { seat, kind, cards, way } = draft
  const lent = way?.owned.hidden && way.owned.me.place ? [way.owned.me.place] : []
  const aims = aimsOf(war, book, seat, kind, cards, lent)
  const picked = yield* chooseAims(war, book, draft, aims)
  if (!picked) return
  const targets = picked.map(({ target }) => target)
  const victim = yield* chooseVictim(war, draft, targets)
  if (victim === 'back') return
  const places = new Set(picked.flatMap(({ assumed }) => assumed).filter((place) => !lent.includes(place)))
  yield* use(war, book, {
    user: seat,
    kind,
    cards,
    targets,
    counted: isSlash(kind),
    ...(way && { via: way.owned.skill.id }),
    ...(victim !== undefined && { victim }),
    declare: () => showing(war, seat, way, [...places]),
  })
}

/** The conversion's skill is announced, then the other generals the use takes are turned up. */
function* showing(war: War, seat: Seat, way: Way | undefined, places: readonly Place[]): Script {
  if (way) {
    countUse(war, way.owned.me.key)
    yield* announcing(war, way.owned)
  }
  for (const place of places) if (war.alive(seat)) yield* war.reveal(seat, place)
}

function* chooseAims(
  war: War,
  book: Book,
  draft: Draft,
  aims: readonly Aim[],
): Script<readonly Aim[] | undefined> {
  const { seat, kind } = draft
  const rule = KIND_RULES[kind]
  if (!rule) return undefined
  if (typeof rule.aim === 'string') return group(aims)
  const picked: Aim[] = []
  while (picked.length < rule.aim.max) {
    const left = aims.filter(({ target }) => !picked.some((each) => each.target === target))
    if (left.length === 0) break
    const enough = picked.length >= rule.aim.min
    const stop = enough ? [{ id: 'done', text: say('done') }] : []
    const id = yield* ask(seat, say('ask-target', { card: nameRef(kind) }), [
      ...left.map(({ target }) => seatOption(target)),
      ...stop,
    ])
    if (id === undefined) return undefined
    const aim = left.find(({ target }) => seatId(target) === id)
    if (!aim) break
    picked.push(aim)
  }
  return isSlash(kind)
    ? [
        ...picked,
        ...(yield* extraAims(
          war,
          book,
          { ...draft, notice: say('waits-play', { who: seatRef(seat) }) },
          aims,
          picked,
        )),
      ]
    : picked
}

/** All whom a card names by itself; nobody is turned up to make them more. */
function group(aims: readonly Aim[]): readonly Aim[] {
  const fewest = Math.min(...aims.map(({ assumed }) => assumed.length))
  return aims.filter(({ assumed }) => assumed.length === fewest)
}

function* chooseVictim(
  war: War,
  { seat, kind }: Draft,
  targets: readonly Seat[],
): Script<Seat | undefined | 'back'> {
  const rule = KIND_RULES[kind]
  const [target] = targets
  if (!rule?.victims || target === undefined) return undefined
  const victims = rule.victims(war, seat, target)
  const id = yield* ask(seat, say('ask-victim', { whom: seatRef(target) }), victims.map(seatOption))
  return id === undefined ? 'back' : seatOf(id)
}
