// The table and the hand as text, in English.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Stats {
  power: number
  grain: number
  attack: number
  defence: number
}

export const board = {
  'board-head': ({ era, round, laps, of }: { era: string; round: number; laps: number; of: number }) =>
    `**${era}** · round ${round} · lap ${laps} of ${of}`,
  'board-piles': ({ deck, discards, events }: { deck: number; discards: number; events: number }) =>
    `Draw pile ${deck} · discards ${discards} · events ${events}`,
  'board-left': ({ n }: { n: number }) => `Dynasty cards out of the game: ${n} of 76`,
  'board-player': (args: Stats & { who: string; lord: string; cards: number }) =>
    `${args.who} · ${args.lord} · state ${args.power} · grain ${args.grain} · attack ${args.attack} · defence ${args.defence} · cards ${args.cards}`,
  'board-no-lord': ({ who }: { who: string }) => who,
  'board-out': ({ who }: { who: string }) => `~~${who}~~ out`,
  'board-active': ({ line }: { line: string }) => `▸ ${line}`,
  'board-skip': ({ n }: { n: number }) => `sits out ${n}`,
  'board-silenced': () => 'may only draw next',
  'board-shown': ({ cards }: { cards: string }) => `waiting: ${cards}`,
  'board-truce': ({ who, whom, n }: { who: string; whom: string; n: number }) =>
    `Truce of ${who} and ${whom}: ${n}`,
  'board-shield': ({ who, n }: { who: string; n: number }) => `Peace round ${who}: ${n}`,
  'board-exposed': ({ whom, n }: { whom: string; n: number }) => `Defence of ${whom} counts as 0: ${n}`,
  'hand-empty': () => 'Your hand is empty.',
  'hand-head': ({ n }: { n: number }) => `**Your hand (${n} of 12)**`,
  'hand-card': ({ card, effect }: { card: string; effect: string }) => `- **${card}**: ${effect}`,
  'hand-name': ({ card }: { card: string }) => `- ${card}`,
  'hand-known': ({ who, cards }: { who: string; cards: string }) => `You know of ${who}: ${cards}`,
} satisfies Catalogue
