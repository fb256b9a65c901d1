// Words on the pictures in English besides the labels of the board, and of their descriptions.

export const words = {
  acts: () => 'acts',
  starts: () => 'starts',
  over: () => 'The game is over',
  fish: ({ n }: { n: number }) => `${n} fish`,
  hp: ({ n }: { n: number }) => `HP ${n}`,
  attack: ({ n }: { n: number }) => `attack ${n}`,
  speed: ({ n }: { n: number }) => `speed ${n}`,
  block: ({ n }: { n: number }) => `block ${n}`,
  // Piles
  supply: () => 'bank',
  deck: () => 'deck',
  treasures: () => 'treasures',
  stratagems: () => 'stratagems',
  discards: () => 'discards',
  used: () => 'used',
  sealed: () => 'sealed',
  bonus: ({ kind, n }: { kind: string; n: number }) => `${kind} ×${n}`,
  died: ({ year }: { year: number }) => `d.${year}`,
  // Replay
  replay: ({ n }: { n: number }) => `The battle in ${n === 1 ? '1 clash' : `${n} clashes`}`,
  clash: ({ n }: { n: number }) => `Clash ${n}`,
  'no-cards': () => '—',
  won: ({ who }: { who: string }) => `${who} wins`,
  // Joining what a description lists
  comma: () => ', ',
  semicolon: () => '; ',
  stop: () => '. ',
  colon: () => ': ',
}
