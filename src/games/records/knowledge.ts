// Who has seen a card that lies hidden now: such a card is not a secret from them, wherever it went.
import type { Id, Viewer } from '../../engine/phrase.ts'
import type { RecordsState } from './state.ts'

/** Notes that these viewers saw these cards; `public` stands for everyone. */
export function see(state: RecordsState, cards: readonly Id[], viewers: readonly Viewer[]): void {
  for (const card of cards) state.seen[card] = [...new Set([...(state.seen[card] ?? []), ...viewers])]
}

/** Forgets who saw these cards: they were shuffled into a deck, or lie open now. */
export function forget(state: RecordsState, cards: readonly Id[]): void {
  for (const card of cards) delete state.seen[card]
}

/** Whether a viewer has seen a card that lies hidden now. */
export const hasSeen = (state: RecordsState, card: Id, viewer: Viewer): boolean =>
  (state.seen[card] ?? []).some((who) => who === viewer || who === 'public')
