// 周泰.
import type { Id } from '../../../../engine/phrase.ts'
import { card as cardOf } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

const SKILL = 'buqu'

/** Wounds that so much HP asks for. */
const wounds = (hp: number): number => Math.max(0, 1 - hp)

const allDiffer = (pile: readonly Id[]): boolean =>
  new Set(pile.map((card) => cardOf(card).number)).size === pile.length

/** 不屈: cards of the deck stand for HP lost at 0 or below; while their numbers differ he is not dying. */
export const zhouTai: Source = {
  id: 'zhou-tai',
  strength: 0.04,
  skills: [
    {
      id: SKILL,
      statics: {
        undying: (facts, owner, pile) => pile.length === wounds(facts.hp(owner)) && allDiffer(pile),
      },
      triggers: [
        on('hp-reduced', {
          when: (facts, { seat }, owner) =>
            seat === owner && facts.pile(owner, SKILL).length < wounds(facts.hp(owner)),
          times: ({ amount }) => amount,
          *run(actions, { seat }, me) {
            // The reward for turning him up may have healed him: there are never more wounds than HP ask for.
            if (actions.pile(seat, SKILL).length >= wounds(actions.hp(seat))) return
            for (const card of actions.turnUp(1)) actions.toPile(me.seat, SKILL, card)
          },
        }),
        on('recovered', {
          forced: true,
          when: (facts, { seat }, owner) =>
            seat === owner && facts.pile(owner, SKILL).length > wounds(facts.hp(owner)),
          *run(actions, _event, me) {
            const pile = actions.pile(me.seat, SKILL)
            const healed = pile.length - wounds(actions.hp(me.seat))
            const all = healed === pile.length
            const gone = all
              ? pile
              : yield* actions.pickCardsNow(
                  me,
                  me.seat,
                  pile,
                  healed,
                  healed,
                  say('ask-wounds', { count: healed }),
                )
            actions.clear(gone)
          },
        }),
      ],
      *lost(actions, seat) {
        actions.clear(actions.pile(seat, SKILL))
        yield* actions.dying(seat)
      },
      sense: { worth: () => 3 },
    },
  ],
}

/** 不屈 as revised: dying, he turns up a card; unless its number lies there already it stays, and he has 1 HP. 奮激: who ends a turn without a hand draws two for 1 HP of his. */
export const revisedZhouTai: Source = {
  id: 'zhou-tai',
  skills: [
    {
      id: SKILL,
      triggers: [
        on('dying', {
          forced: true,
          when: (_facts, { seat }, owner) => seat === owner,
          *run(actions, { seat }, me) {
            for (const card of actions.turnUp(1)) {
              if (allDiffer([...actions.pile(seat, SKILL), card])) {
                actions.toPile(me.seat, SKILL, card)
                yield* actions.recover(seat, 1 - actions.hp(seat))
              } else actions.clear([card])
            }
          },
        }),
      ],
      *lost(actions, seat) {
        actions.clear(actions.pile(seat, SKILL))
      },
      sense: { worth: () => 3 },
    },
    {
      id: 'fenji',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }) => phase === 'end' && facts.handSize(seat) === 0,
          price: () => ({ hp: 1 }),
          *run(actions, { seat }, me) {
            yield* actions.draw(seat, 2)
            yield* actions.loseHp(me.seat, 1)
          },
        }),
      ],
      sense: {
        worth: ({ turn, me, friends, hp }) =>
          (turn.seat === me || friends.includes(turn.seat)) && hp(me) > 2 ? 0.5 : -1,
      },
    },
  ],
}
