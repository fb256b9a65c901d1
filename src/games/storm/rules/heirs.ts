// Generals of a fallen ally: the heir may take some on, up to the limit, as they are (rulings 32, 68).
import { nameRef, nameRefs, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { activeSeat, playerAt } from '../board/look.ts'
import { hasGeneralRoom } from '../board/placing.ts'
import { threatsTo } from '../board/targets.ts'
import type { StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { releaseGeneral } from './capture.ts'
import { dismissals, dismissNow, mayTakeOn, placesFor } from './making-room.ts'
import { placingOption } from './recruit-armies.ts'
import { dismissalOption, generalOption } from './recruit-generals.ts'
import { newUnit } from './recruits.ts'

/** One general after another, until the heir has enough; the others leave the game. */
export function* adopt(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  const places = placesFor(state, seat)
  const who = seatRef(seat)
  const threats = threatsTo(state, seat)
  const picked = !mayTakeOn(state, state, seat, places)
    ? undefined
    : yield* chooseMaybe(seat, {
        prompt: say('ask-heir'),
        notice: say('waits-heir', { who }),
        options: player.heirlooms.map(({ id }) => generalOption(id)),
        pass: { id: 'pass', text: say('take-nobody') },
        ownTurn: true,
        kind: 'heir',
      })
  if (picked === undefined) {
    const left = player.heirlooms.splice(0).map(({ id }) => id)
    for (const id of left) releaseGeneral(state, id)
    return table.tell(say('generals-leave', { who, units: nameRefs(left) }))
  }
  if (!hasGeneralRoom(state, seat)) yield* dismissOne(table)
  const { stamina } = at(
    player.heirlooms.filter(({ id }) => id === picked),
    0,
  )
  const to = yield* chooseOne(seat, {
    prompt: say('ask-place', { unit: nameRef(picked) }),
    notice: say('waits-heir', { who }),
    options: placesFor(
      state,
      seat,
    )(null).map((placing) => {
      const { at: _place, ...option } = placingOption(placing, threats)
      return option
    }),
    ownTurn: true,
    kind: 'heir-place',
  })
  player.heirlooms = player.heirlooms.filter(({ id }) => id !== picked)
  state.units.push({ ...newUnit(picked, seat, 'general', to), stamina })
  table.tell(say('adopts', { who, unit: nameRef(picked), to: nameRef(to) }))
}

/** At the limit somebody makes room first. */
function* dismissOne(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-dismiss'),
    notice: say('waits-heir', { who: seatRef(seat) }),
    options: dismissals(state, state, seat, placesFor(state, seat)).map((id) => dismissalOption(state, id)),
    ownTurn: true,
    kind: 'heir-place',
  })
  dismissNow(table, picked)
}
