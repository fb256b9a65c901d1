// A battle played out in thought, by the rules themselves, from what one seat knows of the table.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Table } from '../../../engine/game.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { soloTitle } from '../rules/end.ts'
import { stage } from '../rules/stage.ts'
import { type MeowState, type Phase, setup } from '../table/state.ts'
import type { MeowView, PlayerView } from '../view/view.ts'

/** Answers every question in a rehearsal by looking at the table as it stands there. */
export type Answerer = (decision: Decision, state: MeowState) => Choice

/** The phases from planning up to the settlement. */
const FIGHTING: readonly Phase[] = ['plan', 'bonus', 'mandate', 'turn']

/** The table as a viewer knows it: what is hidden from them is missing. */
export function thoughtOf(seen: MeowView): MeowState {
  const { treasures, stratagems, battles, advanced, rival, battle } = seen
  const state = setup(seen.players.length, {
    treasures,
    stratagems,
    battles,
    advanced,
    opponent: rival?.name ?? '',
    difficulty: rival?.difficulty ?? '',
  })
  const { phase, round, start, supply } = seen
  Object.assign(state, { phase, round, start, supply, campaign: [...seen.campaign] })
  state.players = seen.players.map(thoughtOfPlayer)
  if (state.rival && rival)
    Object.assign(state.rival, { cards: [...rival.cards], placed: true, up: rival.up })
  if (battle) {
    const { armies, clash, first, acted } = battle
    state.battle = { armies: structuredClone([...armies]), clash, first, acted: [...acted], defeats: [] }
  }
  return state
}

const thoughtOfPlayer = (player: PlayerView): MeowState['players'][number] => ({
  fish: player.fish,
  points: player.points,
  hand: [...(player.hand ?? player.open)],
  open: [...player.open],
  treasures: [...(player.treasures ?? [])],
  carried: { ...player.carried },
  stratagems: [...(player.stratagems ?? player.known)],
  known: [...player.known],
  planned: [...(player.planned ?? [])],
  mandate: [...player.mandate],
  passed: player.passed,
})

/** Plays the battle of a table in thought to its end and settles it; what that is worth to a seat. */
export function rehearse(state: MeowState, seat: Seat, answer: Answerer): number {
  const before = state.players.map(({ fish, points }) => fish + points)
  const table = inThought(state)
  const goOn = () => {
    const script = stage(table)
    drive(script, (decision) => answer(decision, state))
  }
  while (FIGHTING.includes(state.phase)) goOn()
  const lead = leadOf(state, seat)
  if (state.phase === 'settle') goOn()
  return worthOfEnd(state, seat, before) + lead * MARGIN
}

/** What a point of HP more than the others have at the end is worth: enough to prefer what is safe. */
const MARGIN = 0.02

/** By how much a seat's HP is ahead of the best of the others. */
function leadOf({ battle }: MeowState, seat: Seat): number {
  const hps = battle?.armies.map(({ hp }) => hp) ?? []
  return (hps[seat] ?? 0) - Math.max(0, ...hps.filter((_, side) => side !== seat))
}

/** A game won, in fish. */
const VICTORY = 20

/** Titles of the hell difficulty, the least first. */
const GRADES: readonly Id[] = ['small-fry', 'planner', 'lord-of-a-land', 'renowned']

/** What has come of it for a seat: the game won or lost, or fish and points against those of the others. */
function worthOfEnd(state: MeowState, seat: Seat, before: readonly number[]): number {
  const { rival, winners, players } = state
  const won = winners ? winners.includes(seat) : false
  if (rival) return (won ? VICTORY : 0) + GRADES.indexOf(soloTitle(won, players[seat]?.fish ?? 0))
  const gains = players.map(({ fish, points }, index) => fish + points - (before[index] ?? 0))
  const others = gains.filter((_, index) => index !== seat)
  const ahead = (gains[seat] ?? 0) - others.reduce((sum, gain) => sum + gain, 0) / others.length
  return ahead + (won ? VICTORY : state.phase === 'elder' ? VICTORY / players.length : 0)
}

/** A table at which nothing is told. No chance is used from planning to the settlement. */
const inThought = (state: MeowState): Table<MeowState> => ({
  state,
  seats: state.players.length,
  options: {},
  tell: () => {},
  reveal: () => {},
  int: () => 0,
  shuffle: (list) => list,
})

function drive(script: Script, answer: (decision: Decision) => Choice): void {
  let step = script.next()
  while (!step.done) step = script.next(step.value.decisions.map(answer))
}
