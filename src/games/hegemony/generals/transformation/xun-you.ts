// 荀攸.
import { seatRef } from '../../../../engine/phrase.ts'
import { choose } from '../../../../engine/script.ts'
import type { Kind } from '../../cards/index.ts'
import { TRICKS } from '../../cards/made.ts'
import type { Actions } from '../../core/actions.ts'
import { damageIn } from '../../core/going-on.ts'
import { cardOption } from '../../core/labels.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { ruleOf } from '../../kinds/index.ts'
import type { Owner } from '../../table/owner.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { offerChange } from './changing.ts'
import { chooseKind, chooseNamed, isGroup, namedBy } from './making.ts'

/** Tricks that name no more players than he has hand cards. */
function tricksOf(actions: Actions, seat: number): Kind[] {
  const { hand } = playerAt(actions.state, seat)
  return TRICKS.filter((kind) => {
    const { length } = namedBy(actions, seat, kind, hand)
    return length > 0 && (!isGroup(kind) || length <= hand.length)
  })
}

function* chooseTrick(actions: Actions, me: Owner) {
  const cards = [...playerAt(actions.state, me.seat).hand]
  const kind = yield* chooseKind(actions, me, tricksOf(actions, me.seat))
  if (kind === undefined) return undefined
  const among = namedBy(actions, me.seat, kind, cards)
  const made = yield* chooseNamed(actions, me, kind, { among, most: cards.length })
  return made && { ...made, cards }
}

/** 奇策: all his hand cards as a trick, and he may change his deputy. 智愚: hurt, he draws and shows his hand; of one colour, its source discards. */
export const xunYou: Source = {
  id: 'xun-you',
  skills: [
    {
      id: 'qice',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.handSize(seat) > 0,
        can: (actions, me) => tricksOf(actions, me.seat).length > 0,
        price: (facts, seat) => ({ cards: facts.handSize(seat) }),
        announce: (actions, me) => chooseTrick(actions, me),
        *run(actions, me, { kind, targets, victim, cards }) {
          const there = targets.filter((seat) => actions.alive(seat))
          // A card for the own faction is for those who are of it now.
          const named =
            ruleOf(kind).aim === 'allies' ? there.filter((seat) => actions.allied(me.seat, seat)) : there
          yield* actions.use({
            user: me.seat,
            kind,
            targets: named,
            cards,
            via: me.skill,
            ...(victim !== undefined && { victim }),
          })
          yield* offerChange(actions, me, me.seat)
        },
      }),
      sense: { makes: 'hand' },
    },
    {
      id: 'zhiyu',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, owner) => victim === owner,
          *run(actions, { source }, me) {
            yield* actions.draw(me.seat, 1)
            const { hand } = playerAt(actions.state, me.seat)
            actions.show(me.seat, hand)
            const colours = new Set(hand.map((card) => actions.faceOf(card, me.seat).colour))
            if (colours.size > 1 || source === null || !actions.alive(source)) return
            const theirs = playerAt(actions.state, source).hand
            if (theirs.length === 0) return
            const cards = yield* choose(source, {
              prompt: say('ask-zhiyu', { who: seatRef(me.seat) }),
              notice: say('waits-discard', { who: seatRef(source) }),
              options: theirs.map(cardOption),
              min: 1,
              max: 1,
            })
            yield* actions.discard(source, cards)
          },
        }),
      ],
      // A card for nothing; that all know his hand costs a little.
      sense: { worth: (sight) => (sight.foe(damageIn(sight).source ?? sight.me) > 0 ? 1 : 0.6) },
    },
  ],
}
