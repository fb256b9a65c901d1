// After the sums: planning stratagems, then the two sides of the bonus table, then the battle's mandate (R9, R44).
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { LARGE, SMALL } from '../cards/bonuses.ts'
import { type Effect, FACTIONS, type Faction, TROOPS, type Troop } from '../cards/effects.ts'
import { battleCard, boonOf, stratagem } from '../cards/index.ts'
import type { BonusSide } from '../cards/types.ts'
import { armyOf, battleOf, countOf, sidesFrom } from '../table/army.ts'
import { dropTreasures } from '../table/decks.ts'
import { battleAtHand, type MeowState, playerAt, type Side, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'
import { openFirstClash } from './clash.ts'
import { isHarmful, ofEffects } from './consequences.ts'
import { sideRef } from './labels.ts'
import { resolve } from './resolve.ts'
import { subsets } from './subsets.ts'
import { chooseTarget, needsTarget } from './target.ts'

/** Start player first, and for each side faction before troop (R11, R44). */
export function* bonusStage(table: Table<MeowState>): Script {
  const { state } = table
  for (const seat of seatsFrom(state, state.start)) yield* usePlans(table, seat)
  for (const face of [SMALL, LARGE])
    for (const side of sidesFrom(battleOf(state), state.start)) yield* reckon(table, side, face)
  state.phase = 'mandate'
}

/** Effects of committed stratagems other than those that came before the sums; then arts return, others go (R26). */
function* usePlans(table: Table<MeowState>, seat: Seat): Script {
  const player = playerAt(table.state, seat)
  for (const card of player.planned) {
    const effects = stratagem(card).does.filter(({ op }) => op !== 'formation' && op !== 'distrust')
    yield* aimAndResolve(table, seat, card, effects)
  }
  for (const card of player.planned)
    if (stratagem(card).art) {
      player.stratagems.push(card)
      if (!player.known.includes(card)) player.known.push(card)
    } else table.state.stratagemDiscards.push(card)
  player.planned = []
}

/** One side of the bonus table for one side of the battle: its highest row of each faction and troop (R10). */
function* reckon(table: Table<MeowState>, side: Side, face: BonusSide): Script {
  for (const kind of [...FACTIONS, ...TROOPS]) {
    const row = rowOf(face, kind, countOf(armyOf(table.state, side), kind))
    if (!row) continue
    table.tell(say('bonus', { who: sideRef(table.state, side), kind: nameRef(kind), n: row.count }))
    yield* aimAndResolve(table, side, kind, row.does)
  }
}

/** The highest row that a count reaches; `undefined` when it reaches none. */
export function rowOf(
  face: BonusSide,
  kind: Faction | Troop,
  count: number,
): { readonly count: number; readonly does: readonly Effect[] } | undefined {
  const [highest] = Object.entries(face[kind])
    .map(([least, does]) => ({ count: Number(least), does }))
    .filter((row) => row.count <= count)
    .sort((a, b) => b.count - a.count)
  return highest
}

function* aimAndResolve(table: Table<MeowState>, side: Side, card: Id, effects: readonly Effect[]): Script {
  const target = needsTarget(effects)
    ? yield* chooseTarget(table, { side, card, harmful: isHarmful(effects) })
    : undefined
  yield* resolve(table, { side, card, target }, effects)
}

/** 戰役效果階段: the mandate's generals leave the game, and their number buys effects, each once (R30). */
export function* mandateStage(table: Table<MeowState>): Script {
  const { state } = table
  for (const seat of seatsFrom(state, state.start)) yield* useMandate(table, seat)
  openFirstClash(table)
}

function* useMandate(table: Table<MeowState>, seat: Seat): Script {
  const { state } = table
  const player = playerAt(state, seat)
  const budget = player.mandate.length
  if (budget === 0) return
  const battle = battleAtHand(state)
  state.removed.push(...player.mandate)
  const dropped = dropTreasures(state, player, player.mandate)
  player.mandate = []
  table.tell(say('mandate-spent', { who: seatRef(seat), n: budget, battle: nameRef(battle) }))
  if (dropped.length > 0) table.tell(say('treasures-dropped', { cards: nameRefs(dropped) }))
  const { does } = battleCard(battle)
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-boons', { n: budget, battle: nameRef(battle) }),
    notice: say('waits-boons', { who: seatRef(seat), battle: nameRef(battle) }),
    options: boonSets(battle, budget).map((boons) => ({
      id: boons.length === 0 ? 'none' : boons.join('+'),
      text: boons.length === 0 ? say('boons-none') : say('boons', { boons: nameRefs(boons) }),
      ...ofEffects(state, seat, does.filter((_, index) => boons.includes(boonOf(battle, index + 1))).flat()),
    })),
  })
  for (const [index, effects] of does.entries()) {
    const boon = boonOf(battle, index + 1)
    if (!picked.split('+').includes(boon)) continue
    table.tell(say('boon-used', { who: seatRef(seat), boon: nameRef(boon) }))
    yield* aimAndResolve(table, seat, battle, effects)
  }
}

/** Every set of a battle's effects whose costs are within the budget. */
export function boonSets(battle: Id, budget: number): Id[][] {
  const costs = battleCard(battle).does.map((_, index) => index + 1)
  return subsets(costs)
    .filter((set) => set.reduce((sum, cost) => sum + cost, 0) <= budget)
    .map((set) => set.map((cost) => boonOf(battle, cost)))
}
