// 田豐.
import type { Seat } from '../../../../engine/phrase.ts'
import type { Actions } from '../../actions.ts'
import { on, type Source } from '../../skill.ts'

/** Of one faction, or so once his general is up. */
const kin = (war: Actions, owner: Seat, other: Seat): boolean =>
  war.allied(owner, other) || war.wouldAlly(owner, other)

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
            if (!war.alive(to) || war.cardCount(to) === 0) return
            yield* war.discard(to, [yield* war.pickFrom(me, me.seat, to, ['hand', 'worn'])])
          },
        }),
      ],
      sense: { option: (sight, id) => sight.foe(sight.seatOf(id) ?? sight.me) },
    },
    {
      id: 'suishi',
      triggers: [
        on('dying', {
          forced: true,
          when: (facts, { seat, damage }, owner) => {
            const source = damage?.source ?? null
            return seat !== owner && source !== null && (source === owner || facts.faction(source) !== null)
          },
          can: (war, { damage }, me) => kin(war, me.seat, damage?.source ?? me.seat),
          *run(war, _event, me) {
            yield* war.draw(me.seat, 1)
          },
        }),
        on('death', {
          forced: true,
          when: (facts, { seat }, owner) => seat !== owner && facts.faction(seat) !== null,
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
