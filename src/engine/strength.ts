// Strengths of computer players: four, the same in every game; a game may have any of them.

/** Weakest first. */
export const STRENGTHS = ['easy', 'normal', 'hard', 'expert'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The strength of a name, stored or typed; `undefined` for what is none. */
export const strengthNamed = (name: string): Strength | undefined =>
  STRENGTHS.find((strength) => strength === name)

/** The strength that thinks before it answers. */
export const EXPERT: Strength = 'expert'
