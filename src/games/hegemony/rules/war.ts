// The verbs bound to one table and one book: what rules, cards and skills are given.

import { type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Book } from '../book.ts'
import { ownedBy } from '../book.ts'
import { say } from '../say.ts'
import type { HegemonyState } from '../state.ts'
import { playerAt, turnOf } from '../state.ts'
import type { HegemonyTable, War } from '../war.ts'
import {
  ask,
  askMaybe,
  pickCards,
  pickCardsNow,
  pickFrom,
  pickSeat,
  pickSeatNow,
  pickSeats,
} from './asking.ts'
import * as cards from './cards.ts'
import { chain, type Depth, damage, flip, loseHp, recover } from './damage.ts'
import { demandSlash } from './demand.ts'
import { throwAway } from './discarding.ts'
import { dying } from './dying.ts'
import { factsOf } from './facts.ts'
import { fight, fromPile, judge, replaceJudgement, toPile } from './judge.ts'
import { inOrder } from './making.ts'
import { respond } from './respond.ts'
import { loseSkills, reveal, turnDown } from './reveal.ts'
import { legalTargets } from './targets.ts'
import { trigger } from './triggers.ts'
import { use, welcomes } from './use.ts'

/** Wars by table, with the book they are fought by: their verbs are bound once for all the stages of a game. */
const wars = new WeakMap<HegemonyTable, { readonly war: War; readonly book: Book; readonly depth: Depth }>()

/** The war of one stage, which begins. */
export function warOf(table: HegemonyTable, book: Book): War {
  const known = wars.get(table)
  if (known?.book === book) {
    known.depth.now = 0
    return known.war
  }
  const depth: Depth = { now: 0 }
  const war = bind(table, book, depth)
  wars.set(table, { war, book, depth })
  return war
}

function bind(table: HegemonyTable, book: Book, depth: Depth): War {
  const now = (): HegemonyState => table.state
  const war: War = {
    ...factsOf(now, book),
    get count() {
      return table.state.players.length
    },
    table,
    get state() {
      return table.state
    },
    ask: (me, seat, question) => ask(war, me, seat, question),
    askMaybe: (me, seat, question) => askMaybe(war, me, seat, question),
    pickSeat: (me, seats, prompt) => pickSeat(war, me, seats, prompt),
    pickSeatNow: (me, by, seats, prompt) => pickSeatNow(war, me, by, seats, prompt),
    pickSeats: (me, seats, min, max) => pickSeats(war, me, seats, min, max),
    pickCards: (me, own, min, max) => pickCards(war, me, own, min, max),
    pickCardsNow: (me, by, own, min, max, prompt) => pickCardsNow(war, me, by, own, min, max, prompt),
    pickFrom: (me, by, victim, zones) => pickFrom(war, me, by, victim, zones),
    respond: (need) => respond(war, book, need),
    draw: (seat, count) => cards.draw(war, seat, count),
    discard: (seat, own) => cards.discard(war, seat, own),
    discardDelayed: (seat) => cards.discardDelayed(war, seat),
    take: (to, from, theirs) => cards.take(war, to, from, theirs),
    gain: (seat, open) => cards.gain(war, seat, open),
    swapHands: (a, b) => cards.swapHands(war, a, b),
    look: (seat, count) => cards.look(war, seat, count),
    handOut: (from, to, looked) => cards.handOut(war, from, to, looked),
    putBack: (seat, top, bottom) => cards.putBack(war, seat, top, bottom),
    turnUp: (count) => cards.turnUp(war, count),
    show: (seat, own) => cards.show(war, seat, own),
    throwAway: (seat, count) => throwAway(war, seat, count),
    clear: (open) => cards.clear(war, open),
    equip: (seat, card) => cards.equip(war, seat, card),
    move: (card, from, to) => cards.move(war, card, from, to),
    toPile: (seat, skill, card) => toPile(war, seat, skill, card),
    fromPile: (seat, card) => fromPile(war, seat, card),
    damage: (blow) => damage(war, book, depth, blow),
    loseHp: (seat, amount) => loseHp(war, book, depth, seat, amount),
    recover: (seat, amount) => recover(war, seat, amount),
    dying: (seat) => dying(war, book, seat, null),
    chain: (seat) => chain(war, seat),
    flip: (seat) => flip(war, seat),
    judge: (seat, reason, effect, keep) => judge(war, seat, reason, effect, keep),
    replaceJudgement: (judgement, seat, card, keepOld) =>
      replaceJudgement(war, judgement, seat, card, keepOld),
    fight: (me, initiator, opponent) => fight(war, me, initiator, opponent),
    use: (spec) => use(war, book, spec),
    targetsOf: (user, kind, own = []) => legalTargets(war, book, { user, kind, cards: own, assumed: [] }),
    demandSlash: (by, targets, prompt, near) => demandSlash(war, book, by, targets, prompt, near),
    welcomes: (seat, kind, card) => welcomes(war, seat, kind, card),
    redirect(use, from, to) {
      const turned = use.targets.map((seat) => (seat === from ? to : seat))
      use.targets = inOrder(table.state, use, turned)
      war.tell(say('redirects', { who: seatRef(from), whom: seatRef(to) }))
    },
    cancel(use, target) {
      use.targets = use.targets.filter((seat) => seat !== target)
      war.tell(say('cancelled', { whom: seatRef(target) }))
    },
    reveal: (seat, place) => reveal(war, seat, place),
    turnDown: (seat, place) => turnDown(war, book, seat, place),
    loseSkills: (seat, place) => loseSkills(war, book, seat, place),
    mark(me, value = 1) {
      const turn = turnOf(table.state)
      turn.marks = turn.marks.filter(({ seat, key }) => seat !== me.seat || key !== me.key)
      turn.marks.push({ seat: me.seat, key: me.key, value })
    },
    skip: (phase) => void turnOf(table.state).skips.push(phase),
    extraTurn: (seat) => void table.state.extra.push(seat),
    mayReveal: (seat) => playerAt(table.state, seat).generals.some(({ up }) => !up) && !isBanned(seat),
    trigger: (timing, event) => trigger(war, book, timing, event),
    tell: (phrase) => table.tell(phrase),
  }
  const isBanned = (seat: Seat): boolean =>
    war
      .seats()
      .some((owner) =>
        ownedBy(book, table.state, owner, { having: 'bansReveal' }).some(({ hooks }) =>
          hooks.statics?.bansReveal?.(war, owner, seat),
        ),
      )
  return war
}
