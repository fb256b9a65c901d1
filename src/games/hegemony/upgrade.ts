// Carries tables of older rules over to these.
import type { HegemonyState, Player, Turn } from './state.ts'

/** A turn as rules up to version 2 left it: they stopped between the opening of a phase and its start. */
interface OldTurn extends Omit<Turn, 'step'> {
  step: Turn['step'] | 'start'
}

/** A table as rules up to version 4 left it: they counted the turns since a faction was fixed, not each player's own. */
interface OldState extends Omit<HegemonyState, 'turn' | 'players'> {
  readonly turn: OldTurn | null
  readonly players: readonly (Omit<Player, 'settledAt'> & { settledAt?: number })[]
  readonly progress?: number
}

/** A checkpoint of older rules as one of these: a phase that had opened opens again, and draws its cards then. */
export function upgrade(state: unknown, _from: number): HegemonyState {
  const { progress, ...old } = state as OldState
  const living = old.players.filter(({ alive }) => alive).length
  const since = Math.floor((old.turns - (progress ?? old.turns)) / Math.max(1, living))
  const players = old.players.map((each) => ({ settledAt: Math.max(0, each.turns - since), ...each }))
  return { ...old, players, turn: old.turn && upgradedTurn(old.turn) }
}

function upgradedTurn(turn: OldTurn): Turn {
  const { phase, step } = turn
  const opensAgain = step === 'start' || (phase === 'draw' && step === 'body')
  return { ...turn, step: opensAgain ? 'before' : step }
}
