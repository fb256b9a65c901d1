// Spans of years in English; years BC are negative.

/** From one year to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** `618–907`, `221–207 BC`, `202 BC – AD 8`. */
export function years({ from, to }: Span): string {
  if (from > 0) return `${from}–${to}`
  return to < 0 ? `${-from}–${-to} BC` : `${-from} BC – AD ${to}`
}
