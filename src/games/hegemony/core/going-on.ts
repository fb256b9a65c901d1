// The effect being resolved, as skills that answer it see it.
import type { CardUse, Damage, Happening, Judgement } from '../table/events.ts'

interface Seen {
  readonly happening: readonly Happening[]
}

/** The damage that is being dealt. Throws when none is. */
export function damageIn({ happening }: Seen): Damage {
  const found = happening.findLast((each) => each.is === 'damage')
  if (!found) throw new Error('no damage is dealt')
  return found
}

/** The judgement that is being made. Throws when none is. */
export function judgementIn({ happening }: Seen): Judgement {
  const found = happening.findLast((each) => each.is === 'judgement')
  if (!found) throw new Error('nobody judges')
  return found
}

/** The card that is being used. Throws when none is. */
export function useIn({ happening }: Seen): CardUse {
  const found = happening.findLast((each) => each.is === 'use')
  if (!found) throw new Error('no card is used')
  return found
}
