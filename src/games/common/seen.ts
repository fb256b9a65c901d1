// Tracks viewers who have seen a card that lies hidden now and know where: it is no secret from them.
import type { Id, Seat, Viewer } from '../../engine/phrase.ts'

/**
 * A state that keeps it, by card; `public` is everyone. A card is noted only while its place is certain: what may lie where
 * is dealt anew around it, so that a viewer who could not place it would be told.
 */
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

/**
 * One of these cards, or several, went elsewhere, and only some saw which: nobody else can place any of them now, neither
 * what went nor what stayed.
 */
export function loseSight(state: WithSeen, cards: readonly Id[], but: readonly Seat[] = []): void {
  for (const card of cards) {
    const who = state.seen[card] ?? []
    const still = who.includes('public') ? but : who.filter((viewer) => but.some((seat) => seat === viewer))
    forget(state, [card])
    if (still.length > 0) see(state, [card], still)
  }
}

/** Whether a viewer has seen a card that lies hidden now. */
export function hasSeen({ seen }: WithSeen, card: Id, viewer: Viewer): boolean {
  const who = seen[card]
  return who !== undefined && (who.includes(viewer) || who.includes('public'))
}
