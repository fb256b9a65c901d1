// The table and the hand as text, in English.
import type { Catalogue } from '../../../../text/catalogue.ts'
import { type Span, years } from '../years/en.ts'

interface Stats {
  power: number
  grain: number
  attack: number
  defence: number
}

const left = (n: number): string => (n === 1 ? '1 more turn' : `${n} more turns`)

export const board = {
  'board-head-open': ({ era, round, lap }: { era: string; round: number; lap: number }) =>
    `**${era}** · round ${round} · lap ${lap}`,
  'board-head': ({ era, round, lap, of }: { era: string; round: number; lap: number; of: number }) =>
    `**${era}** · round ${round} · lap ${lap} of ${of}`,
  'board-clock-anew': ({ era, round, of }: { era: string; round: number; of: number }) =>
    `**${era}** · round ${round} of ${of}, begun anew`,
  'board-clock': ({ era, round, of }: { era: string; round: number; of: number }) =>
    `**${era}** · round ${round} of ${of}`,
  'board-years': ({ from, to, next }: Span & { next: string }) => `${years({ from, to })} · next: ${next}`,
  'board-next': ({ next }: { next: string }) => `no era · next: ${next}`,
  'board-asked': ({ who, whom }: { who: string; whom: string }) => `${who} asks ${whom}`,
  'board-event': ({ event }: { event: string }) => `In effect: ${event}`,
  'board-played': ({ cards }: { cards: string }) => `In effect: ${cards}`,
  'board-first': () => 'first in the round',
  'board-piles': ({ deck, discards, events }: { deck: number; discards: number; events: number }) =>
    `Deck ${deck} · discard pile ${discards} · events ${events}`,
  'board-left': ({ n, of }: { n: number; of: number }) => `Dynasty cards out of the game: ${n} of ${of}`,
  'board-player': (args: Stats & { who: string; lord: string; cards: number }) =>
    `${args.who} · ${args.lord} · State ${args.power} · Grain ${args.grain} · ⚔️ Attack ${args.attack} · 🛡️ Defence ${args.defence} · 🃏 ${args.cards}`,
  'board-no-lord': ({ who }: { who: string }) => who,
  'board-out': ({ who }: { who: string }) => `~~${who}~~ out`,
  'board-active': ({ line }: { line: string }) => `▸ ${line}`,
  'board-skip': ({ n }: { n: number }) => (n === 1 ? 'skips 1 turn' : `skips ${n} turns`),
  'board-silenced': () => 'next turn: draw only',
  'board-shown': ({ cards }: { cards: string }) => `waiting for its era: ${cards}`,
  'board-truce': ({ who, whom, n }: { who: string; whom: string; n: number }) =>
    `Truce of ${who} and ${whom}: ${left(n)} of ${who}`,
  'board-shield': ({ who, n }: { who: string; n: number }) => `Peace of ${who}: ${left(n)}`,
  'board-exposed': ({ who, whom, n }: { who: string; whom: string; n: number }) =>
    `${whom}’s Defence counts as 0: ${left(n)} of ${who}`,
  'hand-empty': () => 'Your hand is empty.',
  'hand-head': ({ n }: { n: number }) => `**Your hand (${n} of 12)**`,
  'hand-card': ({ card, effect }: { card: string; effect: string }) => `- **${card}**: ${effect}`,
  'hand-card-when': ({ card, when, effect }: { card: string; when: string; effect: string }) =>
    `- **${card}** (${when}): ${effect}`,
  'hand-name': ({ card }: { card: string }) => `- ${card}`,
  'hand-name-when': ({ card, when }: { card: string; when: string }) => `- ${card} (${when})`,
  'card-times': ({ card, n }: { card: string; n: number }) => `${card} ×${n}`,
  'when-era': ({ era, type }: { era: string; type: string }) => `${era} · ${type}`,
  'when-span': ({ from, to, type }: { from: string; to: string; type: string }) =>
    `${from} – ${to} · ${type}`,
  'when-now': ({ when }: { when: string }) => `${when} · now`,
  'hint-era': ({ era, effect }: { era: string; effect: string }) => `${era} · ${effect}`,
  'hint-span': ({ from, to, effect }: { from: string; to: string; effect: string }) =>
    `${from} – ${to} · ${effect}`,
  'hand-known': ({ who, cards }: { who: string; cards: string }) =>
    `You know these cards of ${who}: ${cards}`,
} satisfies Catalogue
