// The words of the board and the hand in English.

export const labels = {
  round: ({ round }: { round: number }) => `**Round ${round}**`,
  beginning: () => '**Before the first round**',
  over: () => '**The game is over**',
  target: ({ count }: { count: number }) => `ends at ${count} cities`,
  ending: () => '**last round**',
  'deck-all': ({ cards, discards }: { cards: number; discards: number }) =>
    `deck ${cards} (${discards} discarded)`,
  'deck-schemes': ({ cards, discards }: { cards: number; discards: number }) =>
    `schemes ${cards} (${discards} discarded)`,
  'deck-realm': ({ cards, discards }: { cards: number; discards: number }) =>
    `realm ${cards} (${discards} discarded)`,
  attack: ({ who, whom, city }: { who: string; whom: string; city: string }) =>
    `${who} attacks ${whom}’s ${city}`,
  points: ({ points }: { points: number }) => `${points} pts`,
  bonus: () => 'first to the target',
  'lord-hidden': ({ count }: { count: number }): string =>
    count === 1 ? 'lord face down' : 'lords face down',
  'strategist-hidden': () => 'face down',
  'own-hidden': () => 'only you know',
  'known-hidden': () => 'face down',
  used: () => 'used',
  lord: () => 'Lord',
  strategist: () => 'Strategist',
  generals: () => 'Generals',
  schemes: () => 'Schemes',
  cities: () => 'Cities to build',
  garrisons: () => 'Your garrisons',
  choosing: () => 'To choose from',
  'face-up': () => 'face up',
  colon: () => ': ',
  note: ({ text }: { text: string }) => ` (${text})`,
}
