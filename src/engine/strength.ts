// How strong computer players are: four strengths, the same in every game; a game may have any of them.

/** Weakest first. */
export const STRENGTHS = ['easy', 'normal', 'hard', 'expert'] as const
export type Strength = (typeof STRENGTHS)[number]

/** What older games, and buttons of older messages, call two of them. */
const OLDER: Readonly<Record<string, Strength>> = { casual: 'normal', steady: 'hard' }

/** The strength of a name, stored or typed; `undefined` for what is none. */
export const strengthNamed = (name: string): Strength | undefined =>
  STRENGTHS.find((strength) => strength === name) ?? (Object.hasOwn(OLDER, name) ? OLDER[name] : undefined)

/** The strength that thinks before it answers. */
export const EXPERT: Strength = 'expert'
