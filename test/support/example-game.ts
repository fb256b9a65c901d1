// The smallest game there is, written to be read: everyone secretly plays a card a round, the highest takes the round.
import type { Game, State, Table } from '../../src/engine/game.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../src/engine/phrase.ts'
import { everyone, type Script } from '../../src/engine/script.ts'
import { hiddenIn, type Zone } from '../../src/engine/zones.ts'
import type { Title } from '../../src/games/common/title.ts'
import { sayer, type Translation } from '../../src/text/catalogue.ts'

interface HighCard extends State {
  deck: Id[]
  hands: Id[][]
  played: Id[]
  wins: number[]
  round: number
}

const ROUNDS = 3
const CARDS = Array.from({ length: 30 }, (_, index) => `card-${index + 1}`)
const value = (card: Id): number => Number(card.slice('card-'.length))

const en = {
  dealt: ({ count }: { count: number }) => `Everyone is dealt ${count} cards.`,
  took: ({ who, card, round }: { who: string; card: string; round: number }) =>
    `${who} takes round ${round} with ${card}.`,
  play: () => 'Which card will you play?',
  plays: ({ who }: { who: string }) => `${who} chooses a card.`,
  card: ({ card }: { card: string }) => card,
  rounds: () => 'Rounds',
}
const say = sayer<typeof en>('high-card')

function* stage(table: Table<HighCard>): Script {
  if (table.state.round === 0) deal(table)
  else yield* round(table)
  table.state.round += 1
}

function deal(table: Table<HighCard>): void {
  const { state } = table
  table.shuffle(state.deck)
  state.hands = state.hands.map(() => state.deck.splice(0, ROUNDS))
  table.tell(say('dealt', { count: ROUNDS }))
}

function* round(table: Table<HighCard>): Script {
  const { state } = table
  const asks = state.hands.map((hand, seat) => ({
    seat,
    prompt: say('play'),
    notice: say('plays', { who: seatRef(seat) }),
    options: hand.map((card) => ({ id: card, text: say('card', { card: nameRef(card) }) })),
    min: 1,
    max: 1,
  }))
  const played = (yield* everyone(asks)).flat()
  const best = Math.max(...played.map(value))
  const winner: Seat = played.findIndex((card) => value(card) === best)
  state.hands = state.hands.map((hand) => hand.filter((card) => !played.includes(card)))
  state.played.push(...played)
  state.wins[winner] = (state.wins[winner] ?? 0) + 1
  const took = say('took', { who: seatRef(winner), card: nameRef(`card-${best}`), round: state.round })
  table.reveal(took, { mark: 'turn', about: played })
}

/** What a viewer sees: the own hand, how many cards the others hold, who won how often. */
export interface HighCardView {
  readonly hand: readonly Id[]
  readonly held: readonly number[]
  readonly wins: readonly number[]
}

const zones = ({ deck, hands, played }: HighCard): Zone[] => [
  { kind: 'deck', ids: deck },
  ...hands.map((ids, seat): Zone => ({ kind: 'hand', seat, ids })),
  // Face down to everyone: of a round only the highest card is told.
  { kind: 'discard', seenBy: [], group: 'played', ids: played },
]

export const highCard: Game<HighCard, HighCardView> = {
  id: 'high-card',
  version: 1,
  seats: { min: 2, max: 5 },
  options: [{ id: 'open', kind: 'flag', default: false, seats: [3] }],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    deck: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    played: [],
    wins: Array.from({ length: seats }, () => 0),
    round: 0,
  }),
  stage,
  outcome({ wins, round: played }) {
    if (played <= ROUNDS) return undefined
    const ranks = wins.map((won) => 1 + wins.filter((other) => other > won).length)
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    const scores = wins.map((points) => [{ label: say('rounds'), points }])
    return { winners, ranks, scores, facts: { rounds: ROUNDS } }
  },
  zones,
  view: ({ hands, wins }, viewer) => ({
    hand: viewer === 'public' ? [] : (hands[viewer] ?? []),
    held: hands.map((hand) => hand.length),
    wins,
  }),
  unknown: (state, viewer) => [hiddenIn(zones(state), viewer)],
  computers: { normal: { decide: ({ decision }) => decision.options.slice(0, 1).map(({ id }) => id) } },
}

const chinese = {
  dealt: ({ count }) => `每人發 ${count} 張牌。`,
  took: ({ who, card, round: count }) => `${who} 以 ${card} 贏得第 ${count} 輪。`,
  play: () => '要出哪張牌?',
  plays: ({ who }) => `${who} 正在選牌。`,
  card: ({ card }) => card,
  rounds: () => '輪數',
} satisfies Translation<typeof en>

const words = (phrases: Translation<typeof en>, title: string, prefix: string) => ({
  phrases,
  names: Object.fromEntries(CARDS.map((card) => [card, `${prefix} ${value(card)}`])),
  title,
  blurb: title,
  options: { open: { name: 'open', hint: title } },
  topics: [{ id: 'play', title, body: title }],
  cards: {},
})

export const highCardTitle: Title<HighCard, HighCardView> = {
  game: highCard,
  words: {
    en: words(en, 'High Card', 'Card'),
    'zh-TW': words(chinese, '比大小', '牌'),
    'zh-CN': words(chinese, '比大小', '牌'),
  },
  board: (view) => view.wins.join(' : '),
  hand: (view) => view.hand.join(', '),
}
