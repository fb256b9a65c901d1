// The options of the lobby.
import type { OptionSpec, Options, OptionValue } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'
import { expansionOf, GENERAL_IDS, type General, generalsDealt } from '../cards/generals.ts'

/** An option by its page of the lobby's form, and what the presets make of it. */
type HegemonyOption = OptionSpec & {
  readonly group: 'edition' | 'table' | 'expansions'
  readonly presets?: { readonly today?: OptionValue; readonly learning?: OptionValue }
}

/**
 * Reshuffles after which the game is a draw (section 3), and variants (section 17): what another printing does otherwise, and what a
 * table agrees on. The lobby's form has a page for each group, and sets a preset's options together.
 */
export const options = [
  {
    id: 'markers',
    group: 'edition',
    kind: 'choice',
    values: ['at-once', 'kept'],
    default: 'at-once',
    presets: { today: 'kept' },
  },
  { id: 'last-battle', group: 'edition', kind: 'flag', default: false, presets: { today: true } },
  { id: 'ambitionist-reward', group: 'edition', kind: 'flag', default: false, presets: { today: true } },
  { id: 'guan-zhang', group: 'edition', kind: 'flag', default: false, presets: { today: true } },
  { id: 'revised', group: 'edition', kind: 'flag', default: false, presets: { today: true } },
  { id: 'face-up', group: 'table', kind: 'flag', default: false, presets: { learning: true } },
  {
    id: 'dealt',
    group: 'table',
    kind: 'choice',
    values: ['printed', '5', '6', '7', '8', '9'],
    default: 'printed',
  },
  { id: 'draft', group: 'table', kind: 'flag', default: false },
  {
    id: 'banned',
    group: 'table',
    kind: 'named',
    values: GENERAL_IDS,
    default: [],
    examples: [['cao-cao', 'zhang-fei', 'zhou-yu', 'hua-tuo']],
  },
  { id: 'see-next', group: 'table', kind: 'flag', default: false },
  { id: 'reshuffles', group: 'table', kind: 'choice', values: ['10', 'any'], default: '10' },
  { id: 'concede', group: 'table', kind: 'flag', default: false, presets: { learning: true } },
  { id: 'formation', group: 'expansions', kind: 'flag', default: false },
  { id: 'momentum', group: 'expansions', kind: 'flag', default: false },
  { id: 'transformation', group: 'expansions', kind: 'flag', default: false },
] as const satisfies readonly HegemonyOption[]

/** How often the discards may become the deck; `null` without a limit. */
export function mostReshuffles(chosen: Options): number | null {
  const { reshuffles } = chosenOptions(options, chosen)
  return reshuffles === 'any' ? null : Number(reshuffles)
}

/** Variants of the rules that a table plays with (section 17). */
export type Variant =
  | 'concede'
  | 'kept-markers'
  | 'last-battle'
  | 'ambitionist-reward'
  | 'guan-zhang'
  | 'revised'
  | 'face-up'
  | 'see-next'
  | 'draft'
  | 'formation'
  | 'momentum'
  | 'transformation'

/** The variants chosen; none unless the host chose them. */
export function variantsOf(chosen: Options): readonly Variant[] {
  const values = chosenOptions(options, chosen)
  const isChosen: Readonly<Record<Variant, boolean>> = {
    concede: values.concede,
    'kept-markers': values.markers === 'kept',
    'last-battle': values['last-battle'],
    'ambitionist-reward': values['ambitionist-reward'],
    'guan-zhang': values['guan-zhang'],
    revised: values.revised,
    'face-up': values['face-up'],
    'see-next': values['see-next'],
    draft: values.draft,
    formation: values.formation,
    momentum: values.momentum,
    transformation: values.transformation,
  }
  return (Object.keys(isChosen) as Variant[]).filter((variant) => isChosen[variant])
}

/** How many generals each of so many players is dealt, or lie in the row of a draft. */
export function dealtTo(seats: number, chosen: Options): number {
  const { dealt } = chosenOptions(options, chosen)
  return dealt === 'printed' ? generalsDealt(seats) : Number(dealt)
}

/** Generals that nobody is dealt. */
export const bannedIn = (chosen: Options): readonly General[] => chosenOptions(options, chosen).banned

/** Generals that are in the game: those of the edition and of the chosen expansions, without the banned ones. */
export function generalsIn(chosen: Options): General[] {
  const values = chosenOptions(options, chosen)
  return GENERAL_IDS.filter((id) => {
    const expansion = expansionOf(id)
    return !values.banned.includes(id) && (expansion === null || values[expansion])
  })
}
