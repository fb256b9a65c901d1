// Words on the pictures in English, and of their descriptions.
import type { Space } from '../../cards/eras.ts'
import type { CardType, Stat } from '../../cards/types.ts'

/** Names of the spaces, short enough for the track. */
const track: Readonly<Record<Space, string>> = {
  start: 'Start',
  'xia-shang': 'Xia–Shang',
  'western-zhou': 'W. Zhou',
  'spring-autumn': 'Spring–Aut.',
  'warring-states': 'Warring St.',
  qin: 'Qin',
  'western-han': 'W. Han',
  'eastern-han': 'E. Han',
  'three-kingdoms': '3 Kingdoms',
  'western-jin': 'W. Jin',
  'eastern-jin': '16 Kingd.',
  'southern-northern': 'N. & S.',
  sui: 'Sui',
  tang: 'Tang',
  'five-dynasties': '5 Dynasties',
  song: 'Song',
  yuan: 'Yuan',
  ming: 'Ming',
  qing: 'Qing',
}

const stats: Readonly<Record<Stat, string>> = {
  state: 'State',
  grain: 'Grain',
  attack: 'Attack',
  defence: 'Defence',
}

const types: Readonly<Record<CardType, string>> = {
  person: 'person',
  policy: 'policy',
  armament: 'armament',
  invention: 'invention',
}

const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`)

export const words = {
  track,
  stats,
  types,
  // Table
  clock: ({ n, of }: { n: number; of: number }) => `Round ${n} of ${of}`,
  open: ({ n, lap }: { n: number; lap: number }) => `Round ${n} · lap ${lap}`,
  round: ({ n, lap, of }: { n: number; lap: number; of: number }) => `Round ${n} · lap ${lap} of ${of}`,
  year: ({ n }: { n: number }) => (n < 0 ? `${-n} BC` : `${n}`),
  beginning: () => 'Opening',
  over: () => 'The game is over',
  piles: ({ deck, discards, events }: { deck: number; discards: number; events: number }) =>
    `Deck ${deck} · discard pile ${discards} · events ${events}`,
  gone: ({ n }: { n: number }) => `dynasty cards out ${n}`,
  acts: () => 'turn',
  first: () => '1st',
  out: () => 'out',
  skips: ({ n }: { n: number }) => (n === 1 ? 'skips 1 turn' : `skips ${n} turns`),
  silenced: () => 'draws only',
  truce: ({ whom, n }: { whom: string; n: number }) => `Truce with ${whom}: ${turns(n)}`,
  shield: ({ n }: { n: number }) => `Peace: ${turns(n)}`,
  exposed: ({ n }: { n: number }) => `Defence 0: ${turns(n)}`,
  waiting: ({ cards }: { cards: string }) => `waiting for its era: ${cards}`,
  /** What lasts, in short: how many turns, how many cards. */
  brief: {
    skips: ({ n }: { n: number }) => `skips ${n}`,
    truce: ({ n }: { n: number }) => `Truce ${n}`,
    shield: ({ n }: { n: number }) => `Peace ${n}`,
    exposed: ({ n }: { n: number }) => `Def. 0: ${n}`,
    waiting: ({ n }: { n: number }) => `waits: ${n}`,
  },
  played: ({ cards }: { cards: string }) => `In effect: ${cards}`,
  asked: ({ who, whom }: { who: string; whom: string }) => `${who} asks ${whom}`,
  marker: ({ era }: { era: string }) => `marker on ${era}`,
  'hand-size': ({ n }: { n: number }) => (n === 1 ? '1 card' : `${n} cards`),
  // Hand
  hand: ({ n }: { n: number }) => (n === 0 ? 'Your hand is empty' : `Your hand: ${n} of 12`),
  here: () => 'now',
  function: () => 'function card',
  // Joining what a description lists
  comma: () => ', ',
  semicolon: () => '; ',
  stop: () => '. ',
  colon: () => ': ',
}
