// 規劃: stratagems are committed and line-ups placed in secret, turned up together, and summed up (R8, R9, R27).
import type { Decision, Option } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRefs, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { stratagem } from '../cards/index.ts'
import { battleOf, frontOf, newArmy, sumUp } from '../table/army.ts'
import { takeFromHand } from '../table/decks.ts'
import { HAND, type MeowState, type Player, playerAt, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'
import { ofPlan, turnsUp, usesUp } from './consequences.ts'
import { cardOption, generalOption, sideRef } from './labels.ts'
import { resolve } from './resolve.ts'
import { tellRival } from './solo.ts'
import { subsets } from './subsets.ts'
import { chooseTarget } from './target.ts'

/** Front slots without a formation. */
const FRONT = 3

/** Secret planning, then everything is turned up, formations and 反間計 work, and the sums are made. */
export function* planStage(table: Table<MeowState>): Script {
  yield* commitStratagems(table)
  const fronts = yield* placeLineUps(table)
  turnUp(table, fronts)
  for (const seat of seatsFrom(table.state, table.state.start)) yield* sowDistrust(table, seat)
  const { state } = table
  for (const [side, army] of battleOf(state).armies.entries()) {
    sumUp(army)
    table.tell(say('sums', { who: sideRef(state, side), hp: army.hp, attack: army.attack }))
  }
  state.phase = 'bonus'
}

/** Every set of planning stratagems that a player may commit: at most one art of war (R26). */
function plansOf({ stratagems }: Player): Id[][] {
  const cards = stratagems.filter((id) => stratagem(id).use === 'planning')
  return subsets(cards).filter((set) => set.filter((id) => stratagem(id).art).length <= 1)
}

/** A set of them as a choice: a hidden art of war is known from then on, other cards are used up. */
function planOption(state: MeowState, seat: Seat, cards: readonly Id[]): Option {
  const { known } = playerAt(state, seat)
  const [first, ...more] = cards
  if (first === undefined) return { id: 'none', text: say('plan-none') }
  const irrevocable = cards.flatMap((id) =>
    stratagem(id).art ? (known.includes(id) ? [] : [turnsUp(id)]) : [usesUp(id)],
  )
  return {
    ...(more.length === 0
      ? cardOption(first)
      : { id: cards.join('+'), text: say('plan-cards', { cards: nameRefs(cards) }) }),
    ...ofPlan(
      state,
      seat,
      cards.flatMap((id) => stratagem(id).does),
    ),
    ...(irrevocable.length > 0 && { irrevocable }),
  }
}

/** Everyone who holds stratagems is asked, also those whose cards are all for the battle. */
function* commitStratagems(table: Table<MeowState>): Script {
  const { state } = table
  const holders = seatsFrom(state, state.start).filter((seat) => playerAt(state, seat).stratagems.length > 0)
  const answers = yield* everyone(
    holders.map((seat) => ({
      seat,
      prompt: say('ask-plan'),
      notice: say('waits-plan', { who: seatRef(seat) }),
      options: plansOf(playerAt(state, seat)).map((cards) => planOption(state, seat, cards)),
      min: 1,
      max: 1,
    })),
  )
  for (const [index, seat] of holders.entries()) {
    const player = playerAt(state, seat)
    const picked = at(at(answers, index), 0).split('+')
    player.planned = player.stratagems.filter((id) => picked.includes(id))
    player.stratagems = player.stratagems.filter((id) => !picked.includes(id))
  }
}

/** How many front slots a player fills: three, or what its formation says (R27). */
function frontSlots({ planned }: Player): number {
  const effects = planned.flatMap((id) => stratagem(id).does)
  return effects.find((effect) => effect.op === 'formation')?.front ?? FRONT
}

interface LineUp {
  readonly front: Id[]
  readonly rear: Id[]
}

/** Everyone places all five cards: hands are full (R42). */
function* placeLineUps(table: Table<MeowState>): Script<LineUp[]> {
  const { state } = table
  const placing = seatsFrom(state, state.start)
  const answers = yield* everyone(placing.map((seat) => lineUpOf(state, seat)))
  return state.players.map((player, seat) => {
    const placed = at(answers, placing.indexOf(seat))
    const slots = frontSlots(player)
    return { front: placed.slice(0, slots), rear: placed.slice(slots) }
  })
}

function lineUpOf(state: MeowState, seat: Seat): Decision {
  const player = playerAt(state, seat)
  const front = frontSlots(player)
  const slots: Phrase[] = Array.from({ length: HAND }, (_, slot) =>
    slot < front ? say('slot-front', { n: slot + 1 }) : say('slot-rear', { n: slot - front + 1 }),
  )
  return {
    seat,
    prompt: say('ask-line-up', { front }),
    notice: say('waits-line-up', { who: seatRef(seat) }),
    options: player.hand.map((id) => generalOption(id)),
    min: slots.length,
    max: slots.length,
    ordered: true,
    slots,
  }
}

/** Line-ups and stratagems lie open from here on. */
function turnUp(table: Table<MeowState>, lineUps: readonly LineUp[]): void {
  const { state } = table
  const { rival } = state
  state.battle = {
    armies: lineUps.map(({ front, rear }) => newArmy([...front], [...rear])),
    clash: 0,
    first: state.start,
    acted: [],
    defeats: [],
  }
  for (const [seat, { front, rear }] of lineUps.entries())
    takeFromHand(playerAt(state, seat), [...front, ...rear])
  if (rival) state.battle.armies.push(newArmy(rival.cards.slice(0, FRONT), rival.cards.slice(FRONT)))
  table.tell(say('line-ups'), { mark: 'turn' })
  for (const [seat, player] of state.players.entries())
    if (player.planned.length > 0)
      table.tell(say('plans', { who: seatRef(seat), cards: nameRefs(player.planned) }))
  for (const [seat, army] of state.battle.armies.slice(0, state.players.length).entries())
    table.tell(
      say('line-up', { who: seatRef(seat), front: nameRefs(frontOf(army)), rear: nameRefs(army.rear) }),
    )
  if (!rival || rival.up) return
  rival.up = true
  tellRival(table, rival)
}

/** 反間計 works before the sums, start player first (R28, R44). */
function* sowDistrust(table: Table<MeowState>, seat: Seat): Script {
  for (const card of playerAt(table.state, seat).planned) {
    const effects = stratagem(card).does.filter(({ op }) => op === 'distrust')
    if (effects.length === 0) continue
    const target = yield* chooseTarget(table, { side: seat, card, harmful: true })
    yield* resolve(table, { side: seat, card, target }, effects)
  }
}
