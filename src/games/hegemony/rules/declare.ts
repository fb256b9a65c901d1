// Declaring a card (section 4, steps 1 and 2): materials, targets, and which hidden generals it takes.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatOf } from '../../common/seat-id.ts'
import { card as cardOf, isSlash, type Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { hiddenAt, meaningOf, weighed } from '../core/consequences.ts'
import { cardOption, seatOption } from '../core/labels.ts'
import { placesOf, type SkillRegistry } from '../core/registry.ts'
import { ruleOf } from '../kinds/index.ts'
import type { Place } from '../table/state.ts'
import { say } from '../text/say.ts'
import { aimOptions } from './aim-options.ts'
import { announcing } from './announce.ts'
import { askOwnStep } from './asking.ts'
import type { Way } from './conversions.ts'
import { extraAims } from './extra-targets.ts'
import { countUse } from './play-count.ts'
import { chooseTwo } from './respond.ts'
import { type Aim, aimsOf } from './targets.ts'
import { use } from './use.ts'

/** Uses a hand card as it is printed. */
export function* declareCard(actions: Actions, registry: SkillRegistry, seat: Seat, card: Id): Script {
  yield* declare(actions, registry, { seat, kind: cardOf(card).kind, cards: [card] })
}

/** Uses cards by a conversion. */
export function* declareWay(
  actions: Actions,
  registry: SkillRegistry,
  way: Way,
  cards: readonly Id[],
): Script {
  const { seat } = way.owned.me
  const chosen =
    way.conversion.count === 2 ? yield* chooseTwo(actions, way) : yield* chooseMaterial(actions, way, cards)
  if (chosen) yield* declare(actions, registry, { seat, kind: way.conversion.as, cards: chosen, way })
}

function* chooseMaterial(actions: Actions, way: Way, cards: readonly Id[]): Script<Id[] | undefined> {
  const meaning = meaningOf(actions.state, way.owned)
  const id = yield* askOwnStep(
    way.owned.me.seat,
    say('ask-material', { skill: nameRef(way.owned.skill.id) }),
    cards.map((card) => weighed(cardOption(card), meaning)),
  )
  return id === undefined ? undefined : [id]
}

interface Draft {
  readonly seat: Seat
  readonly kind: Kind
  readonly cards: readonly Id[]
  readonly way?: Way
}

function* declare(actions: Actions, registry: SkillRegistry, draft: Draft): Script {
  const { seat, kind, cards, way } = draft
  const lent = way ? placesOf(way.owned) : []
  const aims = aimsOf(actions, registry, seat, kind, cards, lent)
  const picked = yield* chooseAims(actions, registry, draft, aims)
  if (!picked) return
  const targets = picked.map(({ target }) => target)
  const victim = yield* chooseVictim(actions, draft, targets)
  if (victim === 'back') return
  const places = new Set(picked.flatMap(({ assumed }) => assumed).filter((place) => !lent.includes(place)))
  yield* use(actions, registry, {
    user: seat,
    kind,
    cards,
    targets,
    counted: isSlash(kind),
    ...(way && { via: way.owned.skill.id }),
    ...(victim !== undefined && { victim }),
    declare: () => showing(actions, seat, way, [...places]),
  })
}

/** The conversion's skill is announced, then the other generals the use takes are turned up. */
function* showing(actions: Actions, seat: Seat, way: Way | undefined, places: readonly Place[]): Script {
  if (way) {
    countUse(actions, way.owned.me.key)
    yield* announcing(actions, way.owned)
  }
  for (const place of places) yield* actions.reveal(seat, place)
}

function* chooseAims(
  actions: Actions,
  registry: SkillRegistry,
  draft: Draft,
  aims: readonly Aim[],
): Script<readonly Aim[] | undefined> {
  const { seat, kind } = draft
  const rule = ruleOf(kind)
  if (typeof rule.aim === 'string') return group(aims)
  const picked: Aim[] = []
  while (picked.length < rule.aim.max) {
    const left = aims.filter(({ target }) => !picked.some((each) => each.target === target))
    const enough = picked.length >= rule.aim.min
    const taken = picked.flatMap(({ assumed }) => assumed)
    const options = aimOptions(actions, seat, kind, left)
    const turnsUp = hiddenAt(actions.state, seat, taken)
    const stop = enough ? [weighed({ id: 'done', text: say('done') }, { turnsUp })] : []
    const id = yield* askOwnStep(seat, say('ask-target', { card: nameRef(kind) }), [
      ...options.map(({ option }) => option),
      ...stop,
    ])
    if (id === undefined) return undefined
    const aim = options.find(({ option }) => option.id === id)?.aim
    if (!aim) break
    picked.push(aim)
  }
  if (!isSlash(kind)) return picked
  const planned = { ...draft, notice: say('waits-play', { who: seatRef(seat) }) }
  const extra = yield* extraAims(actions, registry, planned, aims, picked)
  return extra && [...picked, ...extra]
}

/** All whom a card names by itself; nobody is turned up to make them more. */
function group(aims: readonly Aim[]): readonly Aim[] {
  const fewest = at(aims, 0).assumed.join() // they are found with fewer hidden generals first
  return aims.filter(({ assumed }) => assumed.join() === fewest)
}

function* chooseVictim(
  actions: Actions,
  { seat, kind }: Draft,
  targets: readonly Seat[],
): Script<Seat | undefined | 'back'> {
  const { victims } = ruleOf(kind)
  if (!victims) return undefined
  const target = at(targets, 0)
  const id = yield* askOwnStep(
    seat,
    say('ask-victim', { whom: seatRef(target) }),
    victims(actions, seat, target).map((each) => weighed(seatOption(each), { harms: [each, target] })),
  )
  return id === undefined ? 'back' : seatOf(id)
}
