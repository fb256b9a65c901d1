// Nim with fifty piles of twenty, once as rules for this kernel and once for boardgame.io: what both are measured with.
import type { Game, Outcome, State, Table } from '../../src/engine/game.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'

export const PILES = 50
export const SIZE = 20

interface NimState extends State {
  piles: number[]
  turn: number
}

const say = (key: string, number?: number) => ({
  key: `nim.${key}`,
  ...(number !== undefined && { args: { number } }),
})

/** Nobody has taken anything yet. */
const fresh = (): number[] => Array.from({ length: PILES }, () => SIZE)

/** A pile, then how many of it: two answers a move, a stage each. */
export const nimInTwo: Game<NimState> = nim('nim', function* (table) {
  const { state } = table
  const piles = state.piles.flatMap((left, pile) => (left > 0 ? [optionOf('pile', pile)] : []))
  const picked = numberIn(yield* chooseOne(state.turn, { prompt: say('which'), options: piles }))
  const amounts = Array.from({ length: state.piles[picked] ?? 0 }, (_, less) => optionOf('take', less + 1))
  const amount = numberIn(yield* chooseOne(state.turn, { prompt: say('how-many'), options: amounts }))
  take(table, picked, amount)
})

/** Everything that can be taken as one decision of up to 1,000 options. */
export const nimInOne: Game<NimState> = nim('nim-wide', function* (table) {
  const { state } = table
  const options = state.piles.flatMap((left, pile) =>
    Array.from({ length: left }, (_, less) => ({
      id: `pile-${pile}:take-${less + 1}`,
      text: { key: 'nim.take', args: { pile, number: less + 1 } },
    })),
  )
  const chosen = yield* chooseOne(state.turn, { prompt: say('what'), options })
  const [pile = '', amount = ''] = chosen.split(':')
  take(table, numberIn(pile), numberIn(amount))
})

function nim(id: string, stage: (table: Table<NimState>) => Script): Game<NimState> {
  return {
    id,
    version: 1,
    seats: { min: 2, max: 2 },
    options: [],
    computers: {},
    stage,
    setup: () => ({ chance: { epoch: 0, counter: 0 }, piles: fresh(), turn: 0 }),
    outcome: ({ piles, turn }): Outcome | undefined =>
      piles.some((left) => left > 0)
        ? undefined
        : { winners: [1 - turn], ranks: turn === 0 ? [2, 1] : [1, 2], facts: {} },
    zones: () => [],
    view: ({ piles, turn }) => ({ piles, turn }),
    unknown: () => [],
  }
}

function take(table: Table<NimState>, pile: number, amount: number): void {
  const { state } = table
  state.piles[pile] = (state.piles[pile] ?? 0) - amount
  table.tell({ key: 'nim.took', args: { who: { seat: state.turn }, pile, amount } })
  state.turn = 1 - state.turn
}

const optionOf = (kind: string, number: number) => ({ id: `${kind}-${number}`, text: say(kind, number) })

const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1))

/** The same game as boardgame.io plays it: a move names pile and amount. */
export const nimElsewhere = {
  name: 'nim',
  setup: () => ({ piles: fresh() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G }: { G: { piles: number[] } }, pile: number, amount: number): string | undefined {
      const left = G.piles[pile] ?? 0
      if (amount < 1 || amount > left) return 'INVALID_MOVE'
      G.piles[pile] = left - amount
      return undefined
    },
  },
  endIf: ({ G, ctx }: { G: { piles: number[] }; ctx: { currentPlayer: string } }) =>
    G.piles.every((left) => left === 0) ? { winner: ctx.currentPlayer } : undefined,
}

/** One by one from the first pile to the last: 1,000 moves, the most there are. */
export const MOVES: readonly { readonly pile: number; readonly amount: number }[] = Array.from(
  { length: PILES * SIZE },
  (_, turn) => ({ pile: Math.floor(turn / SIZE), amount: 1 }),
)
