// Tricks that hurt: 決鬥, 火攻, 萬箭齊發, 南蠻入侵; and 鐵索連環, which carries fire.
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, chooseOne, type Script } from '../../../engine/script.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { cardOption, PASS } from '../core/labels.ts'
import { atOwnTurn } from '../core/windows.ts'
import type { CardUse } from '../table/events.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { KindRule } from './rule.ts'

/** Any Slash will do where one is played. */
export const SLASHES: readonly [Kind, ...Kind[]] = ['slash', 'fire-slash', 'thunder-slash']

/** 決鬥: from the target on, each plays Slash in turn; who fails first is hurt by the other. */
export const duel: KindRule = {
  aim: { min: 1, max: 1 },
  may: (_actions, user, target) => user !== target,
  *effect(actions, use, target) {
    let [now, other] = [target, use.user]
    while (yield* strikes(actions, use, now, other)) [now, other] = [other, now]
    yield* actions.damage({ source: other, victim: now, use })
  },
}

function* strikes(actions: Actions, use: CardUse, seat: Seat, other: Seat): Script<boolean> {
  const demanded = use.demands.find((each) => each.seat === seat)?.count ?? 1
  for (let given = 0; given < demanded; given++) {
    const prompt = say('ask-duel', { whom: seatRef(other), left: demanded - given })
    if (!(yield* actions.respond({ seat, kinds: SLASHES, how: 'play', use, prompt }))) return false
  }
  return true
}

/** 火攻: the target shows a hand card; the user may discard one of that suit to burn it. */
export const fireAttack: KindRule = {
  aim: { min: 1, max: 1 },
  may: (actions, user, target, cards) =>
    actions.handSize(target) -
      (user === target
        ? playerAt(actions.state, user).hand.filter((card) => cards.includes(card)).length
        : 0) >
    0,
  needed: (actions, _use, target) => actions.handSize(target) > 0,
  *effect(actions, use, target) {
    if (actions.handSize(target) === 0) return
    const shown = yield* chooseOne(target, {
      prompt: say('ask-show', { who: seatRef(use.user) }),
      notice: say('waits-show', { who: seatRef(target) }),
      options: playerAt(actions.state, target).hand.map(cardOption),
    })
    actions.show(target, [shown])
    const { suit } = actions.faceOf(shown, target)
    if (actions.handSize(use.user) === 0) return
    const same = playerAt(actions.state, use.user).hand.filter(
      (card) => actions.faceOf(card, use.user).suit === suit,
    )
    const fuel = yield* chooseMaybe(use.user, {
      prompt: say('ask-fuel', { whom: seatRef(target), suit: say(`suit-${suit}`) }),
      notice: say('waits-fuel', { who: seatRef(use.user) }),
      options: same.map(cardOption),
      pass: PASS,
      ...atOwnTurn(actions.state, use.user),
    })
    if (fuel === undefined) return
    yield* actions.discard(use.user, [fuel])
    yield* actions.damage({ source: use.user, victim: target, nature: 'fire', use })
  },
}

/** Each target plays a card of these kinds or is hurt. */
const volley = (kinds: readonly [Kind, ...Kind[]], prompt: 'ask-volley' | 'ask-barbarians'): KindRule => ({
  aim: 'others',
  may: (_actions, user, target) => user !== target,
  *effect(actions, use, target) {
    const asked = say(prompt, { who: seatRef(use.user) })
    if (yield* actions.respond({ seat: target, kinds, how: 'play', use, prompt: asked })) return
    const source = use.source === undefined ? use.user : use.source
    yield* actions.damage({ source, victim: target, use })
  },
})

/** 萬箭齊發. */
export const arrowVolley = volley(['dodge'], 'ask-volley')

/** 南蠻入侵. */
export const barbarians = volley(SLASHES, 'ask-barbarians')

/** 鐵索連環: chains or unchains one or two. */
export const ironChain: KindRule = {
  aim: { min: 1, max: 2 },
  may: () => true,
  *effect(actions, _use, target) {
    actions.chain(target)
  },
}
