// Targets to choose from. Where either of two hidden generals would do, each stands there by itself: it is their owner
// who says which of them turns up (section 8).

import type { Option } from '../../../engine/decision.ts'
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { seatId } from '../../common/seat-id.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { hiddenAt, weighed } from '../core/consequences.ts'
import { seatOption } from '../core/labels.ts'
import { say } from '../text/say.ts'
import { meaningOfAim } from './meaning.ts'
import type { Aim } from './targets.ts'

/** A target to choose, and what choosing it comes to. */
export interface AimOption {
  readonly option: Option
  readonly aim: Aim
}

/** Options for aims. */
export const aimOptions = (actions: Actions, user: Seat, kind: Kind, aims: readonly Aim[]): AimOption[] =>
  aims.map((aim) => {
    const either = aims.some((other) => other !== aim && other.target === aim.target)
    const named = either ? optionBy(actions, user, aim) : seatOption(aim.target)
    return { option: weighed(named, meaningOfAim(actions, user, kind, aim)), aim }
  })

/** A target with the general that turns up for it. */
function optionBy({ state }: Actions, user: Seat, { target, assumed }: Aim): Option {
  const generals = hiddenAt(state, user, assumed)
  const general = at(generals, generals.length - 1)
  return {
    id: `${seatId(target)}:${general}`,
    text: say('seat-by-general', { whom: seatRef(target), general: nameRef(general) }),
  }
}
