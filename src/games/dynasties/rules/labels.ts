// Options as the rules offer them: cards and players with what one wants to know when choosing.
import type { Cost, Option } from '../../../engine/decision.ts'
import { type Id, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { seatId } from '../../common/seat-id.ts'
import { type Change, STATS } from '../cards/types.ts'
import { defenceOf } from '../table/pacts.ts'
import { cardRef, type DynastiesState, playerAt } from '../table/state.ts'
import { describeChange, hintOf } from '../text/describe.ts'
import { say } from '../text/say.ts'
import { harmedByAll, ownChange, type Play, playId } from './legal.ts'

/** A card to choose. */
export const cardOption = (state: DynastiesState, id: Id): Option => ({
  id,
  text: say('card', { card: cardRef(state, id) }),
  hint: hintOf(state, id),
})

/** A person to show, who is not hidden again. */
export const turningUp = (state: DynastiesState, id: Id): Option => ({
  ...cardOption(state, id),
  irrevocable: [{ kind: 'turns-up', id, text: say('turns-up', { card: cardRef(state, id) }) }],
})

/** A card of one's own to give up. */
export const spentOption = (state: DynastiesState, id: Id): Option => ({
  ...cardOption(state, id),
  cost: [{ of: 'cards', amount: 1, text: say('cost-card') }],
})

/** A card to play, alone or with a crossing card, with what it costs its player and whom it harms. */
export function playOption(state: DynastiesState, seat: Seat, play: Play): Option {
  const crossing: Cost[] =
    play.crossing === null ? [] : [{ of: 'cards', amount: 1, text: say('cost-crossing') }]
  const cost = [...crossing, ...costOf(ownChange(play.effects))]
  const harms = harmedByAll(state, seat, play.effects)
  return {
    id: playId(play),
    text: say(play.crossing === null ? 'card' : 'card-crossing', { card: cardRef(state, play.card) }),
    hint: hintOf(state, play.card),
    ...(cost.length > 0 && { cost }),
    ...(harms.length > 0 && { harms }),
  }
}

/** What a change takes from the own stats. */
export const costOf = (change: Change): Cost[] =>
  STATS.flatMap((stat) => {
    const amount = -(change[stat] ?? 0)
    return amount > 0 ? [{ of: stat, amount, text: describeChange({ [stat]: -amount }) }] : []
  })

/** A player to choose, for something that harms them or not. */
export function seatOption(state: DynastiesState, seat: Seat, harmful: boolean): Option {
  const { stats, hand } = playerAt(state, seat)
  const { state: power, grain, attack } = stats
  return {
    id: seatId(seat),
    text: say('seat', { whom: seatRef(seat) }),
    hint: say('hint-seat', { power, grain, attack, defence: defenceOf(state, seat), cards: hand.length }),
    ...(harmful && { harms: [seat] }),
  }
}

/** Back to the menu: nobody knows yet what was begun. */
export const backOption: Option = { id: 'back', text: say('back'), action: true }

/** What everyone reads while a player thinks about the own turn. */
export const acting = (seat: Seat): Phrase => say('waits-act', { who: seatRef(seat) })
