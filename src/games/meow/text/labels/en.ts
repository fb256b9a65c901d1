// Labels of the board and the hand in English.

export const labels = {
  round: (n: number): string => `Round ${n}`,
  clash: (n: number): string => `clash ${n} of 4`,
  planning: (): string => 'planning',
  supply: (n: number): string => `${n} in the bank`,
  deck: (n: number): string => `deck ${n}`,
  piles: (treasures: number, stratagems: number): string =>
    [treasures > 0 ? `treasures ${treasures}` : '', stratagems > 0 ? `stratagems ${stratagems}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  discards: (): string => 'Discards',
  campaign: (): string => 'Battles',
  hand: (n: number): string => `${n} in hand`,
  shown: (): string => 'seen',
  treasures: (n: number): string => (n === 1 ? '1 treasure' : `${n} treasures`),
  stratagems: (n: number): string => (n === 1 ? '1 stratagem' : `${n} stratagems`),
  mandate: (n: number): string => `mandate ${n}`,
  points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  passed: (): string => 'passed',
  front: (): string => 'front',
  rear: (): string => 'rear',
  out: (): string => 'out of the battle',
  unordered: (): string => 'order hidden',
  yourHand: (): string => 'Your hand',
  looking: (): string => 'You look at',
  yourTreasures: (): string => 'Your treasures',
  yourStratagems: (): string => 'Your stratagems',
  empty: (): string => 'You hold no cards.',
  died: (year: number): string => `died ${year}`,
  clashMark: (n: number): string => `clash ${n}`,
  more: (n: number): string => `and ${n} more`,
  of: (head: string, body: string) => `${head}: ${body}`,
  comma: () => ', ',
}

/** The labels in a language. */
export type Labels = typeof labels
