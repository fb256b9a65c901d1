// 左慈.

import type { Option } from '../../../../engine/decision.ts'
import { nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { type General, generalFacts } from '../../cards/generals.ts'
import { isSlash, type Kind } from '../../cards/index.ts'
import { BASICS, TRICKS } from '../../cards/made.ts'
import type { Actions } from '../../core/actions.ts'
import { BACK } from '../../core/labels.ts'
import { type Answering, active, on, type Source } from '../../core/skill.ts'
import type { Need } from '../../table/events.ts'
import type { Facts } from '../../table/facts.ts'
import { returnSouls, takeGenerals } from '../../table/general-pile.ts'
import type { Owner } from '../../table/owner.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { chooseKind, chooseNamed, isGroup } from './making.ts'

const KEY = 'zuo-ci:yigui'

/** Souls that come with his first reveal. */
const FIRST = 2

/** A name: all Slashes have one. */
const nameOf = (kind: Kind): Kind => (isSlash(kind) ? 'slash' : kind)

const namesUsed = (facts: Facts, seat: Seat): readonly string[] =>
  String(facts.marked(seat, KEY)?.value ?? '').split(' ')

/** Whether no card of that name was made of a soul in this turn. */
const isFresh = (facts: Facts, seat: Seat, kind: Kind): boolean =>
  !namesUsed(facts, seat).includes(nameOf(kind))

const soulsOf = ({ state }: Actions, seat: Seat): readonly General[] => playerAt(state, seat).souls ?? []

/** Whether a card made of a soul may name a player: one of no kingdom, or of that of the soul. */
function suits(facts: Facts, soul: General, seat: Seat): boolean {
  const faction = facts.faction(seat)
  return faction === null || faction === 'ambitionist' || faction === generalFacts(soul).kingdom
}

/** Souls of which a card for these players can be made. */
const fitting = (actions: Actions, seat: Seat, targets: readonly Seat[]): General[] =>
  soulsOf(actions, seat).filter((soul) => targets.every((target) => suits(actions, soul, target)))

/** Whom a card made of any soul, or of one, may name. */
const namedBy = (actions: Actions, seat: Seat, kind: Kind, souls: readonly General[]): Seat[] =>
  actions.targetsOf(seat, kind).filter((target) => souls.some((soul) => suits(actions, soul, target)))

/** Cards he may make now of his own accord. */
const makable = (actions: Actions, seat: Seat): Kind[] =>
  [...BASICS, ...TRICKS].filter(
    (kind) =>
      isFresh(actions, seat, kind) &&
      actions.withinLimits(seat, kind) &&
      namedBy(actions, seat, kind, soulsOf(actions, seat)).length > 0,
  )

/** A soul comes, unseen by others. */
function gainSouls(actions: Actions, seat: Seat, count: number): void {
  const { state, table } = actions
  const ids = takeGenerals(table, count)
  const player = playerAt(state, seat)
  player.souls = [...soulsOf(actions, seat), ...ids]
  table.tell(say('gains-souls', { who: seatRef(seat), count: ids.length }))
  if (ids.length > 0) table.tell(say('you-gain-souls', { generals: ids.map(nameRef) }), { to: [seat] })
}

/** A soul goes back, shown to all, for a card. */
function spend(actions: Actions, me: Owner, soul: General, kind: Kind): void {
  const { state, table } = actions
  const player = playerAt(state, me.seat)
  player.souls = soulsOf(actions, me.seat).filter((each) => each !== soul)
  state.box.push(soul)
  const used = namesUsed(actions, me.seat).filter(Boolean)
  actions.mark({ ...me, key: KEY }, [...used, nameOf(kind)].join(' '))
  table.reveal(say('spends-soul', { who: seatRef(me.seat), general: nameRef(soul) }), { about: [soul] })
}

/** One of these souls; `undefined` goes back. */
function* chooseSoul(actions: Actions, me: Owner, souls: readonly General[]): Script<General | undefined> {
  const [only, ...more] = souls
  if (more.length === 0) return only
  const picked = at(yield* actions.ask(me, me.seat, soulQuestion(souls, [BACK])), 0)
  return souls.find((soul) => soul === picked)
}

/** One of these souls; it is too late to go back. */
function* chooseSoulNow(actions: Actions, me: Owner, souls: readonly General[]): Script<General> {
  if (souls.length === 1) return at(souls, 0)
  const picked = at(yield* actions.ask(me, me.seat, soulQuestion(souls, [])), 0)
  return at(
    souls.filter((soul) => soul === picked),
    0,
  )
}

const soulQuestion = (souls: readonly General[], more: readonly Option[]) => ({
  prompt: say('ask-soul'),
  options: [...souls.map((soul) => ({ id: soul, text: say('soul', { general: nameRef(soul) }) })), ...more],
})

function* chooseMade(actions: Actions, me: Owner) {
  const kind = yield* chooseKind(actions, me, makable(actions, me.seat))
  if (kind === undefined) return undefined
  const souls = soulsOf(actions, me.seat)
  if (isGroup(kind)) {
    const useful = souls.filter((soul) => namedBy(actions, me.seat, kind, [soul]).length > 0)
    const soul = yield* chooseSoul(actions, me, useful)
    return soul && { kind, targets: namedBy(actions, me.seat, kind, [soul]), soul }
  }
  const made = yield* chooseNamed(actions, me, kind, {
    among: namedBy(actions, me.seat, kind, souls),
    most: kind === 'iron-chain' ? mostFor(actions, me.seat, kind) : 1,
  })
  if (!made) return undefined
  const soul = yield* chooseSoul(actions, me, fitting(actions, me.seat, made.targets))
  return soul && { ...made, soul }
}

/** Two players may be named where one soul fits any two of them. */
function mostFor(actions: Actions, seat: Seat, kind: Kind): number {
  const souls = soulsOf(actions, seat)
  const named = namedBy(actions, seat, kind, souls)
  return souls.every((soul) => named.every((target) => suits(actions, soul, target))) ? 2 : 1
}

/** What a need can be met with: a Peach or Wine for the dying, a Slash that is demanded. */
function wanted(facts: Facts, need: Need, seat: Seat): Kind[] {
  const kinds: readonly Kind[] =
    need.dying !== undefined ? need.kinds : need.how === 'use' && need.kinds.some(isSlash) ? ['slash'] : []
  return kinds.filter((kind) => isFresh(facts, seat, kind))
}

/** Whom it is for: the dying, or those whom the Slash that is demanded may name. */
function aimOf({ dying, targets }: Need): readonly Seat[] {
  const aim = dying === undefined ? targets : [dying]
  if (!aim) throw new Error('a card is used on nobody')
  return aim
}

const answering: Answering = {
  when: (facts, need, seat) => facts.souls(seat) > 0 && wanted(facts, need, seat).length > 0,
  can: (actions, need, me) => aimOf(need).some((target) => fitting(actions, me.seat, [target]).length > 0),
  *run(actions, need, me) {
    const kinds = wanted(actions, need, me.seat)
    const kind = kinds.length === 1 ? at(kinds, 0) : yield* chooseNow(actions, me, kinds)
    const targets = aimOf(need).filter((target) => fitting(actions, me.seat, [target]).length > 0)
    const target = yield* actions.pickSeatNow(me, me.seat, targets)
    const soul = yield* chooseSoulNow(actions, me, fitting(actions, me.seat, [target]))
    spend(actions, me, soul, kind)
    if (need.dying === undefined) {
      yield* actions.use({ user: me.seat, kind, targets: [target], via: me.skill })
      return true
    }
    actions.tell(
      say('rescues-using', {
        who: seatRef(me.seat),
        whom: seatRef(target),
        card: nameRef(kind),
        cards: say('no-cards'),
      }),
    )
    actions.noteAnswer(me.seat)
    yield* actions.trigger('responded', { seat: me.seat, kind })
    yield* actions.recover(target, 1)
    return true
  },
}

/** A Peach or Wine: it is too late to go back. */
function* chooseNow(actions: Actions, me: Owner, kinds: readonly Kind[]): Script<Kind> {
  const options = kinds.map((kind) => ({ id: kind, text: say('card', { card: nameRef(kind) }) }))
  const picked = at(yield* actions.ask(me, me.seat, { prompt: say('ask-made'), options }), 0)
  return at(
    kinds.filter((kind) => kind === picked),
    0,
  )
}

/** 役鬼: souls, of which he makes basic cards and tricks. 汲魂: more of them, for damage and for lives that were saved. */
export const zuoCi: Source = {
  id: 'zuo-ci',
  skills: [
    {
      id: 'yigui',
      shown(actions, seat) {
        if (playerAt(actions.state, seat).souls === undefined) gainSouls(actions, seat, FIRST)
      },
      *lost(actions, seat) {
        returnSouls(actions.state, seat)
      },
      active: active({
        when: (facts, seat) => facts.souls(seat) > 0,
        can: (actions, me) => makable(actions, me.seat).length > 0,
        announce: (actions, me) => chooseMade(actions, me),
        *run(actions, me, { kind, targets, soul, ...rest }) {
          spend(actions, me, soul, kind)
          const victim = 'victim' in rest ? rest.victim : undefined
          yield* actions.use({
            user: me.seat,
            kind,
            targets,
            via: me.skill,
            counted: isSlash(kind),
            ...(victim !== undefined && { victim }),
          })
        },
      }),
      answers: answering,
      sense: { makes: 'souls', option: (sight, id) => (sight.seatOf(id) === undefined ? 0.5 : undefined) },
    },
    {
      id: 'jihun',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, owner) => victim === owner,
          *run(actions, _damage, me) {
            gainSouls(actions, me.seat, 1)
          },
        }),
        on('saved', {
          when: (facts, { seat }, owner) =>
            facts.faction(seat) !== null && facts.faction(owner) !== null && !facts.allied(owner, seat),
          *run(actions, _saved, me) {
            gainSouls(actions, me.seat, 1)
          },
        }),
      ],
      sense: { worth: () => 1 },
    },
  ],
}
