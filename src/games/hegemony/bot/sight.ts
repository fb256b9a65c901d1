// The look of a computer player at the table: what skills are told when they are asked what they are worth.
import type { Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { seatOf } from '../../common/seat-id.ts'
import { card as cardOf, factsOf } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { foesOf, SURE } from './foes.ts'
import { hurtIn } from './hurt.ts'
import { keepWorth } from './keep.ts'
import { distanceIn } from './reach.ts'
import { genderOf, othersOf, playerOf, rangeOf, wornBy } from './table.ts'

/** The slot that equipment takes; nothing for other cards. */
const slotOf = (card: Id): string | undefined => {
  const facts = factsOf(cardOf(card).kind)
  return facts.type === 'equipment' ? facts.slot : undefined
}

/** Makes it from what the seat knows. */
export function sightOf({
  view,
  seat,
  story,
}: Pick<Situation<HegemonyView>, 'view' | 'seat' | 'story'>): Sight {
  const own = playerOf(view, seat)
  const foe = foesOf(view, seat, story)
  const others = othersOf(view, seat).map((other) => other.seat)
  return {
    me: seat,
    foe,
    hp: (other) => playerOf(view, other).hp,
    maxHp: (other) => playerOf(view, other).maxHp,
    hurt: (other, amount = 1) => hurtIn(view, seat, foe, other, amount),
    handSize: (other) => playerOf(view, other).handSize,
    worn: (other) => wornBy(playerOf(view, other)),
    lacks: (other, card) => {
      const slot = slotOf(card)
      return slot !== undefined && wornBy(playerOf(view, other)).every((each) => slotOf(each) !== slot)
    },
    delayed: (other) => playerOf(view, other).judgement.map(({ as }) => as),
    inRange: (other) => distanceIn(view, seat, other) <= rangeOf(own),
    gender: (other) => genderOf(playerOf(view, other)),
    chained: (other) => playerOf(view, other).chained,
    flipped: (other) => playerOf(view, other).flipped,
    open: (other) => playerOf(view, other).generals.filter(({ up }) => up).length,
    others,
    friends: others.filter((other) => foe(other) <= -SURE),
    get turn() {
      if (!view.turn) throw new Error('no turn has begun')
      return view.turn
    },
    hand: own.hand ?? [],
    keep: (card) => keepWorth(own, card, view.lastBattle),
    seatOf: (id) => (seatOf(id) < 0 ? undefined : seatOf(id)),
    happening: view.happening,
  }
}
