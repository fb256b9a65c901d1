// 于吉.
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { useIn } from '../../core/going-on.ts'
import { isKin, mayBeKin } from '../../core/kin.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'
import { playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'

const SKILL = 'qianhuan'

/** One of each suit at most. */
const SUITS = 4

/** Own cards of a suit that no illusion has. */
function fitting(actions: Actions, seat: Seat): Id[] {
  const player = playerAt(actions.state, seat)
  const suits = actions.pile(seat, SKILL).map((card) => cardOf(card).suit)
  return [...player.hand, ...worn(player)].filter((card) => !suits.includes(actions.faceOf(card, seat).suit))
}

/** What nobody would cancel is not asked about: a card that its only target uses itself, but for delayed tricks. */
const isOwn = ({ user, kind }: CardUse, target: Seat): boolean =>
  user === target && factsOf(kind).type !== 'delayed'

/** 千幻: when an ally was hurt a card of a new suit becomes an illusion; for one, a card whose only target is an ally is cancelled. */
export const yuJi: Source = {
  id: 'yu-ji',
  skills: [
    {
      id: SKILL,
      triggers: [
        on('after-suffering', {
          when: (facts, { victim }, owner) =>
            facts.alive(victim) &&
            mayBeKin(facts, owner, victim) &&
            facts.cardCount(owner) > 0 &&
            facts.pile(owner, SKILL).length < SUITS,
          can: (actions, { victim }, me) =>
            isKin(actions, me.seat, victim) && fitting(actions, me.seat).length > 0,
          announce: (actions, _damage, me) => actions.pickCards(me, fitting(actions, me.seat), 1, 1),
          *run(actions, _damage, me, cards) {
            yield* actions.layOn(me.seat, SKILL, at(cards, 0))
          },
        }),
        on('becoming-target', {
          when: (facts, { use, target }, owner) =>
            facts.pile(owner, SKILL).length > 0 &&
            use.targets.length === 1 &&
            factsOf(use.kind).type !== 'equipment' &&
            facts.allied(owner, target) &&
            !isOwn(use, target),
          *announce(actions, { use, target }, me) {
            return yield* actions.askMaybe(me, me.seat, {
              prompt: say('ask-illusion', { card: nameRef(use.kind), whom: seatRef(target) }),
              options: actions.pile(me.seat, SKILL).map(cardOption),
            })
          },
          *run(actions, { use, entry }, _me, card) {
            actions.clear([card])
            actions.cancel(use, entry)
          },
        }),
      ],
      *lost(actions, seat) {
        actions.clear(actions.pile(seat, SKILL))
      },
      sense: {
        cancels: true,
        worth: (sight) => {
          const now = sight.happening.at(-1)
          if (now?.is === 'damage') return 1
          return sight.happening.some(({ is }) => is === 'use') && sight.foe(useIn(sight).user) > 0 ? 1 : -1
        },
        option: (sight, id) => (sight.hand.includes(id) ? 1.9 - sight.keep(id) : 1),
      },
    },
  ],
}
