// 徐盛.
import type { Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { isSlash } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { isKin, mayBeKin } from '../../core/kin.ts'
import { on, type Source } from '../../core/skill.ts'

function* exchange(actions: Actions, seat: Seat): Script {
  yield* actions.draw(seat, 1)
  yield* actions.throwAway(seat, 1)
}

/** 疑城: an ally who has used a Slash, or is the target of one, draws a card and discards one. */
export const xuSheng: Source = {
  id: 'xu-sheng',
  skills: [
    {
      id: 'yicheng',
      triggers: [
        on('targets-fixed', {
          when: (facts, use, owner) => isSlash(use.kind) && mayBeKin(facts, owner, use.user),
          can: (actions, { user }, me) => isKin(actions, me.seat, user),
          *run(actions, { user }) {
            yield* exchange(actions, user)
          },
        }),
        on('after-targeting', {
          when: (facts, { use, target }, owner) => isSlash(use.kind) && mayBeKin(facts, owner, target),
          can: (actions, { target }, me) => isKin(actions, me.seat, target),
          *run(actions, { target }) {
            yield* exchange(actions, target)
          },
        }),
      ],
      sense: { worth: () => 0.5 },
    },
  ],
}
