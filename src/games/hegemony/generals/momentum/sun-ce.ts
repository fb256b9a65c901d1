// 孫策.
import { seatRef } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'
import { say } from '../../text/say.ts'
import { yinghun } from '../wu/sun-jian.ts'
import { yingzi } from '../wu/zhou-yu.ts'

const ID = 'sun-ce'

/** A Duel, or a red Slash. */
const rouses = ({ kind, colour }: CardUse): boolean => kind === 'duel' || (isSlash(kind) && colour === 'red')

const LOWEST = 1
const HIGHEST = 13
const CHANGE = 3

/** 激昂: using a Duel or a red Slash, or being its target, he draws. 鷹揚: his card of a point fight counts three more or less. 魂殤: as deputy with 1 HP he has 英姿 and 英魂 for the turn. */
export const sunCe: Source = {
  id: ID,
  skills: [
    {
      id: 'jiang',
      triggers: [
        on('targets-fixed', {
          when: (_facts, use, owner) => use.user === owner && rouses(use),
          *run(actions, _use, me) {
            yield* actions.draw(me.seat, 1)
          },
        }),
        on('after-targeting', {
          when: (_facts, { use, target }, owner) => target === owner && rouses(use),
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 1)
          },
        }),
      ],
    },
    {
      id: 'yingyang',
      triggers: [
        on('points-shown', {
          when: (_facts, { sides }, owner) => sides.includes(owner),
          announce: (actions, _event, me) =>
            actions.askMaybe(me, me.seat, {
              prompt: say('ask-points'),
              options: [
                { id: 'higher', text: say('points-higher', { count: CHANGE }) },
                { id: 'lower', text: say('points-lower', { count: CHANGE }) },
              ],
            }),
          *run(actions, event, me, way) {
            const [mine, theirs] = event.numbers
            const counted = (seat: number, number: number): number => {
              if (seat !== me.seat) return number
              return way === 'higher' ? Math.min(HIGHEST, number + CHANGE) : Math.max(LOWEST, number - CHANGE)
            }
            const [one, other] = event.sides
            event.numbers = [counted(one, mine), counted(other, theirs)]
            actions.tell(
              say('points-count', { who: seatRef(me.seat), number: event.numbers[one === me.seat ? 0 : 1] }),
            )
          },
        }),
      ],
      sense: { option: (_sight, id) => (id === 'higher' ? 1 : -1) },
    },
    {
      id: 'hunshang',
      only: 'deputy',
      triggers: [
        on('phase-start', {
          forced: true,
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'prepare' &&
            facts.hp(owner) === 1 &&
            !facts.marked(owner, `${ID}:yingzi`),
          *run(actions, _event, me) {
            for (const skill of ['yingzi', 'yinghun']) actions.lend(me.seat, `${ID}:${skill}`)
          },
        }),
      ],
      sense: { worth: () => 2 },
    },
  ],
  lends: [yingzi, yinghun],
}
