// 張郃.
import type { Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { seatOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import type { Phase } from '../../table/phases.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { moveOne } from '../moving.ts'

const SKIPPABLE: readonly Phase[] = ['judge', 'draw', 'play', 'discard']

/** 巧變: discard a hand card to skip a phase; instead of drawing take cards, instead of playing move one. */
export const zhangHe: Source = {
  id: 'zhang-he',
  strength: -0.14,
  skills: [
    {
      id: 'qiaobian',
      harms: () => true,
      triggers: [
        on('before-phase', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && SKIPPABLE.includes(phase) && facts.handSize(owner) > 0,
          price: (_facts, { phase }) => ({
            cards: 1,
            gives: phase === 'draw' || phase === 'play' ? [phase] : [],
          }),
          announce: (actions, _event, me) =>
            actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1),
          pay: (actions, _event, me, cards) => actions.discard(me.seat, cards),
          *run(actions, event, me) {
            event.skipped = true
            if (event.phase === 'draw') yield* takeFromTwo(actions, me)
            if (event.phase === 'play') yield* moveOne(actions, me)
          },
        }),
      ],
      sense: {
        // Worth of skipping the phase that comes, less the card it takes.
        worth({ turn, delayed, me, hand, hp, keep, others, foe, handSize }) {
          const price = Math.min(3, ...hand.map(keep))
          const rich = others.filter((seat) => foe(seat) > 0.2 && handSize(seat) > 0).length
          if (turn.phase === 'judge')
            return (delayed(me).some((kind) => kind !== 'lightning') ? 2.4 : 0) - price
          if (turn.phase === 'draw') return rich > 1 ? 1.5 - price : -1
          return turn.phase === 'discard' ? hand.length - hp(me) - 1 - price * 0.5 : -1
        },
        // Enemies lose cards; what is moved goes to oneself or an ally.
        option(sight, id) {
          if (sight.hand.includes(id)) return 3 - sight.keep(id)
          if (id.startsWith('to-')) return 1 - sight.foe(seatOf(id.slice('to-'.length)))
          return sight.foe(sight.seatOf(id) ?? sight.me)
        },
      },
    },
  ],
}

/** A hand card, unseen, of up to two others. */
function* takeFromTwo(actions: Actions, me: Owner): Script {
  const picked: Seat[] = []
  while (picked.length < 2) {
    const left = actions
      .others(me.seat)
      .filter((seat) => !picked.includes(seat) && actions.handSize(seat) > 0)
    if (left.length === 0) break
    const question = { prompt: say('ask-take-one'), options: left.map(seatOption) }
    const id = yield* actions.askMaybe(me, me.seat, question)
    if (id === undefined) break
    picked.push(seatOf(id))
  }
  for (const seat of picked)
    if (actions.handSize(seat) > 0)
      yield* actions.take(me.seat, seat, [yield* actions.pickFrom(me, me.seat, seat, ['hand'])])
}
