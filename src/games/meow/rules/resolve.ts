// The one interpreter of effects: skills, treasures, stratagems, battles and bonuses all come through here.
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, chooseOne, type Script } from '../../../engine/script.ts'
import { required } from '../../common/required.ts'
import type { Amount, Condition, Effect } from '../cards/effects.ts'
import { general } from '../cards/index.ts'
import {
  aheadOf,
  allOf,
  armyOf,
  attackLeft,
  battleOf,
  bears,
  countOf,
  frontOf,
  isDecided,
  largestGroup,
  postOf,
  speedOf,
} from '../table/army.ts'
import { isRival, type MeowState, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { type Consequences, harmTo, ofCopy } from './consequences.ts'
import { deciderOf, generalOption, sideRef } from './labels.ts'
import {
  bleed,
  brace,
  feed,
  hurt,
  repair,
  sealSkill,
  stealFish,
  turnAttack,
  weakenGeneral,
} from './markers.ts'

/** A card at work: whose it is, what it is, the general it works through, and at whom it is aimed. */
export interface Play {
  readonly side: Side
  /** The card, for the questions it asks. */
  readonly card: Id
  /** The general whose place counts for what is straight ahead. */
  readonly general?: Id
  readonly target?: Side | undefined
}

/** At whom a card is aimed. Throws for one that concerns no opponent. */
const targetOf = ({ target }: Play): Side => required(target)

/** The general that a card works through. Throws for one that needs none. */
const generalOf = ({ general: through }: Play): Id => required(through)

/** Carries out effects in order; stops where the battle ends (R15). */
export function* resolve(table: Table<MeowState>, play: Play, effects: readonly Effect[]): Script {
  for (const effect of effects) {
    if (isDecided(battleOf(table.state))) return
    yield* carryOut(table, play, effect)
  }
}

function* carryOut(table: Table<MeowState>, play: Play, effect: Effect): Script {
  const { side } = play
  switch (effect.op) {
    case 'heal':
      return repair(table, side, effect.n)
    case 'lose':
      return bleed(table, side, effect.n)
    case 'block':
      return brace(table, side, effect.n)
    case 'fish':
      return feed(table, side, effect.n)
    case 'speed':
      return hasten(table, side, effect.n)
    case 'retreat':
      return yield* retreat(table, play)
    case 'either':
      return yield* either(table, play, effect.options)
    case 'if':
      return yield* resolve(table, play, holds(table.state, play, effect.when) ? effect.then : effect.else)
    case 'attack':
      if (effect.who === 'self') return turnAttack(table, side, effect.n)
  }
  yield* carryOutOn(table, play, targetOf(play), effect)
}

/** Effects that concern the target. */
function* carryOutOn(table: Table<MeowState>, play: Play, target: Side, effect: Effect): Script {
  const { state } = table
  switch (effect.op) {
    case 'damage':
      return hurt(table, play.side, target, amountOf(state, play, target, effect.n))
    case 'strike':
      return hurt(
        table,
        play.side,
        target,
        Math.floor((armyOf(state, play.side).attack * effect.percent) / 100),
      )
    case 'attack':
      return turnAttack(table, target, effect.n)
    case 'steal':
      return stealFish(table, play.side, target, effect.n)
    case 'weaken': {
      const ahead = aheadFor(state, play, target)
      if (ahead) weakenGeneral(table, target, ahead, effect.n)
      return
    }
    case 'seal': {
      const sealed =
        effect.general === 'ahead'
          ? aheadFor(state, play, target)
          : yield* chooseGeneral(table, play, target, frontOf(armyOf(state, target)), toHarm)
      if (sealed) sealSkill(table, target, sealed)
      return
    }
    case 'copy':
      return yield* copy(table, play, target)
    case 'distrust':
      return yield* distrust(table, play, target)
  }
}

function aheadFor(state: MeowState, play: Play, target: Side): Id | undefined {
  const post = postOf(armyOf(state, play.side), generalOf(play))
  return aheadOf(state, play.side, post, target)
}

function amountOf(state: MeowState, play: Play, target: Side, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (amount === 'ahead') {
    const ahead = aheadFor(state, play, target)
    return ahead ? general(ahead).attack : 0
  }
  const army = armyOf(state, target)
  if ('count' in amount) return countOf(army, amount.count) + amount.plus
  return largestGroup(army, amount.largest) * amount.times
}

function holds(state: MeowState, play: Play, condition: Condition): boolean {
  const own = armyOf(state, play.side)
  if (condition === 'first') return battleOf(state).first === play.side
  if (typeof condition === 'object' && 'own' in condition)
    return countOf(own, condition.own) >= condition.least
  if (typeof condition === 'object' && 'with' in condition)
    return condition.with.some((id) => allOf(own).includes(id))
  const target = targetOf(play)
  const army = armyOf(state, target)
  if (condition === 'behind') return own.hp < army.hp
  if (condition === 'not-behind') return own.hp >= army.hp
  if (condition === 'faster') return speedOf(own) > speedOf(army)
  if (condition === 'against-cavalry') return frontOf(army).some((id) => bears(id, 'cavalry'))
  const ahead = aheadFor(state, play, target)
  return ahead !== undefined && bears(ahead, condition.ahead)
}

function hasten(table: Table<MeowState>, side: Side, n: number): void {
  const army = armyOf(table.state, side)
  army.speed += n
  table.tell(say('hastens', { who: sideRef(table.state, side), n, speed: speedOf(army) }))
}

const toHarm = (state: MeowState, target: Side): Consequences => harmTo(state, target)

/** One of an opponent's generals, picked by the player who decides for the side (R45). */
function* chooseGeneral(
  table: Table<MeowState>,
  { side, card }: Play,
  target: Side,
  generals: readonly Id[],
  consequences: (state: MeowState, target: Side, id: Id) => Consequences,
): Script<Id> {
  const decider = deciderOf(table.state, side)
  const args = { card: nameRef(card), whom: sideRef(table.state, target) }
  const forRival = decider !== side
  return yield* chooseOne(decider, {
    prompt: forRival ? say('ask-general-for-rival', { card: args.card }) : say('ask-general', args),
    notice: forRival
      ? say('waits-general-for-rival', { card: args.card, who: seatRef(decider) })
      : say('waits-general', { ...args, who: sideRef(table.state, side) }),
    options: generals.map((id) => ({ ...generalOption(id), ...consequences(table.state, target, id) })),
    open: true,
  })
}

/** Another's skill as one's own: it works from the copier's place, and a sealed one may be copied too (R48). */
function* copy(table: Table<MeowState>, play: Play, target: Side): Script {
  const picked = yield* chooseGeneral(table, play, target, frontOf(armyOf(table.state, target)), ofCopy)
  table.tell(say('copies', { who: sideRef(table.state, play.side), general: nameRef(picked) }))
  yield* resolve(table, play, general(picked).skill.does)
}

/** A front and a rear general of the target trade places before the sums. */
function* distrust(table: Table<MeowState>, play: Play, target: Side): Script {
  const army = armyOf(table.state, target)
  const out = yield* chooseGeneral(table, play, target, frontOf(army), toHarm)
  const back = yield* chooseGeneral(table, play, target, armyOf(table.state, target).rear, toHarm)
  trade(table, target, out, back)
}

/** A general may trade places with one of its own rear; the solo opponent's does not (R38). */
function* retreat(table: Table<MeowState>, play: Play): Script {
  const { state } = table
  const { side, card } = play
  const leaving = generalOf(play)
  const army = armyOf(state, side)
  if (isRival(state, side) || !army.front.includes(leaving)) return
  const coming = yield* chooseMaybe(deciderOf(state, side), {
    prompt: say('ask-retreat', { general: nameRef(leaving) }),
    notice: say('waits-retreat', { who: sideRef(state, side), card: nameRef(card) }),
    options: army.rear.map((id) => generalOption(id)),
    pass: { id: 'stay', text: say('stay') },
    ownTurn: true,
  })
  if (!coming) return
  trade(table, side, leaving, coming)
  const change = attackLeft(army, coming) - attackLeft(army, leaving)
  if (change !== 0) turnAttack(table, side, change)
}

function trade(table: Table<MeowState>, side: Side, out: Id, back: Id): void {
  const { front, rear } = armyOf(table.state, side)
  front[front.indexOf(out)] = back
  rear[rear.indexOf(back)] = out
  table.tell(say('trades', { who: sideRef(table.state, side), out: nameRef(out), back: nameRef(back) }))
}

/** The owner picks one; the solo opponent takes the first (R45). */
function* either(
  table: Table<MeowState>,
  play: Play,
  options: Extract<Effect, { op: 'either' }>['options'],
): Script {
  const { state } = table
  const { side, card } = play
  if (isRival(state, side)) return yield* resolve(table, play, options.slice(0, 1))
  const picked = yield* chooseOne(side, {
    prompt: say('ask-either', { card: nameRef(card) }),
    notice: say('waits-either', { who: sideRef(state, side), card: nameRef(card) }),
    options: options.map(({ op, n }) => ({
      id: op,
      text: say(`either-${op}`, { n }),
      ...(op === 'damage' && harmTo(state, targetOf(play))),
    })),
  })
  yield* resolve(
    table,
    play,
    options.filter(({ op }) => op === picked),
  )
}
