// How strong computer players are: four strengths, the same in every game; a game may have any of them.

/** Weakest first. */
export const STRENGTHS = ['easy', 'normal', 'hard', 'expert'] as const
export type Strength = (typeof STRENGTHS)[number]

/** What older games, and buttons of older messages, call two of them. */
const OLDER: Readonly<Record<string, Strength>> = { casual: 'normal', steady: 'hard' }

/** The strength of a name, stored or typed; `undefined` for what is none. */
export const strengthNamed = (name: string): Strength | undefined =>
  STRENGTHS.find((strength) => strength === name) ?? (Object.hasOwn(OLDER, name) ? OLDER[name] : undefined)

/** A game, as far as its computer players go. */
interface WithComputers<P> {
  readonly computers: Readonly<Partial<Record<Strength, P>>>
}

/** The strengths of a game's computer players, weakest first. */
export const strengthsIn = ({ computers }: WithComputers<unknown>): readonly Strength[] =>
  STRENGTHS.filter((strength) => computers[strength] !== undefined)

/** The computer player of a strength by its name; `undefined` where the game has none of it. */
export function computerNamed<P>({ computers }: WithComputers<P>, name: string): P | undefined {
  const strength = strengthNamed(name)
  return strength && computers[strength]
}
