// The play phase (section 2): one card, one skill, one recast at a time, until its player ends it.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { card as cardOf, factsOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { meaningOf, weighed } from '../core/consequences.ts'
import { cardOption, END, skillOption } from '../core/labels.ts'
import { hiddenOf, isSpent, type Owned, ownedBy, placesOf, type SkillRegistry } from '../core/registry.ts'
import { toDiscard } from '../table/card-moves.ts'
import { playerAt, type Turn } from '../table/state.ts'
import { say } from '../text/say.ts'
import { announcing } from './announce.ts'
import { askOwnStep } from './asking.ts'
import { answerLoss, part } from './cards.ts'
import { concedeItems } from './concede.ts'
import { materials, type Way, waysOf } from './conversions.ts'
import { declareCard, declareWay } from './declare.ts'
import { markerItems } from './markers.ts'
import { groupHarmed, meaningOfUse } from './meaning.ts'
import { countUse } from './play-count.ts'
import { aimsOf } from './targets.ts'

/** One thing done; false when the phase is ended. */
export function* playOne(actions: Actions, registry: SkillRegistry, turn: Turn): Script<boolean> {
  const { seat } = turn
  const menu = menuOf(actions, registry, seat)
  const id = yield* chooseOne(seat, {
    prompt: say('ask-play'),
    notice: say('waits-play', { who: seatRef(seat) }),
    options: [...menu.map(({ option }) => option), END],
    ownTurn: true,
    kind: 'play',
  })
  if (id === END.id) return false
  const picked = menu.findIndex(({ option }) => option.id === id)
  yield* at(menu, picked).run()
  return true
}

interface Item {
  readonly option: Option
  run(): Script
}

function menuOf(actions: Actions, registry: SkillRegistry, seat: Seat): Item[] {
  const hidden = actions.mayReveal(seat) ? hiddenOf(registry, actions.state, seat, 'active') : []
  const owned = [...ownedBy(registry, actions.state, seat, { having: 'active' }), ...hidden]
  return [
    ...printed(actions, registry, seat),
    ...waysOf(actions, registry, seat, null, 'play-phase').flatMap((way) => wayItem(actions, registry, way)),
    ...owned.flatMap((each) => activeItem(actions, each)),
    ...recastItem(actions, registry, seat),
    ...markerItems(actions, seat),
    ...concedeItems(actions, seat),
  ]
}

/** Hand cards that can be used as they are. */
const printed = (actions: Actions, registry: SkillRegistry, seat: Seat): Item[] =>
  playerAt(actions.state, seat)
    .hand.map((card) => ({ card, aims: aimsOf(actions, registry, seat, cardOf(card).kind, [card], []) }))
    .filter(({ aims }) => aims.length > 0)
    .map(({ card, aims }) => ({
      option: weighed(cardOption(card), meaningOfUse(actions, seat, cardOf(card).kind, aims)),
      run: () => declareCard(actions, registry, seat, card),
    }))

/** Cards that make something usable by a conversion. */
export const usable = (actions: Actions, registry: SkillRegistry, way: Way): Id[] => {
  const { me } = way.owned
  const assumed = placesOf(way.owned)
  const cards = materials(actions, way, 'use')
  if (way.conversion.count === 2)
    return aimsOf(actions, registry, me.seat, way.conversion.as, cards, assumed).length > 0 ? cards : []
  return cards.filter(
    (card) => aimsOf(actions, registry, me.seat, way.conversion.as, [card], assumed).length > 0,
  )
}

function wayItem(actions: Actions, registry: SkillRegistry, way: Way): Item[] {
  const cards = usable(actions, registry, way)
  if (cards.length < (way.conversion.count ?? 1)) return []
  const { skill, me } = way.owned
  const { as, count } = way.conversion
  const text = say('skill-as', { skill: nameRef(skill.id), as: nameRef(as) })
  const meaning = {
    ...meaningOf(actions.state, way.owned),
    ...(count === 2 && { cards: 2 }),
    harms: groupHarmed(actions, me.seat, as),
  }
  return [
    {
      option: weighed({ id: `${skill.id}:${as}`, text }, meaning),
      run: () => declareWay(actions, registry, way, cards),
    },
  ]
}

function activeItem(actions: Actions, owned: Owned): Item[] {
  const { me, skill, hooks } = owned
  const { active } = hooks
  if (
    !active ||
    (active.claim && !owned.hidden) ||
    isSpent(actions.state, owned) ||
    actions.timesUsed(me.key) >= active.limit
  )
    return []
  if (!active.when(actions, me.seat, me.key) || !active.can(actions, me)) return []
  return [
    {
      option: weighed(skillOption(skill.id), {
        ...meaningOf(actions.state, owned),
        ...active.price(actions, me.seat),
      }),
      *run() {
        yield* active.play(actions, me, function* (pay) {
          countUse(actions, me.key)
          yield* announcing(actions, owned, pay)
        })
      },
    },
  ]
}

/** Cards that may be recast: by their kind, or by a skill. */
function recastItem(actions: Actions, registry: SkillRegistry, seat: Seat): Item[] {
  const own = playerAt(actions.state, seat).hand.filter((card) => {
    const facts = factsOf(cardOf(card).kind)
    return facts.type === 'trick' && facts.recast === true
  })
  const ways = waysOf(actions, registry, seat, null, 'play-phase').filter(
    ({ conversion }) => conversion.recast,
  )
  const byWay = ways.flatMap((way) =>
    materials(actions, way, 'recast')
      .filter((card) => !own.includes(card))
      .map((card) => ({ card, way })),
  )
  if (own.length + byWay.length === 0) return []
  return [
    {
      option: { id: 'recast', text: say('recast') },
      *run() {
        const options = [
          ...own.map(cardOption),
          ...byWay.map(({ card, way }) => weighed(cardOption(card), meaningOf(actions.state, way.owned))),
        ]
        const card = yield* askOwnStep(seat, say('ask-recast'), options)
        if (card !== undefined)
          yield* recast(actions, seat, card, byWay.find((each) => each.card === card)?.way)
      },
    },
  ]
}

function* recast(actions: Actions, seat: Seat, card: Id, way?: Way): Script {
  const loss = part(actions, seat, [card], (each) => toDiscard(actions.state, each))
  actions.tell(say('recasts', { who: seatRef(seat), card: cardOption(card).text }))
  if (way) yield* announcing(actions, way.owned)
  yield* answerLoss(actions, loss)
  yield* actions.draw(seat, 1)
}
