// Proof that a plan tells nothing: containment and twins on rehearsals, the same for every game.
import type { Game, State } from './game.ts'
import { swap, varied } from './likeness.ts'
import { canonical } from './log.ts'
import { renameWords, type Seat, wordsOf } from './phrase.ts'
import { beginRehearsal, type Rehearsed } from './planning.ts'
import { anyChoice } from './policy.ts'
import { type Random, sideStream } from './random.ts'

/** What a plan gave away, or how it went. */
export type PlanTried = { readonly leak: string } | { readonly steps: number } | undefined

/** Answers of a plan tried at most. */
const LONGEST = 12

/**
 * Plans a seat's turn by random answers and looks at every panel of it: no id that the seat cannot place may occur in one,
 * and at a table where such ids lie otherwise every panel, option and end must be the same.
 * @returns the leak; how many steps the plan had; `undefined` where there is no turn to plan
 */
export function tryPlan<S extends State>(
  game: Game<S>,
  table: Rehearsed<S>,
  seat: Seat,
  random: Random,
): PlanTried {
  const rehearsing = beginRehearsal(game, table, seat)
  const twin = beginRehearsal(game, twinOf(game, table, seat, random), seat)
  if (!rehearsing || !twin)
    return rehearsing || twin ? { leak: 'whether there is a turn to plan' } : undefined
  const hidden = game.unknown(table.state, seat).flat()
  for (;;) {
    const { now } = rehearsing
    const words = wordsOf([now.shown, now.steps, now.builtOn])
    const out = hidden.find((id) => words.has(id))
    const shown = canonical(now)
    if (out !== undefined) return { leak: `${out} occurs in ${shown.slice(0, 400)}` }
    if (canonical(twin.now) !== shown) return { leak: `a twin shows otherwise: ${shown.slice(0, 400)}` }
    const { decision } = now.shown
    if (!decision || now.steps.length === LONGEST) return { steps: now.steps.length }
    const choice = anyChoice(decision, random)
    rehearsing.take(choice)
    if (!twin.take(choice)) return { leak: `a twin does not take ${choice.join(' ')}` }
  }
}

/** The table as it might be for all that a seat knows. */
function twinOf<S extends State>(
  game: Game<S>,
  { setting, state }: Rehearsed<S>,
  seat: Seat,
  random: Random,
) {
  const names = swap(game.unknown(state, seat), new Set(), random)
  const text = varied(game, renameWords(JSON.stringify(state), names), seat, random)
  return { setting, state: JSON.parse(text) as S }
}

/** A stream for the plans tried at a stop. */
export const planStream = (seed: string, number: number): Random => sideStream(seed, 'plans-tried', number)
