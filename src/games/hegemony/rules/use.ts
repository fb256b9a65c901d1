// The use of a card (section 4): declared, paid, targets and their skills, effect on each target, discard.
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions, Use } from '../actions.ts'
import { card as cardOf, factsOf, isSlash } from '../cards.ts'
import type { CardUse } from '../events.ts'
import { KIND_RULES } from '../kinds/index.ts'
import { cardPhrase } from '../labels.ts'
import { say } from '../say.ts'
import { isPierced } from '../skill.ts'
import { ownedBy, type SkillRegistry } from '../skill-registry.ts'
import { playerAt } from '../state.ts'
import { answerLoss, cardList, clear, equip, part } from './cards.ts'
import { convertedFace } from './conversions.ts'
import { newUse } from './making.ts'
import { isNullified } from './nullify.ts'
import { pull, toTable } from './zones.ts'

/** Uses a card from declaration to discard. */
export function* use(war: Actions, book: SkillRegistry, spec: Use): Script<CardUse> {
  const { state } = war
  const { user, kind, cards = [], via = null, victim } = spec
  const face = convertedFace(war, user, kind, cards)
  const used = newUse(state, {
    user,
    face,
    cards,
    via,
    targets: spec.targets,
    ...(victim !== undefined && { victim }),
  })
  state.happening.push(used)
  const loss = part(war, user, cards, (card) => toTable(state, card))
  tellUse(war, used)
  count(war, used, spec.counted === true)
  if (spec.declare) yield* spec.declare()
  yield* answerLoss(war, loss)
  yield* war.trigger('card-used', used)
  yield* aim(war, used)
  yield* resolve(war, book, used)
  clear(war, cards)
  state.happening.splice(state.happening.indexOf(used), 1)
  return used
}

function tellUse(war: Actions, { user, kind, cards, targets, victim }: CardUse): void {
  const told = { who: seatRef(user), card: nameRef(kind), cards: cardList(cards) }
  const mark = { mark: 'notice' } as const
  const [card] = cards
  if (factsOf(kind).type === 'equipment' && card !== undefined)
    war.table.tell(say('equips', { who: seatRef(user), card: cardPhrase(card) }), mark)
  else if (targets.length === 0 || (targets.length === 1 && targets[0] === user))
    war.table.tell(say('uses', told), mark)
  else if (victim !== null)
    war.table.tell(
      say('uses-against', { ...told, whom: targets.map(seatRef), victim: seatRef(victim) }),
      mark,
    )
  else war.table.tell(say('uses-on', { ...told, whom: targets.map(seatRef) }), mark)
}

/** Limits and Wine: what the turn remembers of this use. */
function count({ state }: Actions, used: CardUse, counted: boolean): void {
  const { turn } = state
  if (!turn || turn.seat !== used.user) return
  if (used.kind === 'wine') turn.wines++
  if (!isSlash(used.kind)) return
  if (counted) turn.slashes++
  if (turn.phase === 'play') turn.slashed = true
  if (turn.drunk) used.bonus++
  turn.drunk = false
}

/** Each target becomes one, also those a skill turns the card to; then the user's skills on each that is left. */
function* aim(war: Actions, used: CardUse): Script {
  const seen = new Set<Seat>()
  for (let next = firstNew(used, seen); next !== undefined; next = firstNew(used, seen)) {
    seen.add(next)
    yield* war.trigger('becoming-target', { use: used, target: next })
    // Whoever is no target any more becomes one anew when the card is turned back to them.
    for (const seat of seen) if (!used.targets.includes(seat)) seen.delete(seat)
  }
  if (used.targets.length > 0) yield* war.trigger('targets-fixed', used)
  for (const target of [...used.targets]) yield* war.trigger('after-targeting', { use: used, target })
}

const firstNew = ({ targets }: CardUse, seen: ReadonlySet<Seat>): Seat | undefined =>
  targets.find((seat) => !seen.has(seat))

/** By type: delayed tricks are laid down, equipment is put on, everything else takes effect target by target. */
function* resolve(war: Actions, book: SkillRegistry, used: CardUse): Script {
  const { type } = factsOf(used.kind)
  if (type === 'delayed') return layDown(war, used)
  if (type === 'equipment') {
    const [card] = used.cards
    if (card !== undefined && war.alive(used.user) && war.state.table.includes(card))
      yield* equip(war, used.user, card, 'told')
    return
  }
  const rule = KIND_RULES[used.kind]
  if (rule?.before) yield* rule.before(war, used)
  for (const target of [...used.targets]) {
    used.at = target
    if (isTarget(war, used, target) && (rule?.needed?.(war, used, target) ?? true))
      yield* takeEffect(war, book, used, target)
    // Its armor counts again in what may still reach it, along a chain that is.
    used.pierced = used.pierced.filter((seat) => seat !== target)
  }
  used.at = null
  if (rule?.after) yield* rule.after(war, used)
  yield* war.trigger('card-resolved', used)
}

const isTarget = (war: Actions, { targets, voided }: CardUse, target: Seat): boolean =>
  war.alive(target) && targets.includes(target) && !voided.includes(target)

/** Nullify first (tricks), unless an open skill stops the card anyhow; then armor and skills; then the effect. */
function* takeEffect(war: Actions, book: SkillRegistry, used: CardUse, target: Seat): Script {
  const trick = factsOf(used.kind).type === 'trick'
  if (trick && !isImmune(war, book, used, target) && (yield* isNullified(war, book, used, target))) return
  yield* war.trigger('card-effect', { use: used, target })
  if (!isTarget(war, used, target)) return
  const rule = KIND_RULES[used.kind]
  if (rule) yield* rule.effect(war, used, target)
}

/** Whether an open locked skill or armor keeps the card off: nobody needs to be asked for a Nullify. */
const isImmune = (war: Actions, book: SkillRegistry, used: CardUse, target: Seat): boolean =>
  ownedBy(book, war.state, target, { having: 'card-effect' }).some(
    ({ hooks, armor }) =>
      !(armor && isPierced(used, target)) &&
      (hooks.triggers ?? []).some(
        (each) => each.forced && each.on === 'card-effect' && each.when(war, { use: used, target }, target),
      ),
  )

/** A delayed trick goes to its target's judgement zone; without a target to the discard pile. */
function layDown(war: Actions, { cards, kind, targets }: CardUse): void {
  const [card] = cards
  const [target] = targets
  if (card === undefined || target === undefined || !war.alive(target) || !war.state.table.includes(card))
    return
  pull(war.state, card)
  playerAt(war.state, target).judgement.push({ card, as: kind })
  war.tell(say('laid-down', { card: nameRef(kind), whom: seatRef(target) }))
}

/** Whether a delayed trick may lie before a seat: no skill of it cancels it on arriving (Lightning, moved tricks). */
export function* welcomes(war: Actions, seat: Seat, kind: CardUse['kind'], card: string): Script<boolean> {
  const { suit, number } = cardOf(card)
  const face = { ...war.faceOf(card, null), kind, suit, number }
  const arriving = newUse(war.state, { user: seat, face, cards: [card], via: null, targets: [seat] })
  yield* war.trigger('becoming-target', { use: arriving, target: seat })
  return arriving.targets.includes(seat)
}
