// 田豐.
import type { Seat } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { sourceOf } from '../../core/blows.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Damage } from '../../table/events.ts'

/** Of one faction, or so once his general is up. */
const kin = (war: Actions, owner: Seat, other: Seat): boolean =>
  war.allied(owner, other) || war.wouldAlly(owner, other)

/** Who felled a dying player: one seat or none. */
const fellers = (damage: Damage | null): Seat[] => (damage ? sourceOf(damage) : [])

/** 死諫: losing the last hand card costs another a card. 隨勢: gains by what his faction fells, suffers with its dead. */
export const tianFeng: Source = {
  id: 'tian-feng',
  strength: -0.2,
  skills: [
    {
      id: 'sijian',
      harms: () => true,
      triggers: [
        on('cards-lost', {
          when: (facts, { seat, emptied }, owner) =>
            seat === owner && emptied && facts.others(owner).some((other) => facts.cardCount(other) > 0),
          announce: (war, _loss, me) =>
            war.pickSeat(
              me,
              war.others(me.seat).filter((other) => war.cardCount(other) > 0),
            ),
          *run(war, _loss, me, to) {
            yield* war.discard(to, [yield* war.pickFrom(me, me.seat, to, ['hand', 'worn'])])
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
          can: (war, { damage }, me) => fellers(damage).some((source) => kin(war, me.seat, source)),
          *run(war, _event, me) {
            yield* war.draw(me.seat, 1)
          },
        }),
        on('death', {
          forced: true,
          when: (_facts, { seat }, owner) => seat !== owner,
          can: (war, { seat }, me) => kin(war, me.seat, seat),
          *run(war, _event, me) {
            yield* war.loseHp(me.seat, 1)
          },
        }),
      ],
      sense: { worth: () => -1 },
    },
  ],
}
