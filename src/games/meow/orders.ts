// Standing orders: whether there is a cat, and turns in a clash that need no thought.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { Id } from '../../engine/phrase.ts'
import { GENERALS } from './cards.ts'
import type { MeowView } from './view.ts'

/** By order and value, what it picks of the options; `undefined` where it does without. */
const RULES: Readonly<Record<string, Readonly<Record<string, (ids: readonly Id[]) => Id | undefined>>>> = {
  cat: { yes: () => 'cat', no: () => 'no-cat' },
  clash: { skills: (ids) => ids.find((id) => id in GENERALS), strike: () => undefined },
}

/** What is suggested: no untruth about cats, and clashes that need nobody. */
const SUGGESTED: Readonly<Record<string, string>> = { cat: 'no', clash: 'skills' }

/** The orders of this game. Where a rule picks nothing, the last option stands: to strike. */
export const orders: readonly AutoAnswerSpec<MeowView>[] = Object.entries(RULES).map(([id, rules]) => ({
  id,
  kinds: [id],
  values: Object.keys(rules),
  ...(SUGGESTED[id] !== undefined && { suggested: SUGGESTED[id] }),
  policy: (value) => ({
    decide({ decision }) {
      const ids = decision.options.map((option) => option.id)
      return [rules[value]?.(ids) ?? ids.at(-1) ?? '']
    },
  }),
}))
