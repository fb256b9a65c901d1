// Six stones, two players: each takes one to three of them in turn, and the player who takes the last wins. Nothing is hidden, and a
// stage is a turn of each.
import type { Game, State, Table } from '../../src/engine/game.ts'
import { type Seat, seatRef } from '../../src/engine/phrase.ts'
import { choose, type Script } from '../../src/engine/script.ts'
import type { Title } from '../../src/games/common/title.ts'
import { sayer, type Translation } from '../../src/text/catalogue.ts'

interface Nim extends State {
  stones: number
  /** Who took stones last. */
  last: Seat
}

const STONES = 6
const MOST = 3

const en = {
  ask: ({ left }: { left: number }) => `How many of the ${left} stones do you take?`,
  stones: ({ n }: { n: number }) => `${n} stones`,
  took: ({ who, n }: { who: string; n: number }) => `${who} takes ${n} stones.`,
}
const say = sayer<typeof en>('nim')

function* turn(table: Table<Nim>, seat: Seat): Script {
  const { state } = table
  const [taken = ''] = yield* choose(seat, {
    prompt: say('ask', { left: state.stones }),
    options: Array.from({ length: Math.min(MOST, state.stones) }, (_, index) => ({
      id: `take-${index + 1}`,
      text: say('stones', { n: index + 1 }),
    })),
    min: 1,
    max: 1,
    ownTurn: true,
  })
  const n = Number(taken.slice('take-'.length))
  state.stones -= n
  state.last = seat
  table.tell(say('took', { who: seatRef(seat), n }), { mark: 'turn' })
}

export const nim: Game<Nim, { readonly stones: number }> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup: () => ({ chance: { epoch: 0, counter: 0 }, stones: STONES, last: 1 }),
  *stage(table): Script {
    for (const seat of [0, 1]) if (table.state.stones > 0) yield* turn(table, seat)
  },
  outcome({ stones, last }) {
    if (stones > 0) return undefined
    return { winners: [last], ranks: [0, 1].map((seat) => (seat === last ? 1 : 2)), facts: {} }
  },
  zones: () => [],
  view: ({ stones }) => ({ stones }),
  unknown: () => [],
  computers: {
    // It takes what is left where it can, and one stone otherwise.
    hard: { decide: ({ view: { stones } }) => [`take-${stones <= MOST ? stones : 1}`] },
  },
}

const chinese = {
  ask: ({ left }) => `剩下 ${left} 顆石子，要拿幾顆？`,
  stones: ({ n }) => `${n} 顆`,
  took: ({ who, n }) => `${who} 拿走 ${n} 顆石子。`,
} satisfies Translation<typeof en>

const words = (phrases: Translation<typeof en>, title: string) => ({
  phrases,
  title,
  blurb: title,
  names: {},
  options: {},
  cards: {},
  topics: [{ id: 'play', title, body: title }],
})

export const nimTitle: Title<Nim, { readonly stones: number }> = {
  game: nim,
  words: { en: words(en, 'Nim'), 'zh-TW': words(chinese, '拿石子'), 'zh-CN': words(chinese, '拿石子') },
  board: ({ stones }) => `${stones}`,
  hand: () => '',
}
