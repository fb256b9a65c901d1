// A small game of reaction windows: the turn's player throws a card, and the first of the others to hold a shield
// and show it catches it. Hands are hidden, so that a player who could catch must not be told by waiting.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { AutoAnswerSpec, Game, State, Table } from '../../src/engine/game.ts'
import { type Id, nameRef, type Seat, seatRef } from '../../src/engine/phrase.ts'
import { chooseOne, firstOf, type Script } from '../../src/engine/script.ts'
import { hiddenIn, type Zone } from '../../src/engine/zones.ts'
import type { Title } from '../../src/games/common/title.ts'
import { sayer, type Translation } from '../../src/text/catalogue.ts'

interface Volley extends State {
  deck: Id[]
  hands: Id[][]
  thrown: Id[]
  hits: number[]
  turn: number
}

const HAND = 3
const ROUNDS = 3
const named = (name: string, count: number): Id[] =>
  Array.from({ length: count }, (_, n) => `${name}-${n + 1}`)
const CARDS = [...named('shield', 10), ...named('stone', 20)]
const isShield = (card: Id): boolean => card.startsWith('shield')

const en = {
  dealt: ({ count }: { count: number }) => `Everyone is dealt ${count} cards.`,
  'ask-throw': () => 'Which card will you throw?',
  throwing: ({ who }: { who: string }) => `${who} takes aim.`,
  'ask-sure': () => 'Throw it?',
  throw: () => 'Throw',
  lower: () => 'Back',
  throws: ({ who, card }: { who: string; card: string }) => `${who} throws ${card}.`,
  'ask-catch': () => 'Will you catch it?',
  catching: ({ who }: { who: string }) => `${who} may catch it.`,
  catches: ({ who, card }: { who: string; card: string }) => `${who} catches it with ${card}.`,
  hits: ({ who }: { who: string }) => `${who} hits.`,
  card: ({ card }: { card: string }) => card,
  duck: () => 'Duck',
  'duck-round': () => 'Duck for this round',
}
const say = sayer<typeof en>('volley')

const stageOf = (aiming: boolean) =>
  function* stage(table: Table<Volley>): Script {
    const { state } = table
    if (state.turn < 0) {
      table.shuffle(state.deck)
      state.hands = state.hands.map(() => state.deck.splice(0, HAND))
      table.tell(say('dealt', { count: HAND }))
    } else yield* turn(table, state.turn % table.seats, aiming)
    state.turn += 1
  }

/** Takes aim with a card of one's choice, and lowers it again as often as one likes; what is thrown in the end. */
function* aimed(table: Table<Volley>, seat: Seat): Script<Id> {
  for (;;) {
    const hand = table.state.hands[seat] ?? []
    const own = { notice: say('throwing', { who: seatRef(seat) }), ownTurn: true } as const
    const card = yield* chooseOne(seat, {
      prompt: say('ask-throw'),
      options: hand.map(cardOption),
      ...own,
      kind: 'throw',
    })
    const sure = yield* chooseOne(seat, {
      prompt: say('ask-sure'),
      options: [
        { id: 'throw', text: say('throw') },
        { id: 'back', text: say('lower') },
      ],
      step: true,
      ...own,
    })
    if (sure === 'throw') return card
  }
}

function* turn(table: Table<Volley>, seat: Seat, aiming: boolean): Script {
  const { state } = table
  const who = seatRef(seat)
  const hand = state.hands[seat] ?? []
  const card = aiming
    ? yield* aimed(table, seat)
    : yield* chooseOne(seat, {
        prompt: say('ask-throw'),
        notice: say('throwing', { who }),
        options: hand.map(cardOption),
      })
  toPile(state, seat, card)
  table.tell(say('throws', { who, card: nameRef(card) }), { mark: 'turn' })
  const others = state.hands.map((_, index) => index).filter((index) => index !== seat)
  const caught = yield* firstOf(others.map((other) => catchDecision(state, other, table.seats)))
  const shield = caught?.choice[0]
  if (!caught || shield === undefined) {
    state.hits[seat] = (state.hits[seat] ?? 0) + 1
    table.tell(say('hits', { who }))
  } else {
    toPile(state, caught.seat, shield)
    table.tell(say('catches', { who: seatRef(caught.seat), card: nameRef(shield) }))
    state.hands[caught.seat]?.push(...state.deck.splice(0, 1))
  }
  state.hands[seat]?.push(...state.deck.splice(0, 1))
}

function toPile(state: Volley, seat: Seat, card: Id): void {
  state.hands[seat] = (state.hands[seat] ?? []).filter((each) => each !== card)
  state.thrown.push(card)
}

const cardOption = (card: Id) => ({ id: card, text: say('card', { card: nameRef(card) }) })

function catchDecision({ hands, turn: now }: Volley, seat: Seat, seats: number): Decision {
  return {
    seat,
    prompt: say('ask-catch'),
    notice: say('catching', { who: seatRef(seat) }),
    options: [...(hands[seat] ?? []).filter(isShield).map(cardOption), { id: 'pass', text: say('duck') }],
    min: 1,
    max: 1,
    pass: 'pass',
    kind: 'catch',
    autoPasses: [{ scope: `round-${Math.floor(now / seats)}`, text: say('duck-round') }],
  }
}

/** What a viewer sees: the own hand, how many cards the others hold, what was thrown, who hit how often. */
export interface VolleyView {
  readonly hand: readonly Id[]
  readonly held: readonly number[]
  readonly thrown: readonly Id[]
  readonly hits: readonly number[]
  readonly turn: number
}

const catching: AutoAnswerSpec<VolleyView> = {
  id: 'catch',
  kinds: ['catch'],
  values: ['always', 'never'],
  policy: (value) => ({
    decide({ decision }): Choice {
      const shield = decision.options.find(({ id }) => isShield(id))?.id
      return [value === 'always' && shield !== undefined ? shield : 'pass']
    },
  }),
}

const zones = ({ deck, hands, thrown }: Volley): Zone[] => [
  { kind: 'deck', ids: deck },
  ...hands.map((ids, seat): Zone => ({ kind: 'hand', seat, ids })),
  { kind: 'discard', ids: thrown },
]

export const volley: Game<Volley, VolleyView> = {
  id: 'volley',
  version: 1,
  seats: { min: 2, max: 5 },
  options: [],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    deck: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    thrown: [],
    hits: Array.from({ length: seats }, () => 0),
    turn: -1,
  }),
  stage: stageOf(false),
  outcome({ hits, turn: now }) {
    if (now < ROUNDS * hits.length) return undefined
    const ranks = hits.map((own) => 1 + hits.filter((other) => other > own).length)
    return { winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])), ranks, facts: {} }
  },
  zones,
  view: ({ hands, thrown, hits, turn: now }, viewer) => ({
    hand: viewer === 'public' ? [] : (hands[viewer] ?? []),
    held: hands.map((hand) => hand.length),
    thrown,
    hits,
    turn: now,
  }),
  unknown: (state, viewer) => [hiddenIn(zones(state), viewer)],
  computers: { normal: { decide: ({ decision }) => decision.options.slice(0, 1).map(({ id }) => id) } },
  autoAnswers: [catching],
}

/** The same with a private step: a player who has chosen what to throw may take it back. */
export const aiming: Game<Volley, VolleyView> = {
  ...volley,
  stage: stageOf(true),
  autoAnswers: [
    catching,
    {
      id: 'throw',
      kinds: ['throw'],
      values: ['first'],
      policy: () => ({ decide: ({ decision }) => decision.options.slice(0, 1).map(({ id }) => id) }),
    },
  ],
}

const chinese = {
  dealt: ({ count }) => `每人發 ${count} 張牌。`,
  'ask-throw': () => '要投出哪張牌？',
  throwing: ({ who }) => `${who} 正在瞄準。`,
  'ask-sure': () => '要投出去嗎？',
  throw: () => '投',
  lower: () => '返回',
  throws: ({ who, card }) => `${who} 投出 ${card}。`,
  'ask-catch': () => '要接住嗎？',
  catching: ({ who }) => `${who} 可以接住。`,
  catches: ({ who, card }) => `${who} 以 ${card} 接住。`,
  hits: ({ who }) => `${who} 命中。`,
  card: ({ card }) => card,
  duck: () => '閃開',
  'duck-round': () => '這一輪都閃開',
} satisfies Translation<typeof en>

const words = (phrases: Translation<typeof en>, title: string, autoAnswers: [string, string, string]) => ({
  phrases,
  names: Object.fromEntries(CARDS.map((card) => [card, card])),
  title,
  blurb: title,
  options: {},
  autoAnswers: {
    catch: { name: autoAnswers[0], hint: title, values: { always: autoAnswers[1], never: autoAnswers[2] } },
  },
  topics: [{ id: 'play', title, body: title }],
  cards: {},
})

export const volleyTitle: Title<Volley, VolleyView> = {
  game: volley,
  words: {
    en: words(en, 'Volley', ['Something flies at me', 'Catch it if I can', 'Always duck']),
    'zh-TW': words(chinese, '投石', ['有東西飛來', '能接就接', '一律閃開']),
    'zh-CN': words(chinese, '投石', ['有东西飞来', '能接就接', '一律闪开']),
  },
  board: (view) => view.hits.join(' : '),
  hand: (view) => view.hand.join(', '),
}

/** The title of `aiming`. */
export const aimingTitle: Title<Volley, VolleyView> = { ...volleyTitle, game: aiming }
