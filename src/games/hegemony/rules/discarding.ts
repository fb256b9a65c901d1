// Discarding a number of own cards, whichever one likes.
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import { cardOption } from '../core/labels.ts'
import { playerAt, worn } from '../table/state.ts'
import { say } from '../text/say.ts'

/** A seat discards so many of its cards, or all it has. */
export function* throwAway(actions: Actions, seat: Seat, count: number): Script {
  const player = playerAt(actions.state, seat)
  const own = [...player.hand, ...worn(player)]
  const wanted = Math.min(count, own.length)
  if (wanted === 0) return
  const cards = yield* choose(seat, {
    prompt: say('ask-discard', { count: wanted }),
    notice: say('waits-discard', { who: seatRef(seat) }),
    options: own.map(cardOption),
    min: wanted,
    max: wanted,
    open: true,
  })
  yield* actions.discard(seat, cards)
}
