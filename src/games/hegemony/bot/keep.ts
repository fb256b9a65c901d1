// What a card is worth in the hand, from 0 to 3: what one keeps when cards must go.
import type { Id } from '../../../engine/phrase.ts'
import { card as cardOf, factsOf, isSlash, type Kind } from '../cards.ts'
import type { PlayerView } from '../view.ts'

const WORTH: Readonly<Partial<Record<Kind, number>>> = {
  ...{ peach: 3, dodge: 2, nullify: 1.9, 'nullify-state': 2, 'ex-nihilo': 2.2, wine: 1.4, snatch: 1.6 },
  ...{ dismantle: 1.4, indulgence: 1.7, 'supply-shortage': 1.3, duel: 1.2, 'arrow-volley': 1.1 },
  ...{ barbarians: 1.1, 'iron-chain': 0.8, lightning: 0.2, 'known-both': 0.8, 'borrow-sword': 0.8 },
  ...{ 'peach-garden': 0.8, harvest: 1, 'fire-attack': 0.9, 'await-exhausted': 1.2, 'befriend-attack': 1.3 },
}

/** The worth of holding a card; a second card of the same use is worth less. */
export function keepWorth(player: PlayerView, id: Id): number {
  const { kind } = cardOf(id)
  const facts = factsOf(kind)
  if (facts.type === 'equipment') return player.equipment[facts.slot] === null ? 1.5 : 0.6
  const same = (player.hand ?? []).filter((other) => other !== id && sameUse(cardOf(other).kind, kind)).length
  const worth = isSlash(kind) ? 1.3 : (WORTH[kind] ?? 1)
  return worth - (kind === 'peach' ? 0 : 0.25 * Math.min(2, same))
}

const sameUse = (a: Kind, b: Kind): boolean => a === b || (isSlash(a) && isSlash(b))
