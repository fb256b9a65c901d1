// Persuading a captured general: the own faction's comes for nothing, others for a card and a die (rulings 23, 42, 67).
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { activeSeat, playerAt } from '../board/look.ts'
import { threatsTo } from '../board/targets.ts'
import { generalOf } from '../box/generals.ts'
import { stratagemOf } from '../cards/index.ts'
import { FACES } from '../fight/dice.ts'
import type { StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askStep } from './asking.ts'
import { releaseGeneral } from './capture.ts'
import { discard } from './goods.ts'
import { dismissNow, placesAtOnce } from './making-room.ts'
import { paymentOption, placingOption } from './recruit-armies.ts'
import { makeRoom } from './recruit-generals.ts'
import { freeCards, newUnit, withRecruits } from './recruits.ts'
import { kinds } from './reply.ts'

/** Tries to win a captive over; then or never. */
export function* persuade(table: StormTable, general: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const room = yield* makeRoom(state, seat, placesAtOnce(state, withRecruits(state), seat))
  if (!room) return
  const { faction, persuade: needed } = generalOf(general)
  if (faction !== playerAt(state, seat).faction) {
    const card = yield* askStep(
      state,
      seat,
      say('ask-persuade', { general: nameRef(general), needed }),
      kinds(freeCards(state, seat)).map(paymentOption),
    )
    if (card === undefined) return
    if (!succeeds(table, general, card, needed)) return
  } else {
    const sure = yield* askStep(state, seat, say('ask-take-on', { general: nameRef(general) }), [
      { id: 'take-on', text: say('take-on', { general: nameRef(general) }) },
    ])
    if (sure === undefined) return
    table.tell(say('joins', { who: seatRef(seat), general: nameRef(general) }))
  }
  for (const { unit } of room) dismissNow(table, unit)
  yield* settle(table, general)
}

/** Pays the card and throws the die; 招賢 needs none. */
function succeeds(table: StormTable, general: Id, card: Id, needed: number): boolean {
  const { state } = table
  const seat = activeSeat(state)
  discard(state, seat, [card])
  const told = { who: seatRef(seat), general: nameRef(general), card: nameRef(card) }
  if (stratagemOf(card) === 'call-talent') {
    table.tell(say('persuades-surely', told))
    return true
  }
  const die = table.int(FACES) + 1
  table.tell(say(die >= needed ? 'persuades' : 'persuades-not', { ...told, die, needed }))
  if (die >= needed) return true
  forget(state, seat, general)
  releaseGeneral(state, general)
  return false
}

function forget(state: StormState, seat: number, general: Id): void {
  const player = playerAt(state, seat)
  player.captives = player.captives.filter((id) => id !== general)
}

/** Where the general who has come over is placed; nobody goes back on that. Until then it lies among the captives. */
function* settle(table: StormTable, general: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const places = placesAtOnce(state, withRecruits(state), seat)(null)
  const threats = threatsTo(state, seat)
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-place', { unit: nameRef(general) }),
    notice: say('waits-turn', { who: seatRef(seat) }),
    options: places.map((placing) => {
      const { at: _at, ...option } = placingOption(placing, threats)
      return option
    }),
    ownTurn: true,
  })
  forget(state, seat, general)
  state.units.push(newUnit(general, seat, 'general', picked))
  table.tell(say('serves', { who: seatRef(seat), general: nameRef(general), to: nameRef(picked) }))
}
