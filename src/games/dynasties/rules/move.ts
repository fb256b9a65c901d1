// The marker enters a space: gains for the lords of the era, then the persons who wait for it (D2, D5).
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { type Space, YEARS } from '../cards/eras.ts'
import { lordIds, lordOf } from '../cards/index.ts'
import { cardRef, type DynastiesTable, livingFrom, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { callForced } from './forced.ts'
import { alter } from './stats.ts'

/** Puts the marker on a space; players come clockwise from `from`. */
export function* enter(table: DynastiesTable, space: Space, from: Seat): Script {
  const { state } = table
  state.marker = space
  if (space === 'start') return table.tell(say('enters', { era: nameRef(space) }))
  table.tell(say('enters-era', { era: nameRef(space), ...YEARS[space] }))
  const lords = lordIds(state).filter((lord) => lordOf(state, lord).eras.includes(space))
  for (const seat of livingFrom(state, from)) {
    const lord = lords.find((each) => each === playerAt(state, seat).lord)
    if (lord === undefined) continue
    table.tell(say('lord-gains', { who: seatRef(seat), lord: cardRef(state, lord) }))
    alter(table, seat, { state: 1, grain: 1 })
  }
  yield* callForced(table, from)
}
