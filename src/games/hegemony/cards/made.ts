// Cards that skills make of a whole hand or of nothing, of whichever name their owner likes (section 20).
import type { Kind } from './index.ts'

/** Tricks that may be used of one's own accord and are not delayed. */
export const TRICKS: readonly Kind[] = [
  ...(['dismantle', 'snatch', 'duel', 'borrow-sword', 'ex-nihilo', 'iron-chain', 'fire-attack'] as const),
  ...(['arrow-volley', 'barbarians', 'peach-garden', 'harvest', 'await-exhausted'] as const),
  ...(['known-both', 'befriend-attack'] as const),
]

/** Basic cards that may be used of one's own accord. */
export const BASICS: readonly Kind[] = ['slash', 'fire-slash', 'thunder-slash', 'peach', 'wine']
