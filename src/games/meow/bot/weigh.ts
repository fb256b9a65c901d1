// One's own turn in battle: each option is played out in thought, and the one that ends best is taken.
import type { Choice, Decision, Option } from '../../../engine/decision.ts'
import type { Situation } from '../../../engine/game.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { seatId } from '../../common/seat-id.ts'
import { GENERALS, general } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import { battleOf } from '../table/army.ts'
import { type MeowState, playerAt } from '../table/state.ts'
import type { MeowView } from '../view/view.ts'
import { cardIn, glance } from './fight.ts'
import { rehearse, thoughtOf } from './rehearsal.ts'

/** What is lost with a card that is used up, in fish. */
const USED_UP = 0.4

/** More than a battle and the game bring: a skill that costs nothing is used, for others never do what they are thought to. */
const FREE = 100

const isFree = ({ id }: Option): boolean =>
  id in GENERALS && general(id).skill.does.every(({ op }) => op !== 'lose')

/** The option that ends best; `undefined` outside one's own turn of a clash. */
export function weigh({ view, seat, decision }: Situation<MeowView>): Choice | undefined {
  if (!view.battle || view.battle.clash === 0 || view.battle.acted.at(-1) !== seat) return undefined
  const worths = decision.options.map((option) => ({ option, worth: worthOfOption(view, decision, option) }))
  const [best] = worths.sort((a, b) => b.worth - a.worth)
  return best && [best.option.id]
}

/** Between several what a card brings hangs on whom it is aimed at, which is chosen after it: the best of those counts. */
function worthOfOption(view: MeowView, decision: Decision, option: Option): number {
  const { seat, prompt } = decision
  if (prompt.key === 'meow.ask-turn' && view.players.length > 2) {
    const others = view.players.map((_, at) => at).filter((at) => at !== seat)
    return Math.max(...others.map((at) => worthIf(view, decision, option, at)))
  }
  return worthIf(view, decision, option)
}

/** What an option is worth if all that it asks for next is aimed at one side, or where a glance would. */
function worthIf(view: MeowView, decision: Decision, option: Option, aim?: number): number {
  const { seat, prompt } = decision
  const state = thoughtOf(view)
  const opening = beginAgain(state, seat, decision)
  const forced: Record<string, Id> = {
    ...(aim !== undefined && { 'meow.ask-target': seatId(aim), 'meow.ask-target-of': seatId(aim) }),
    ...(opening && { 'meow.ask-turn': opening }),
    [prompt.key]: option.id,
  }
  const answer = (asked: Decision, { battle }: MeowState): Choice => {
    const first = asked.seat === seat ? forced[asked.prompt.key] : undefined
    delete forced[asked.prompt.key]
    if (first !== undefined && asked.options.some(({ id }) => id === first)) return [first]
    return battle ? glance(asked, battle) : []
  }
  const lost = option.irrevocable?.some(({ kind }) => kind === 'uses-up') ? USED_UP : 0
  return rehearse(state, seat, answer) - lost + (isFree(option) ? FREE : 0)
}

/** Puts the table back to before the card that asks, as if the turn went on with it; how it was chosen. */
function beginAgain(state: MeowState, seat: Seat, decision: Decision): Id | undefined {
  const battle = battleOf(state)
  battle.acted = battle.acted.filter((side) => side !== seat)
  const card = cardIn(decision)
  if (card === '') return undefined
  if (decision.step) return openingOf(decision, card)
  const player = playerAt(state, seat)
  if (card in TREASURES) {
    const [carrier = ''] = Object.keys(player.carried).filter((id) => player.carried[id] === card)
    delete player.carried[carrier]
    player.treasures.push(card)
    return `${card}:${carrier}`
  }
  if (card in STRATAGEMS) {
    player.stratagems.push(card)
    return card
  }
  const army = battle.armies[seat]
  if (army) army.used = army.used.filter((id) => id !== card)
  return card === 'normal-attack' ? 'attack' : card
}

/** The option that led to a step: nothing of it has been played yet. */
function openingOf({ prompt }: Decision, card: Id): Id {
  const carrier = prompt.args?.general
  if (typeof carrier === 'object' && 'name' in carrier) return `${card}:${carrier.name}`
  return card === 'normal-attack' ? 'attack' : card
}
