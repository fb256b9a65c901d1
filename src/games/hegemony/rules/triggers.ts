// Named timings (section 12): whom public facts name is asked at once; what they answer works in turn order.
import type { Option } from '../../../engine/decision.ts'
import { type Id, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, isPass, type Script } from '../../../engine/script.ts'
import { at as itemAt } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { meaningOf, weighed } from '../core/consequences.ts'
import { skillOption } from '../core/labels.ts'
import {
  equipmentOf,
  hiddenOf,
  hides,
  isSpent,
  type Owned,
  ownedBy,
  possibleGenerals,
  type SkillRegistry,
} from '../core/registry.ts'
import type { Trigger } from '../core/skill.ts'
import { reaction, skillWindow } from '../core/windows.ts'
import type { Events, Timing } from '../table/events.ts'
import { playsWith, seatsFrom, turnOf } from '../table/state.ts'
import { isPierced } from '../table/targeted.ts'
import { say } from '../text/say.ts'
import { askedAbout, saidTo } from './about.ts'
import { announcing } from './announce.ts'

interface Entry<T extends Timing> {
  readonly id: Id
  readonly owned: Owned
  readonly trigger: Trigger<T>
}

/** Timings at which what one player does changes the question for those after it: they are asked anew. */
const ANEW: ReadonlySet<Timing> = new Set(['judging'])

/** Timings at which the order of several open locked skills of one owner matters: the owner is asked (section 12). */
const ORDERED: ReadonlySet<Timing> = new Set(['suffering', 'becoming-target'])

/** What one seat may do at a timing besides its skills, in the order it likes. */
export interface Besides {
  readonly seat: Seat
  /** Whether, for all the public knows, it may have such an option. */
  isAsked(): boolean
  options(): readonly Option[]
  /** Whether it was done: false when the seat thought better of it. */
  run(id: Id): Script<boolean>
  /** Whether the seat has gone on from this timing by it, and is not asked here again. */
  isOver?(): boolean
}

/** A timing that has come. */
export interface Occasion<T extends Timing = Timing> {
  readonly actions: Actions
  readonly registry: SkillRegistry
  readonly timing: T
  readonly event: Events[T]
  /** What it is about as it came, in public words. */
  readonly about: Phrase
  readonly besides?: Besides
  /** How often each entry worked by now. */
  readonly used: Map<Id, number>
  /** Who was asked by now. */
  readonly asked: Set<Seat>
}

/** A timing as it comes, before any skill has worked. */
export const occasionOf = <T extends Timing>(
  actions: Actions,
  registry: SkillRegistry,
  timing: T,
  event: Events[T],
  besides?: Besides,
): Occasion<T> => ({
  actions,
  registry,
  timing,
  event,
  about: askedAbout(timing, event),
  used: new Map(),
  asked: new Set(),
  ...(besides && { besides }),
})

/** Runs every skill that answers a timing. */
export function* trigger<T extends Timing>(
  actions: Actions,
  registry: SkillRegistry,
  timing: T,
  event: Events[T],
  besides?: Besides,
): Script {
  yield* happen(occasionOf(actions, registry, timing, event, besides))
}

/**
 * Runs every skill that answers an occasion.
 * @param settled a seat that has said what it does, and is not asked again
 */
export function* happen<T extends Timing>(at: Occasion<T>, settled?: Seat): Script {
  const { actions, timing, event } = at
  const order = seatsAt(actions, timing, event)
  const claims: Map<Seat, Id> = yield* ask(
    at,
    order.filter((seat) => seat !== settled),
  )
  for (const [index, seat] of order.entries()) {
    // A player who could do nothing when all were asked may be able to by what others did meanwhile.
    if (seat !== settled && at.used.size > 0 && !at.asked.has(seat))
      for (const [who, id] of yield* ask(at, [seat])) claims.set(who, id)
    yield* act(at, claims, order, index)
    const mayLend = playsWith(actions.state, 'momentum')
    const before = mayLend ? offered(at, seat) : NONE
    for (const entry of forced(at, seat))
      if (
        isOn(actions, timing, event, seat) &&
        fits(at, entry) &&
        entry.trigger.can(actions, event, entry.owned.me)
      )
        yield* play(at, entry)
    // A locked skill may lend its owner others that answer this very moment.
    if (!mayLend || offered(at, seat).every((id) => before.includes(id))) continue
    for (const [who, id] of yield* ask(at, [seat])) claims.set(who, id)
    yield* act(at, claims, order, index)
  }
}

/** Skills that a seat may openly use at an occasion. */
const offered = <T extends Timing>(at: Occasion<T>, seat: Seat): readonly Id[] =>
  openly(at, seat).flatMap(({ id, trigger }) => (trigger.forced ? [] : [id]))

/** Lets a seat do what it claims, and what else it likes. */
function* act<T extends Timing>(
  at: Occasion<T>,
  claims: Map<Seat, Id>,
  order: readonly Seat[],
  index: number,
): Script {
  const { actions, timing, event, besides } = at
  const seat = itemAt(order, index)
  let claim: Id | undefined = claims.get(seat)
  claims.delete(seat)
  while (claim !== undefined && isOn(actions, timing, event, seat)) {
    const entry: Entry<T> | undefined = choices(at, seat).find(({ id }) => id === claim)
    const done: boolean = entry ? yield* play(at, entry) : yield* runBesides(besides, seat, claim)
    if (besides?.seat === seat && besides.isOver?.()) break
    if (entry && done && ANEW.has(timing)) {
      const later = order.slice(index + 1)
      for (const who of later) claims.delete(who)
      for (const [who, id] of yield* ask(at, later)) claims.set(who, id)
    }
    const again: Map<Seat, Id> = yield* ask(at, [seat], done ? undefined : 'after-back')
    claim = again.get(seat)
  }
}

/** Does what a seat may do besides its skills, if that is what it claims. */
function* runBesides(besides: Besides | undefined, seat: Seat, claim: Id): Script<boolean> {
  const found = besides?.seat === seat && besides.options().some(({ id }) => id === claim)
  return found ? yield* besides.run(claim) : true
}

/** Plays the skill that an option names at an occasion; whether it was announced. */
export function* playAt<T extends Timing>(at: Occasion<T>, seat: Seat, id: Id): Script<boolean> {
  const entry = choices(at, seat).find((each) => each.id === id)
  return entry !== undefined && (yield* play(at, entry))
}

function* ask<T extends Timing>(
  at: Occasion<T>,
  seats: readonly Seat[],
  again?: 'after-back',
): Script<Map<Seat, Id>> {
  const claims = new Map<Seat, Id>()
  const asked = seats.filter((seat) => isAsked(at, seat))
  if (asked.length === 0) return claims
  for (const seat of asked) at.asked.add(seat)
  const { about } = at
  const decisions = asked.map((seat) =>
    reaction(at.actions.state, seat, {
      ...skillWindow(at.actions.state, seat, at, again),
      prompt: say('ask-skill', { about: saidTo(seat, about) }),
      notice: say('waits-skill', { who: seatRef(seat), about }),
      options: [...optionsAt(at, seat), ...extras(at, seat)],
    }),
  )
  const answers = yield* everyone(decisions)
  for (const [index, decision] of decisions.entries()) {
    const choice = itemAt(answers, index)
    if (!isPass(decision, choice)) claims.set(decision.seat, itemAt(choice, 0))
  }
  return claims
}

/** What a seat may use at an occasion. Private. */
export const optionsAt = <T extends Timing>(at: Occasion<T>, seat: Seat): Option[] =>
  choices(at, seat).map((entry) => entryOption(at, entry))

const entryOption = <T extends Timing>(
  { actions, event }: Occasion<T>,
  { id, owned, trigger }: Entry<T>,
): Option =>
  weighed(
    { ...skillOption(owned.skill.id), id },
    { ...meaningOf(actions.state, owned), ...trigger.price(actions, event, owned.me.seat) },
  )

function* play<T extends Timing>({ actions, event, used }: Occasion<T>, entry: Entry<T>): Script<boolean> {
  const { owned } = entry
  const done = yield* entry.trigger.play(actions, event, owned.me, function* (pay) {
    yield* announcing(actions, owned, pay)
  })
  if (done) used.set(entry.id, (used.get(entry.id) ?? 0) + 1)
  return done
}

/** What of these answers the timing now. */
function entriesOf<T extends Timing>(at: Occasion<T>, all: readonly Owned[]): readonly Entry<T>[] {
  if (all.length === 0) return NONE
  const entries: Entry<T>[] = []
  for (const owned of all)
    for (const [index, each] of owned.hooks.triggers?.entries() ?? NONE) {
      if (each.on !== at.timing) continue
      const entry = { id: entryId(owned, index), owned, trigger: each as Trigger<T> }
      if (fits(at, entry)) entries.push(entry)
    }
  return entries
}

const NONE: readonly never[] = []

function fits<T extends Timing>(
  { actions, event, used }: Occasion<T>,
  { owned, trigger, id }: Entry<T>,
): boolean {
  return (
    !isSpent(actions.state, owned) &&
    (!trigger.claim || owned.hidden) &&
    !(owned.armor && isIgnored(actions, event, owned.me.seat)) &&
    (used.get(id) ?? 0) < trigger.times(event) &&
    trigger.when(actions, event, owned.me.seat)
  )
}

function openly<T extends Timing>(at: Occasion<T>, seat: Seat): readonly Entry<T>[] {
  const own = entriesOf(at, ownedBy(at.registry, at.actions.state, seat, { having: at.timing }))
  const lost = entriesOf(at, justLost(at.registry, at.timing, at.event, seat))
  return lost.length === 0 ? own : [...own, ...lost]
}

function secretly<T extends Timing>(at: Occasion<T>, seat: Seat): readonly Entry<T>[] {
  const entries = entriesOf(at, hiddenOf(at.registry, at.actions.state, seat, at.timing))
  return entries.length > 0 && at.actions.mayReveal(seat) ? entries : NONE
}

const choices = <T extends Timing>(at: Occasion<T>, seat: Seat): Entry<T>[] =>
  [...openly(at, seat), ...secretly(at, seat)].filter(
    ({ id, trigger, owned }, place, all) =>
      trigger.can(at.actions, at.event, owned.me) &&
      // What is lent may be hidden on another general, too.
      all.findIndex((each) => each.id === id) === place,
  )

function forced<T extends Timing>(at: Occasion<T>, seat: Seat): readonly Entry<T>[] {
  const open = openly(at, seat)
  if (open.length === 0) return NONE
  return open.filter(({ trigger, owned }) => trigger.forced && trigger.can(at.actions, at.event, owned.me))
}

const extras = <T extends Timing>({ besides }: Occasion<T>, seat: Seat): readonly Option[] =>
  besides?.seat === seat ? besides.options() : []

/** Whether, for all the public knows, a seat may use something at an occasion. */
export const isAsked = <T extends Timing>(at: Occasion<T>, seat: Seat): boolean =>
  isOn(at.actions, at.timing, at.event, seat) &&
  ((at.besides?.seat === seat && at.besides.isAsked()) ||
    openly(at, seat).some(({ trigger }) => !trigger.forced) ||
    (ORDERED.has(at.timing) && forced(at, seat).length > 1) ||
    mightHide(at, seat))

/** Whether, for all the public knows, a general that answers the timing may lie face down before a seat. */
function mightHide<T extends Timing>({ actions, registry, timing, event }: Occasion<T>, seat: Seat): boolean {
  if (!hides(actions.state, seat)) return false
  const ready = registry
    .answering(timing)
    .filter(({ triggers }) => triggers.some((each) => each.when(actions, event, seat)))
    .map(({ id }) => id)
  return possibleGenerals(actions.state, seat, ready).length > 0 && actions.mayReveal(seat)
}

/** A skill's id, or the equipment's; numbered where one skill answers a timing twice. */
const entryId = ({ skill, me }: Owned, index: number): Id =>
  index === 0 ? skill.id : `${skill.id}:${index}:${me.place ?? 'worn'}`

/** Living seats in turn order from the turn's player; the player who has just died is one of them at its own death. */
function seatsAt<T extends Timing>({ state }: Actions, timing: T, event: Events[T]): Seat[] {
  const dead = timing === 'death' && 'killer' in event ? event.seat : undefined
  return seatsFrom(state, turnOf(state).seat, dead)
}

/** Equipment that just left the zone still answers its own loss. */
const justLost = <T extends Timing>(
  registry: SkillRegistry,
  timing: T,
  event: Events[T],
  seat: Seat,
): Owned[] =>
  timing === 'cards-lost' && 'worn' in event && event.seat === seat
    ? equipmentOf(registry, seat, event.worn)
    : []

/** Whether the event still goes on for a seat: not cancelled, prevented, skipped, and the seat there. */
function isOn<T extends Timing>(actions: Actions, timing: T, event: Events[T], seat: Seat): boolean {
  if (!actions.alive(seat) && timing !== 'death') return false
  if ('skipped' in event && event.skipped) return false
  if ('amount' in event) return event.amount > 0
  if ('entry' in event) {
    const { use, entry } = event
    // A target on which the card has no effect is its target all the same: skills after targeting work.
    return use.targets.includes(entry) && (timing === 'after-targeting' || !entry.voided)
  }
  return true
}

/** Whether the armor of a seat is ignored; as long as a Slash does so, also where it would answer being lost. */
const isIgnored = <T extends Timing>({ state }: Actions, event: Events[T], seat: Seat): boolean =>
  'emptied' in event
    ? state.happening.some((each) => each.is === 'use' && isPierced(each, seat))
    : 'use' in event && isPierced(event.use, seat)
