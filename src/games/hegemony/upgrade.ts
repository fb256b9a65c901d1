// Carries tables of older rules over to these.
import type { HegemonyState, Turn } from './state.ts'

/** A turn as rules up to version 2 left it: they stopped between the opening of a phase and its start. */
interface OldTurn extends Omit<Turn, 'step'> {
  step: Turn['step'] | 'start'
}

/** A checkpoint of older rules as one of these: a phase that had opened opens again, and draws its cards then. */
export function upgrade(state: unknown, _from: number): HegemonyState {
  const old = state as Omit<HegemonyState, 'turn'> & { turn: OldTurn | null }
  if (!old.turn) return { ...old, turn: null }
  const { phase, step } = old.turn
  const opensAgain = step === 'start' || (phase === 'draw' && step === 'body')
  return { ...old, turn: { ...old.turn, step: opensAgain ? 'before' : step } }
}
