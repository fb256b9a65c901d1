// 田豐.
import type { Seat } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { sourceOf } from '../../core/blows.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Damage } from '../../table/events.ts'

/** Of one faction, or so once his general is up. */
const kin = (actions: Actions, owner: Seat, other: Seat): boolean =>
  actions.allied(owner, other) || actions.wouldAlly(owner, other)

/** Who felled a dying player: one seat or none. */
const fellers = (damage: Damage | null): Seat[] => (damage ? sourceOf(damage) : [])

/** 死諫: losing the last hand card costs another a card. 隨勢: gains by what his faction fells, suffers with its dead. */
export const tianFeng: Source = {
  id: 'tian-feng',
  strength: -0.17,
  skills: [
    {
      id: 'sijian',
      harms: () => true,
      triggers: [
        on('cards-lost', {
          when: (facts, { seat, emptied }, owner) =>
            seat === owner && emptied && facts.others(owner).some((other) => facts.cardCount(other) > 0),
          announce: (actions, _loss, me) =>
            actions.pickSeat(
              me,
              actions.others(me.seat).filter((other) => actions.cardCount(other) > 0),
            ),
          *run(actions, _loss, me, to) {
            yield* actions.discard(to, [yield* actions.pickFrom(me, me.seat, to, ['hand', 'worn'])])
          },
        }),
      ],
      sense: { option: (sight, id) => sight.foe(seatOf(id)) },
    },
    {
      id: 'suishi',
      triggers: [
        on('dying', {
          forced: true,
          when: (facts, { seat, damage }, owner) =>
            seat !== owner &&
            fellers(damage).some((source) => source === owner || facts.faction(source) !== null),
          can: (actions, { damage }, me) => fellers(damage).some((source) => kin(actions, me.seat, source)),
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 1)
          },
        }),
        on('death', {
          forced: true,
          when: (_facts, { seat }, owner) => seat !== owner,
          can: (actions, { seat }, me) => kin(actions, me.seat, seat),
          *run(actions, _event, me) {
            yield* actions.loseHp(me.seat, 1)
          },
        }),
      ],
      sense: { worth: () => -1 },
    },
  ],
}
