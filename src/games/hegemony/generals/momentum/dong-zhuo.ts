// 董卓.
import type { Seat } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { on, type Skill, type Source } from '../../core/skill.ts'
import { hasAny, takeAny } from '../../kinds/taking.ts'
import type { Facts } from '../../table/facts.ts'
import { say } from '../../text/say.ts'

const ID = 'dong-zhuo'

/** What 暴凌 brings. */
const GAIN = 3

/** Others with cards in any zone. */
const rich = (facts: Facts, seat: Seat): Seat[] => facts.others(seat).filter((other) => hasAny(facts, other))

/** 崩壞, which 暴凌 lends: unless nobody has less HP, he loses HP or maximum HP as his turn ends. */
const benghuai: Skill = {
  id: 'benghuai',
  triggers: [
    on('phase-start', {
      forced: true,
      when: (facts, { seat, phase }, owner) =>
        seat === owner &&
        phase === 'end' &&
        facts.others(owner).some((other) => facts.hp(other) < facts.hp(owner)),
      *run(actions, _event, me) {
        const way = at(
          yield* actions.ask(me, me.seat, {
            prompt: say('ask-decay'),
            options: [
              { id: 'hp', text: say('decay-hp') },
              { id: 'max', text: say('decay-max') },
            ],
          }),
          0,
        )
        if (way === 'hp') yield* actions.loseHp(me.seat, 1)
        else yield* actions.changeMaxHp(me.seat, -1)
      },
    }),
  ],
  // Room for HP that is missing anyhow goes first.
  sense: { option: ({ hp, maxHp, me }, id) => (id === 'max' ? (hp(me) < maxHp(me) ? 1 : 0) : 0.5) },
}

/** 橫征: at his last HP or without a hand, instead of drawing he takes a card of everybody. 暴凌: as main general, face up, he loses his deputy after a play phase for three HP and 崩壞. */
export const dongZhuo: Source = {
  id: ID,
  skills: [
    {
      id: 'hengzheng',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'draw' &&
            (facts.hp(owner) === 1 || facts.handSize(owner) === 0) &&
            rich(facts, owner).length > 0,
          price: () => ({ gives: ['draw'] }),
          *run(actions, event, me) {
            event.over = true
            for (const other of rich(actions, me.seat)) {
              if (!hasAny(actions, other)) continue
              const card = yield* actions.pickFrom(me, me.seat, other, ['hand', 'worn', 'judgement'])
              yield* takeAny(actions, me.seat, other, card)
            }
          },
        }),
      ],
      sense: {
        worth: ({ others, foe, handSize, worn, delayed }) =>
          others
            .filter((seat) => handSize(seat) + worn(seat).length + delayed(seat).length > 0)
            .reduce((sum, seat) => sum + 0.7 + 0.6 * foe(seat), -2),
      },
    },
    {
      id: 'baoling',
      only: 'head',
      triggers: [
        on('phase-end', {
          forced: true,
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'play' &&
            facts.up(owner).some(({ id }) => id === ID) &&
            facts.hasGeneral(owner, 'deputy'),
          *run(actions, _event, me) {
            yield* actions.removeGeneral(me.seat, 'deputy')
            yield* actions.changeMaxHp(me.seat, GAIN)
            yield* actions.recover(me.seat, GAIN)
            actions.endow(me.seat, `${ID}:benghuai`)
          },
        }),
      ],
    },
  ],
  lends: [benghuai],
}
