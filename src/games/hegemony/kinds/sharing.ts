// Tricks for oneself or the whole table: 無中生有, 桃園結義, 五穀豐登, 以逸待勞.
import { type Id, seatRef } from '../../../engine/phrase.ts'
import { chooseOne } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import { cardOption } from '../core/labels.ts'
import { say } from '../text/say.ts'
import type { KindRule } from './rule.ts'

/** 無中生有. */
export const exNihilo: KindRule = {
  aim: 'self',
  may: (_actions, user, target) => user === target,
  *effect(actions, _use, target) {
    yield* actions.draw(target, 2)
  },
}

/** 桃園結義: every wounded player recovers. */
export const peachGarden: KindRule = {
  aim: 'all',
  may: () => true,
  needed: (actions, _use, target) => actions.missing(target) > 0,
  *effect(actions, _use, target) {
    yield* actions.recover(target, 1)
  },
}

const offered = (actions: Actions): Id[] =>
  actions.state.harvest.filter((card) => actions.state.table.includes(card))

/** 五穀豐登: as many cards as living players; each picks one of those that are left. */
export const harvest: KindRule = {
  aim: 'all',
  may: () => true,
  needed: (actions) => offered(actions).length > 0,
  *before(actions) {
    actions.state.harvest = actions.turnUp(actions.seats().length)
  },
  *effect(actions, _use, target) {
    const card = yield* chooseOne(target, {
      prompt: say('ask-harvest'),
      notice: say('waits-harvest', { who: seatRef(target) }),
      options: offered(actions).map(cardOption),
      open: true,
    })
    yield* actions.gain(target, [card])
  },
  *after(actions) {
    actions.clear(actions.state.harvest)
    actions.state.harvest = []
  },
}

/** 以逸待勞: each of the user's faction draws two; then each discards two. */
export const awaitExhausted: KindRule = {
  aim: 'allies',
  may: (actions, user, target, _cards, assumed) =>
    user === target ||
    actions.allied(user, target) ||
    (assumed.length > 0 && actions.wouldAlly(user, target)),
  *effect(actions, use, target) {
    yield* actions.draw(target, 2)
    use.demands.push({ seat: target, count: 2 })
  },
  *after(actions, use) {
    for (const { seat } of use.demands) yield* actions.throwAway(seat, 2)
  },
}
