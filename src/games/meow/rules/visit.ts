// 探訪: in turn, a visit, a look at treasures, a study, the mandate, or a pass for the rest of the phase.
import type { Option } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseMaybe, chooseOne, type Script } from '../../../engine/script.ts'
import { battleCard, general } from '../cards/index.ts'
import { drawable, dropTreasures, fillHand, lookAtPile, takeFromHand } from '../table/decks.ts'
import { battleAtHand, type MeowState, playerAt, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'
import { givesUpGenerals, ofPrice } from './consequences.ts'
import { BACK, cardOption, generalOption } from './labels.ts'
import { spend } from './markers.ts'
import { rivalVisits } from './solo.ts'

/** What a visit of any kind costs. */
const PRICE = 1

/** Stratagems that may be kept (R25). */
const KEPT_STRATAGEMS = 2

/**
 * One seat's go in the visiting phase. Which cards it takes is chosen before anything is paid; until then the player may go
 * back, and nobody knows. A look at cards is news, and cannot be gone back from.
 */
export function* visitStage(table: Table<MeowState>): Script {
  const { state } = table
  const seat = state.visitor
  for (let done = false; !done; ) {
    const picked = yield* chooseAction(table, seat)
    if (picked === 'visit') done = yield* visit(table, seat)
    else if (picked === 'mandate') done = yield* layMandate(table, seat)
    else {
      if (picked === 'treasure') yield* seekTreasure(table, seat)
      else if (picked === 'study') yield* study(table, seat)
      else pass(table, seat)
      done = true
    }
  }
  passOn(state)
}

/** What a seat does now; `undefined` is the pass. */
function* chooseAction({ state }: Table<MeowState>, seat: Seat): Script<Id | undefined> {
  const options = actionsOf(state, seat)
  return yield* chooseMaybe(seat, {
    prompt: say('ask-visit', { fish: playerAt(state, seat).fish }),
    notice: visiting(seat),
    options,
    pass: { id: 'pass', text: say('visit-pass'), hint: say('visit-pass-hint') },
    ownTurn: true,
    // Without fish only the mandate is left, and whether it can be had is hidden in the hand (R5).
    open: !state.battles,
  })
}

/** What a seat may do besides passing. */
function actionsOf(state: MeowState, seat: Seat): Option[] {
  const { fish } = playerAt(state, seat)
  const piles = (a: readonly Id[], b: readonly Id[]): boolean => a.length + b.length > 0
  const price = ofPrice(PRICE)
  const paid: Option[] = [
    { id: 'visit', text: say('visit-generals'), hint: say('visit-generals-hint'), ...price },
  ]
  if (piles(state.treasurePile, state.treasureDiscards))
    paid.push({ id: 'treasure', text: say('visit-treasure'), hint: say('visit-treasure-hint'), ...price })
  if (piles(state.stratagemPile, state.stratagemDiscards))
    paid.push({ id: 'study', text: say('visit-study'), hint: say('visit-study-hint'), ...price })
  const free: Option[] =
    state.battles && foretold(state, seat).length > 0 && drawable(state) > 0
      ? [
          {
            id: 'mandate',
            text: say('visit-mandate'),
            hint: say('visit-mandate-hint'),
            irrevocable: [givesUpGenerals],
          },
        ]
      : []
  return fish >= PRICE ? [...paid, ...free] : free
}

/** Cards of the hand that the mandate of this round's battle takes: dead by its year (R29). */
function foretold(state: MeowState, seat: Seat): Id[] {
  const { year } = battleCard(battleAtHand(state))
  return playerAt(state, seat).hand.filter((id) => general(id).died <= year)
}

function pass(table: Table<MeowState>, seat: Seat): void {
  playerAt(table.state, seat).passed = true
  table.tell(say('passes', { who: seatRef(seat) }))
}

/** The next seat that has not passed, clockwise; when all have, planning begins (R6). */
function passOn(state: MeowState): void {
  const next = seatsFrom(state, (state.visitor + 1) % state.players.length).find(
    (seat) => !playerAt(state, seat).passed,
  )
  if (next !== undefined) state.visitor = next
  else state.phase = 'oppose'
}

/** What everyone reads while a player thinks about a go: the same at the menu and in its steps. */
const visiting = (seat: Seat) => say('waits-visit', { who: seatRef(seat) })

/** Pays, discards face up, draws up to five (R5). `false` is back. */
function* visit(table: Table<MeowState>, seat: Seat): Script<boolean> {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const thrown = yield* choose(seat, {
    prompt: say('ask-discard'),
    notice: visiting(seat),
    options: [...hand.map((id) => generalOption(id)), BACK],
    min: 1,
    max: hand.length,
    ownTurn: true,
    step: true,
  })
  if (thrown.includes(BACK.id)) return false
  spend(table, seat, PRICE)
  table.tell(say('visits', { who: seatRef(seat) }))
  const player = playerAt(state, seat)
  takeFromHand(player, thrown)
  state.discards.push(...thrown)
  const dropped = dropTreasures(state, player, thrown)
  table.tell(say('discards', { who: seatRef(seat), cards: nameRefs(thrown) }))
  if (dropped.length > 0) table.tell(say('treasures-dropped', { cards: nameRefs(dropped) }))
  fillHand(table, seat)
  rivalVisits(table)
  return true
}

/** Looks at two cards and picks one of them; one alone is simply taken (R20, R25, R49). */
function* pickOfTwo(table: Table<MeowState>, seat: Seat, kind: 'treasure' | 'stratagem'): Script<Id> {
  const { state } = table
  spend(table, seat, PRICE)
  state.looked = lookAtPile(table, kind)
  const args = { who: seatRef(seat), n: state.looked.length }
  table.tell(kind === 'treasure' ? say('looks-treasure', args) : say('looks-stratagem', args))
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-keep'),
    notice: say('waits-keep', { who: seatRef(seat) }),
    options: state.looked.map(cardOption),
    open: true,
  })
  return picked
}

function* seekTreasure(table: Table<MeowState>, seat: Seat): Script {
  const { state } = table
  const kept = yield* pickOfTwo(table, seat, 'treasure')
  playerAt(state, seat).treasures.push(kept)
  const rest = state.looked.filter((id) => id !== kept)
  state.looked = []
  state.treasureDiscards.push(...rest)
  tellKept(table, seat, kept)
  if (rest.length > 0) table.tell(say('discards', { who: seatRef(seat), cards: nameRefs(rest) }))
}

function* study(table: Table<MeowState>, seat: Seat): Script {
  const { state } = table
  const kept = yield* pickOfTwo(table, seat, 'stratagem')
  const player = playerAt(state, seat)
  player.stratagems.push(kept)
  const rest = state.looked.filter((id) => id !== kept)
  state.looked = []
  state.stratagemDiscards.push(...rest)
  tellKept(table, seat, kept)
  if (rest.length > 0) table.tell(say('discards', { who: seatRef(seat), cards: nameRefs(rest) }))
  if (player.stratagems.length > KEPT_STRATAGEMS) yield* forget(table, seat)
}

/** Old and new are looked through together, and two stay (R25). */
function* forget(table: Table<MeowState>, seat: Seat): Script {
  const { state } = table
  const gone = yield* chooseOne(seat, {
    prompt: say('ask-forget'),
    notice: say('waits-keep', { who: seatRef(seat) }),
    options: playerAt(state, seat).stratagems.map(cardOption),
  })
  const player = playerAt(state, seat)
  player.stratagems = player.stratagems.filter((id) => id !== gone)
  player.known = player.known.filter((id) => id !== gone)
  state.stratagemDiscards.push(gone)
  table.tell(say('discards', { who: seatRef(seat), cards: [nameRef(gone)] }))
}

function tellKept(table: Table<MeowState>, seat: Seat, kept: Id): void {
  table.tell(say('keeps', { who: seatRef(seat) }))
  table.tell(say('you-keep', { card: nameRef(kept) }), { to: [seat] })
}

/** 知天命: free, at least one card, and no more than can be replaced (R29, R41). `false` is back. */
function* layMandate(table: Table<MeowState>, seat: Seat): Script<boolean> {
  const { state } = table
  const cards = foretold(state, seat)
  const laid = yield* choose(seat, {
    prompt: say('ask-mandate'),
    notice: visiting(seat),
    options: [
      ...cards.map((id) => ({
        ...generalOption(id, say('died', { year: general(id).died })),
        irrevocable: [givesUpGenerals],
      })),
      BACK,
    ],
    min: 1,
    max: Math.min(cards.length, drawable(state)),
    ownTurn: true,
    step: true,
  })
  if (laid.includes(BACK.id)) return false
  const player = playerAt(state, seat)
  takeFromHand(player, laid)
  player.mandate.push(...laid)
  table.tell(say('mandate-laid', { who: seatRef(seat), cards: nameRefs(laid), n: player.mandate.length }))
  fillHand(table, seat)
  return true
}
