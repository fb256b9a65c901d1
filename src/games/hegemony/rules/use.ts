// The use of a card (section 4): declared, paid, targets and their skills, effect on each target, discard.

import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { card as cardOf, factsOf, isSlash } from '../cards/index.ts'
import type { Actions, Use } from '../core/actions.ts'
import { cardList, cardPhrase } from '../core/labels.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import { ruleOf } from '../kinds/index.ts'
import { pull, toTable } from '../table/card-moves.ts'
import type { CardUse, TargetEntry, Targeting } from '../table/events.ts'
import { playerAt, turnOf } from '../table/state.ts'
import { isPierced, seatsOf } from '../table/targeted.ts'
import { say } from '../text/say.ts'
import { answerLoss, clear, equip, part } from './cards.ts'
import { convertedFace } from './conversions.ts'
import { newUse } from './making.ts'
import { notePlay, noteStruck } from './noting.ts'
import { isNullified } from './nullify.ts'
import { noteUsed } from './play-count.ts'

/** Uses a card from declaration to discard. */
export function* use(actions: Actions, registry: SkillRegistry, spec: Use): Script<CardUse> {
  const { state } = actions
  const { user, kind, cards = [], via = null, victim } = spec
  const face = convertedFace(actions, user, kind, cards)
  const used = newUse(state, {
    user,
    face,
    cards,
    via,
    targets: spec.targets,
    ...(victim !== undefined && { victim }),
  })
  state.happening.push(used)
  const loss = part(actions, user, cards, (card) => toTable(state, card))
  tellUse(actions, used)
  count(actions, used, spec.counted === true)
  noteUsed(actions, user, face, used.id)
  if (spec.declare) yield* spec.declare()
  yield* answerLoss(actions, loss)
  notePlay(actions, user)
  yield* actions.trigger('card-used', used)
  yield* aim(actions, used)
  yield* resolve(actions, registry, used)
  clear(actions, cards)
  state.happening.splice(state.happening.indexOf(used), 1)
  actions.endBrokenTurn()
  return used
}

function tellUse(actions: Actions, { user, kind, cards, targets, victim }: CardUse): void {
  const told = { who: seatRef(user), card: nameRef(kind), cards: cardList(cards) }
  const whom = seatsOf(targets)
  const mark = { mark: 'notice' } as const
  if (factsOf(kind).type === 'equipment')
    actions.table.tell(say('equips', { who: seatRef(user), card: cardPhrase(at(cards, 0)) }), mark)
  else if (whom.length === 0 || (whom.length === 1 && whom[0] === user))
    actions.table.tell(say('uses', told), mark)
  else if (victim !== null)
    actions.table.tell(
      say('uses-against', { ...told, whom: whom.map(seatRef), victim: seatRef(victim) }),
      mark,
    )
  else actions.table.tell(say('uses-on', { ...told, whom: whom.map(seatRef) }), mark)
}

/** Limits and Wine: what the turn remembers of this use. */
function count({ state }: Actions, used: CardUse, counted: boolean): void {
  const turn = turnOf(state)
  if (turn.seat !== used.user) return
  if (used.kind === 'wine') turn.wines++
  if (!isSlash(used.kind)) return
  if (counted) turn.slashes++
  if (turn.phase === 'play') turn.slashed = true
  if (turn.drunk) used.bonus++
  turn.drunk = false
}

/** Each target becomes one, also those a skill turns the card to; then the user's skills on each that is left. */
function* aim(actions: Actions, used: CardUse): Script {
  const seen = new Set<TargetEntry>()
  for (let next = firstNew(used, seen); next !== undefined; next = firstNew(used, seen)) {
    seen.add(next)
    yield* actions.trigger('becoming-target', targeting(used, next))
  }
  noteStruck(actions, used)
  if (used.targets.length > 0) yield* actions.trigger('targets-fixed', used)
  for (const target of [...used.targets]) yield* actions.trigger('after-targeting', targeting(used, target))
}

const firstNew = ({ targets }: CardUse, seen: ReadonlySet<TargetEntry>): TargetEntry | undefined =>
  targets.find((target) => !seen.has(target))

const targeting = (use: CardUse, entry: TargetEntry): Targeting => ({ use, target: entry.seat, entry })

/** By type: delayed tricks are laid down, equipment is put on, everything else takes effect target by target. */
function* resolve(actions: Actions, registry: SkillRegistry, used: CardUse): Script {
  const { type } = factsOf(used.kind)
  if (type === 'delayed') return layDown(actions, used)
  if (type === 'equipment') {
    return yield* equip(actions, used.user, at(used.cards, 0), 'told')
  }
  const rule = ruleOf(used.kind)
  if (rule.before) yield* rule.before(actions, used)
  for (const target of [...used.targets]) {
    used.at = target.seat
    if (isTarget(actions, used, target) && (rule.needed?.(actions, used, target.seat) ?? true))
      yield* takeEffect(actions, registry, used, target)
    // Its armor counts again in what may still reach it, along a chain that is.
    target.pierced = false
  }
  used.at = null
  if (rule.after) yield* rule.after(actions, used)
  yield* actions.trigger('card-resolved', used)
}

const isTarget = (actions: Actions, { targets }: CardUse, target: TargetEntry): boolean =>
  actions.alive(target.seat) && targets.includes(target) && !target.voided

/** Nullify first (tricks), unless an open skill stops the card anyhow; then armor and skills; then the effect. */
function* takeEffect(actions: Actions, registry: SkillRegistry, used: CardUse, target: TargetEntry): Script {
  const trick = factsOf(used.kind).type === 'trick'
  if (
    trick &&
    !isImmune(actions, registry, used, target) &&
    (yield* isNullified(actions, registry, used, target.seat))
  )
    return
  yield* actions.trigger('card-effect', targeting(used, target))
  if (!isTarget(actions, used, target)) return
  yield* ruleOf(used.kind).effect(actions, used, target.seat, target)
}

/** Whether an open locked skill or armor keeps the card off: nobody needs to be asked for a Nullify. */
function isImmune(actions: Actions, registry: SkillRegistry, used: CardUse, target: TargetEntry): boolean {
  const { seat } = target
  return ownedBy(registry, actions.state, seat, { having: 'card-effect' }).some(
    ({ hooks, armor }) =>
      !(armor && isPierced(used, seat)) &&
      (hooks.triggers ?? []).some(
        (each) =>
          each.forced && each.on === 'card-effect' && each.when(actions, targeting(used, target), seat),
      ),
  )
}

/** A delayed trick goes to its target's judgement zone; without a target to the discard pile. */
function layDown(actions: Actions, { cards, kind, targets }: CardUse): void {
  const [target] = seatsOf(targets)
  if (target === undefined) return
  const card = at(cards, 0)
  pull(actions.state, card)
  playerAt(actions.state, target).judgement.push({ card, as: kind })
  actions.tell(say('laid-down', { card: nameRef(kind), whom: seatRef(target) }))
}

/** Whether a delayed trick may lie before a seat: no skill of it cancels it on arriving (Lightning, moved tricks). */
export function* welcomes(
  actions: Actions,
  seat: Seat,
  kind: CardUse['kind'],
  card: string,
): Script<boolean> {
  const { suit, number } = cardOf(card)
  const face = { ...actions.faceOf(card, null), kind, suit, number }
  const arriving = newUse(actions.state, { user: seat, face, cards: [card], via: null, targets: [seat] })
  for (const target of arriving.targets)
    yield* actions.trigger('becoming-target', targeting(arriving, target))
  return arriving.targets.length > 0
}
