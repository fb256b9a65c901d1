// Who has seen a card that lies hidden now: such a card is not a secret from them, wherever it went.
import type { Id, Viewer } from '../../engine/phrase.ts'

/** A state that keeps it, by card; `public` is everyone. */
export interface WithSeen {
  readonly seen: Record<Id, Viewer[]>
}

/** Notes that these viewers saw these cards. */
export function see({ seen }: WithSeen, cards: readonly Id[], viewers: readonly Viewer[]): void {
  for (const card of cards) seen[card] = [...new Set([...(seen[card] ?? []), ...viewers])]
}

/** Forgets who saw these cards: they were shuffled into a deck, or lie open now. */
export function forget({ seen }: WithSeen, cards: readonly Id[]): void {
  for (const card of cards) delete seen[card]
}

/** Whether a viewer has seen a card that lies hidden now. */
export function hasSeen({ seen }: WithSeen, card: Id, viewer: Viewer): boolean {
  const who = seen[card]
  return who !== undefined && (who.includes(viewer) || who.includes('public'))
}
