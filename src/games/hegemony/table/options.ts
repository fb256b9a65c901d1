// The options of the lobby.
import type { OptionSpec, Options } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'

/** Reshuffles after which the game is a draw (section 3). */
export const options = [
  { id: 'reshuffles', kind: 'choice', values: ['10', 'any'], default: '10' },
] as const satisfies readonly OptionSpec[]

/** How often the discards may become the deck; `null` without a limit. */
export function mostReshuffles(chosen: Options): number | null {
  const { reshuffles } = chosenOptions(options, chosen)
  return reshuffles === 'any' ? null : Number(reshuffles)
}
