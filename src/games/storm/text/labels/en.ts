// The words of the board and the hand in English.

export const labels = {
  round: ({ round, last }: { round: number; last: number }) =>
    last > 0 ? `**Round ${round} of ${last}**` : `**Round ${round}**`,
  beginning: () => '**Before the first round**',
  over: () => '**The game is over**',
  target: ({ target }: { target: number }) => `wins at ${target} prestige`,
  'target-side': ({ target }: { target: number }) => `allies win at ${target} prestige together`,
  deck: ({ cards, discards }: { cards: number; discards: number }) => `deck ${cards} (${discards} discarded)`,
  supply: ({ rage }: { rage: number }) => `rage left ${rage}`,
  allied: ({ who, whom }: { who: string; whom: string }) => `${who} and ${whom} are allied this turn`,
  prestige: ({ prestige, full }: { prestige: number; full: number }) =>
    prestige === full ? `prestige ${prestige}` : `prestige ${prestige} (${full})`,
  armies: ({ armies, limit }: { armies: number; limit: number }) => `armies ${armies}/${limit}`,
  out: () => 'out',
  side: ({ side }: { side: number }) => `side ${side}`,
  captives: () => 'captives',
  routed: () => 'routed',
  cut: () => 'cut off',
  empty: () => 'empty',
  cavalry: () => 'cav',
  foot: () => 'foot',
  archers: () => 'bow',
  fresh: () => 'from the next turn on',
  planned: () => 'Planned; only you can see it',
  hand: () => 'Your hand',
  'hand-empty': () => 'Your hand is empty.',
  stamina: ({ stamina, most }: { stamina: number; most: number }) => `${stamina}/${most}`,
  colon: () => ': ',
  note: ({ text }: { text: string }) => ` (${text})`,
}
