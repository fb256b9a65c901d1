// Effects of weapons besides range: the same hooks as skills, on their wearer.
import { seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { card as cardOf, factsOf, isSlash, type Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { bySlash } from '../core/blows.ts'
import { harmedBy } from '../core/consequences.ts'
import { damageIn, useIn } from '../core/going-on.ts'
import { cardOption, PASS } from '../core/labels.ts'
import { on, type Skill, type Source } from '../core/skill.ts'
import type { CardUse } from '../table/events.ts'
import type { Facts } from '../table/facts.ts'
import { playerAt, worn } from '../table/state.ts'
import { seatsOf } from '../table/targeted.ts'
import { say } from '../text/say.ts'

const weapon = (id: Kind, skill: Omit<Skill, 'id'>): Source => ({ id, skills: [{ id, ...skill }] })

const ownSlash = (use: CardUse, seat: number): boolean => use.user === seat && isSlash(use.kind)

const crossbow = weapon('crossbow', { statics: { slashes: Number.POSITIVE_INFINITY } })

const qinggang = weapon('qinggang', {
  triggers: [
    on('after-targeting', {
      forced: true,
      when: (_facts, { use }, seat) => ownSlash(use, seat),
      *run(_actions, { entry }) {
        entry.pierced = true
      },
    }),
  ],
})

const opposite = (facts: Facts, a: number, b: number): boolean => {
  const [mine, theirs] = [facts.gender(a), facts.gender(b)]
  return mine !== null && theirs !== null && mine !== theirs
}

const twinSwords = weapon('twin-swords', {
  triggers: [
    on('after-targeting', {
      when: (facts, { use, target }, seat) => ownSlash(use, seat) && opposite(facts, seat, target),
      price: (_facts, { target }) => ({ harms: [target] }),
      *run(actions, { target }, me) {
        const { hand } = playerAt(actions.state, target)
        const card =
          hand.length === 0
            ? undefined
            : yield* chooseMaybe(target, {
                prompt: say('ask-twin-swords', { who: seatRef(me.seat) }),
                notice: say('waits-thinks', { who: seatRef(target) }),
                options: hand.map(cardOption),
                pass: PASS,
              })
        if (card === undefined) yield* actions.draw(me.seat, 1)
        else yield* actions.discard(target, [card])
      },
    }),
  ],
})

const iceSword = weapon('ice-sword', {
  triggers: [
    on('dealing', {
      when: (facts, damage, seat) => bySlash(damage, seat) && facts.cardCount(damage.victim) > 0,
      price: (_facts, { victim }) => ({ gives: ['damage'], harms: [victim] }),
      *run(actions, damage, me) {
        const { victim } = damage
        damage.amount = 0
        for (let n = 0; n < 2 && actions.cardCount(victim) > 0; n++) {
          const card = yield* actions.pickFrom(me, me.seat, victim, ['hand', 'worn'])
          yield* actions.discard(victim, [card])
        }
      },
    }),
  ],
  sense: {
    // Two cards for the damage: only from who is far from dying and has them.
    worth: (sight) => {
      const { victim, amount } = damageIn(sight)
      const cards = Math.min(2, sight.handSize(victim) + sight.worn(victim).length)
      return cards * 1.1 - sight.hurt(victim, amount)
    },
  },
})

/** The weapon that is worn: it cannot pay for itself. */
const others = (actions: Actions, seat: number) => {
  const player = playerAt(actions.state, seat)
  return [...player.hand, ...worn(player)].filter((card) => card !== player.equipment.weapon)
}

const axe = weapon('axe', {
  triggers: [
    on('dodged', {
      when: (facts, { use, hits }, seat) => !hits && ownSlash(use, seat) && facts.cardCount(seat) > 2,
      price: (_facts, { target }) => ({ cards: 2, harms: [target] }),
      announce: (actions, _event, me) => actions.pickCards(me, others(actions, me.seat), 2, 2),
      pay: (actions, _event, me, cards) => actions.discard(me.seat, cards),
      *run(_actions, event) {
        event.hits = true
      },
    }),
  ],
  sense: {
    worth: (sight) => {
      const use = useIn(sight)
      const [first = 3, second = 3] = sight.hand.map(sight.keep).sort((a, b) => a - b)
      return sight.hurt(use.at ?? use.user, 1 + use.bonus) - first - second
    },
    option: (sight, id) => 2.2 - sight.keep(id),
  },
})

const spear = weapon('spear', { conversions: [{ as: 'slash', count: 2, fits: () => true }] })

const featherFan = weapon('feather-fan', {
  triggers: [
    on('card-used', {
      when: (_facts, use, seat) => use.user === seat && use.kind === 'slash',
      price: (facts, { targets }) => ({ harms: harmedBy(facts, 'fire-slash', seatsOf(targets)) }),
      *run(_actions, use) {
        use.kind = 'fire-slash'
      },
    }),
  ],
})

const horses = (facts: Facts, seat: number) =>
  facts.worn(seat).filter((card) => {
    const kind = factsOf(cardOf(card).kind)
    return kind.type === 'equipment' && (kind.slot === 'plus-horse' || kind.slot === 'minus-horse')
  })

const qilinBow = weapon('qilin-bow', {
  triggers: [
    on('dealing', {
      when: (facts, damage, seat) => bySlash(damage, seat) && horses(facts, damage.victim).length > 0,
      price: (_facts, { victim }) => ({ harms: [victim] }),
      *run(actions, { victim }, me) {
        const card = at(yield* actions.pickCardsNow(me, me.seat, horses(actions, victim), 1, 1), 0)
        yield* actions.discard(victim, [yield* actions.parting(me.seat, victim, card)])
      },
    }),
  ],
})

const sixSwords = weapon('six-swords', { statics: { alliedRange: 1 } })

const near = (facts: Facts, seat: number, victim: number) =>
  facts.others(victim).filter((other) => other !== seat && facts.distance(victim, other) === 1)

const triblade = weapon('triblade', {
  harms: () => true,
  triggers: [
    on('after-dealing', {
      when: (facts, damage, seat) =>
        bySlash(damage, seat) &&
        facts.alive(damage.victim) &&
        facts.handSize(seat) > 0 &&
        near(facts, seat, damage.victim).length > 0,
      price: () => ({ cards: 1 }),
      *announce(actions, { victim }, me) {
        const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
        const target = cards && (yield* actions.pickSeat(me, near(actions, me.seat, victim)))
        return cards && target !== undefined ? { cards, target } : undefined
      },
      pay: (actions, _damage, me, { cards }) => actions.discard(me.seat, cards),
      *run(actions, _damage, me, { target }) {
        yield* actions.damage({ source: me.seat, victim: target })
      },
    }),
  ],
  sense: {
    worth: ({ hand, keep }) => (hand.some((card) => keep(card) < 1.8) ? 1 : -1),
    option: (sight, id) => {
      const seat = sight.seatOf(id)
      return seat === undefined ? 2 - sight.keep(id) : sight.hurt(seat)
    },
  },
})

/** All weapons with a power. */
export const weapons: readonly Source[] = [
  crossbow,
  qinggang,
  twinSwords,
  iceSword,
  axe,
  spear,
  featherFan,
  qilinBow,
  sixSwords,
  triblade,
]
