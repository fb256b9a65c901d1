// The options of the lobby.
import type { OptionSpec, Options } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'

/** Reshuffles after which the game is a draw (section 3), and variants (section 17). */
export const options = [
  { id: 'reshuffles', kind: 'choice', values: ['10', 'any'], default: '10' },
  { id: 'concede', kind: 'flag', default: false },
  { id: 'markers', kind: 'choice', values: ['at-once', 'kept'], default: 'at-once' },
] as const satisfies readonly OptionSpec[]

/** How often the discards may become the deck; `null` without a limit. */
export function mostReshuffles(chosen: Options): number | null {
  const { reshuffles } = chosenOptions(options, chosen)
  return reshuffles === 'any' ? null : Number(reshuffles)
}

/** Variants of the rules that a table plays with (section 17). */
export type Variant = 'concede' | 'kept-markers'

/** The variants chosen; none unless the host chose them. */
export function variantsOf(chosen: Options): readonly Variant[] {
  const { concede, markers } = chosenOptions(options, chosen)
  return [
    ...(concede ? (['concede'] as const) : []),
    ...(markers === 'kept' ? (['kept-markers'] as const) : []),
  ]
}
