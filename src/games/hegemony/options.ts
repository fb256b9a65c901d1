// The options of the lobby.
import type { OptionSpec, Options } from '../../engine/game.ts'

/** Reshuffles after which the game is a draw (section 3). */
export const options: readonly OptionSpec[] = [
  { id: 'reshuffles', kind: 'choice', values: ['10', 'any'], default: '10' },
]

/** How often the discards may become the deck; `null` without a limit. */
export const mostReshuffles = ({ reshuffles = '10' }: Options): number | null =>
  reshuffles === 'any' ? null : Number(reshuffles)
