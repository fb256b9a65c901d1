// The latest blow of a battle, read from the public events.
import type { Phrase } from '../../../engine/phrase.ts'

/** HP that a side lost: the seat, or 1 for the solo opponent. */
export interface Blow {
  readonly side: number
  readonly n: number
}

/** The latest of these events; null where nobody was hit. */
export function latestBlow(told: readonly Phrase[]): Blow | null {
  const hurt = told.findLast(({ key }) => key === 'meow.hurt')
  const { who, n } = hurt?.args ?? {}
  if (typeof who !== 'object' || typeof n !== 'number') return null
  return { side: 'seat' in who ? who.seat : 1, n }
}
