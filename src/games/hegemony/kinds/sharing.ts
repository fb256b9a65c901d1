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
  may: (_war, user, target) => user === target,
  *effect(war, _use, target) {
    yield* war.draw(target, 2)
  },
}

/** 桃園結義: every wounded player recovers. */
export const peachGarden: KindRule = {
  aim: 'all',
  may: () => true,
  needed: (war, _use, target) => war.missing(target) > 0,
  *effect(war, _use, target) {
    yield* war.recover(target, 1)
  },
}

const offered = (war: Actions): Id[] => war.state.harvest.filter((card) => war.state.table.includes(card))

/** 五穀豐登: as many cards as living players; each picks one of those that are left. */
export const harvest: KindRule = {
  aim: 'all',
  may: () => true,
  needed: (war) => offered(war).length > 0,
  *before(war) {
    war.state.harvest = war.turnUp(war.seats().length)
  },
  *effect(war, _use, target) {
    const card = yield* chooseOne(target, {
      prompt: say('ask-harvest'),
      notice: say('waits-harvest', { who: seatRef(target) }),
      options: offered(war).map(cardOption),
      open: true,
    })
    yield* war.gain(target, [card])
  },
  *after(war) {
    war.clear(war.state.harvest)
    war.state.harvest = []
  },
}

/** 以逸待勞: each of the user's faction draws two; then each discards two. */
export const awaitExhausted: KindRule = {
  aim: 'allies',
  may: (war, user, target, _cards, assumed) =>
    user === target || war.allied(user, target) || (assumed.length > 0 && war.wouldAlly(user, target)),
  *effect(war, use, target) {
    yield* war.draw(target, 2)
    use.demands.push({ seat: target, count: 2 })
  },
  *after(war, use) {
    for (const { seat } of use.demands) yield* war.throwAway(seat, 2)
  },
}
