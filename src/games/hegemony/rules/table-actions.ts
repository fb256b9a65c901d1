// The verbs of the rulebook bound to one table and its registry of skills: what rules, cards and skills are given.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Actions, HegemonyTable } from '../core/actions.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import type { CardUse, TargetEntry } from '../table/events.ts'
import { type Owner, skillIn } from '../table/owner.ts'
import { type HegemonyState, playerAt, turnOf } from '../table/state.ts'
import { newTarget } from '../table/targeted.ts'
import { say } from '../text/say.ts'
import {
  ask,
  askMaybe,
  parting,
  pickCards,
  pickCardsNow,
  pickFrom,
  pickSeat,
  pickSeatNow,
  pickSeats,
} from './asking.ts'
import * as cards from './cards.ts'
import { chain, changeMaxHp, type Depth, damage, flip, loseHp, recover } from './damage.ts'
import { demandSlash } from './demand.ts'
import { throwAway } from './discarding.ts'
import { dying } from './dying.ts'
import { PublicFacts } from './facts.ts'
import { fight, fromPile, judge, layOn, replaceJudgement, toPile } from './judge.ts'
import { inOrder } from './making.ts'
import { notePlay, noteRestore } from './noting.ts'
import { respond } from './respond.ts'
import { changeDeputy, loseSkills, removeGeneral, reveal, turnDown } from './reveal.ts'
import { TurnEnds } from './stops.ts'
import { legalTargets, withinLimits } from './targets.ts'
import { trigger } from './triggers.ts'
import { use, welcomes } from './use.ts'

const BANNING = { having: 'bansReveal' } as const

/** What one table may do and know; each verb is implemented in the file of its chapter. */
export class TableActions extends PublicFacts implements Actions {
  readonly table: HegemonyTable
  readonly registry: SkillRegistry
  /** How deep damage is nested in damage; 0 when a stage begins. */
  readonly depth: Depth = { now: 0 }

  constructor(table: HegemonyTable, registry: SkillRegistry) {
    super()
    this.table = table
    this.registry = registry
  }

  get state(): HegemonyState {
    return this.table.state
  }

  readonly ask: Actions['ask'] = (me, seat, question) => ask(this, me, seat, question)
  readonly askMaybe: Actions['askMaybe'] = (me, seat, question) => askMaybe(this, me, seat, question)
  readonly pickSeat: Actions['pickSeat'] = (me, seats, prompt) => pickSeat(this, me, seats, prompt)
  readonly pickSeatNow: Actions['pickSeatNow'] = (me, by, seats, prompt) =>
    pickSeatNow(this, me, by, seats, prompt)
  readonly pickSeats: Actions['pickSeats'] = (me, seats, min, max, goes) =>
    pickSeats(this, me, seats, min, max, goes)
  readonly pickCards: Actions['pickCards'] = (me, own, min, max) => pickCards(this, me, own, min, max)
  readonly pickCardsNow: Actions['pickCardsNow'] = (me, by, own, min, max, prompt) =>
    pickCardsNow(this, me, by, own, min, max, prompt)
  readonly pickFrom: Actions['pickFrom'] = (me, by, victim, zones, put) =>
    pickFrom(this, me, by, victim, zones, put)
  readonly parting: Actions['parting'] = (by, victim, card) => parting(this, by, victim, card)
  readonly respond: Actions['respond'] = (need) => respond(this, this.registry, need)
  readonly draw: Actions['draw'] = (seat, count) => cards.draw(this, seat, count)
  readonly discard: Actions['discard'] = (seat, own) => cards.discard(this, seat, own)
  readonly discardDelayed: Actions['discardDelayed'] = (seat) => cards.discardDelayed(this, seat)
  readonly take: Actions['take'] = (to, from, theirs) => cards.take(this, to, from, theirs)
  readonly gain: Actions['gain'] = (seat, open) => cards.gain(this, seat, open)
  readonly swapHands: Actions['swapHands'] = (a, b) => cards.swapHands(this, a, b)
  readonly look: Actions['look'] = (seat, count) => cards.look(this, seat, count)
  readonly handOut: Actions['handOut'] = (from, to, looked) => cards.handOut(this, from, to, looked)
  readonly putBack: Actions['putBack'] = (seat, top, bottom) => cards.putBack(this, seat, top, bottom)
  readonly turnUp: Actions['turnUp'] = (count) => cards.turnUp(this, count)
  readonly show: Actions['show'] = (seat, own) => cards.show(this, seat, own)
  readonly throwAway: Actions['throwAway'] = (seat, count) => throwAway(this, seat, count)
  readonly clear: Actions['clear'] = (open) => cards.clear(this, open)
  readonly equip: Actions['equip'] = (seat, card) => cards.equip(this, seat, card)
  readonly move: Actions['move'] = (card, from, to) => cards.move(this, card, from, to)
  readonly toPile: Actions['toPile'] = (seat, skill, card) => toPile(this, seat, skill, card)
  readonly layOn: Actions['layOn'] = (seat, skill, card) => layOn(this, seat, skill, card)
  readonly fromPile: Actions['fromPile'] = (seat, card) => fromPile(this, seat, card)
  readonly damage: Actions['damage'] = (blow) => damage(this, this.registry, this.depth, blow)
  readonly loseHp: Actions['loseHp'] = (seat, amount) => loseHp(this, this.registry, this.depth, seat, amount)
  readonly recover: Actions['recover'] = (seat, amount) => recover(this, seat, amount)
  readonly changeMaxHp: Actions['changeMaxHp'] = (seat, by) => changeMaxHp(this, seat, by)
  readonly dying: Actions['dying'] = (seat) => dying(this, this.registry, seat, null)
  readonly chain: Actions['chain'] = (seat) => chain(this, seat)
  readonly flip: Actions['flip'] = (seat) => flip(this, seat)
  readonly judge: Actions['judge'] = (seat, reason, effect, keep) => judge(this, seat, reason, effect, keep)
  readonly replaceJudgement: Actions['replaceJudgement'] = (judgement, seat, card, keepOld) =>
    replaceJudgement(this, judgement, seat, card, keepOld)
  readonly fight: Actions['fight'] = (me, initiator, opponent) => fight(this, me, initiator, opponent)
  readonly use: Actions['use'] = (spec) => use(this, this.registry, spec)
  readonly targetsOf: Actions['targetsOf'] = (user, kind, own = []) =>
    legalTargets(this, this.registry, { user, kind, cards: own, assumed: [] })
  readonly withinLimits: Actions['withinLimits'] = (user, kind) =>
    withinLimits(this, this.registry, { user, kind, cards: [], assumed: [] })
  readonly demandSlash: Actions['demandSlash'] = (by, targets, prompt, near) =>
    demandSlash(this, this.registry, by, targets, prompt, near)
  readonly welcomes: Actions['welcomes'] = (seat, kind, card) => welcomes(this, seat, kind, card)
  readonly reveal: Actions['reveal'] = (seat, place) => reveal(this, this.registry, seat, place)
  readonly turnDown: Actions['turnDown'] = (seat, place) => turnDown(this, this.registry, seat, place)
  readonly loseSkills: Actions['loseSkills'] = (seat, place) => loseSkills(this, this.registry, seat, place)
  readonly removeGeneral: Actions['removeGeneral'] = (seat, place) =>
    removeGeneral(this, this.registry, seat, place)
  readonly changeDeputy: Actions['changeDeputy'] = (seat, id) => changeDeputy(this, this.registry, seat, id)
  readonly noteAnswer: Actions['noteAnswer'] = (seat) => notePlay(this, seat)
  readonly restoreLater: Actions['restoreLater'] = (seat, key) => noteRestore(this, seat, key)
  readonly skip: Actions['skip'] = (phase) => void turnOf(this.table.state).skips.push(phase)
  readonly extraTurn: Actions['extraTurn'] = (seat) => void this.table.state.extra.push(seat)
  readonly trigger: Actions['trigger'] = (timing, event) => trigger(this, this.registry, timing, event)
  readonly tell: Actions['tell'] = (phrase) => this.table.tell(phrase)

  redirect(use: CardUse, from: TargetEntry, to: Seat): void {
    const turned = use.targets.map((target) => (target === from ? newTarget(to) : target))
    use.targets = inOrder(this.state, turned)
    this.tell(say('redirects', { who: seatRef(from.seat), whom: seatRef(to), card: nameRef(use.kind) }))
  }

  cancel(use: CardUse, target: TargetEntry): void {
    use.targets = use.targets.filter((each) => each !== target)
    this.tell(say('cancelled', { whom: seatRef(target.seat), card: nameRef(use.kind) }))
  }

  endBrokenTurn(): void {
    const { happening } = this.state
    const isOver = this.depth.now === 0 && !happening.some(({ is }) => is === 'use')
    if (isOver && turnOf(this.state).broken) throw new TurnEnds()
  }

  mark(me: Owner, value: number | string = 1): void {
    const turn = turnOf(this.state)
    turn.marks = turn.marks.filter(({ seat, key }) => seat !== me.seat || key !== me.key)
    turn.marks.push({ seat: me.seat, key: me.key, value })
  }

  endow(seat: Seat, key: Id): void {
    const player = playerAt(this.state, seat)
    player.gained = [...(player.gained ?? []), key]
    this.tell(say('gains-skill', { who: seatRef(seat), skill: nameRef(skillIn(key)) }))
  }

  lend(seat: Seat, key: Id): void {
    turnOf(this.state).marks.push({ seat, key, value: 1 })
    this.tell(say('lent-skill', { who: seatRef(seat), skill: nameRef(skillIn(key)) }))
  }

  mayReveal(seat: Seat): boolean {
    return playerAt(this.state, seat).generals.some(({ up }) => !up) && !this.#isBanned(seat)
  }

  /** Whether a skill in force keeps this seat from turning generals up. */
  #isBanned(seat: Seat): boolean {
    for (const owner of this.seats())
      for (const { hooks } of ownedBy(this.registry, this.state, owner, BANNING))
        if (hooks.statics?.bansReveal?.(this, owner, seat)) return true
    return false
  }
}
