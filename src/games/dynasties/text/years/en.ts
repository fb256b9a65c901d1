// Spans of years in English; years before the common era are negative.

/** From one year to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** `618–907`, `221–206 BCE`, `202 BCE – 8 CE`. */
export function years({ from, to }: Span): string {
  if (from > 0) return `${from}–${to}`
  return to < 0 ? `${-from}–${-to} BCE` : `${-from} BCE – ${to} CE`
}
