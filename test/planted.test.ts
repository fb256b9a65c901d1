// A fault planted in every game (here: in one) for every proof: each proof finds its own, and nothing in the game as it is.
import { describe, expect, it } from 'vitest'
import { searchWaits } from '../scripts/prove/timing-leaks.ts'
import type { Game, Options, State } from '../src/engine/game.ts'
import { type SearchTable, searchLeaks } from '../src/engine/leaks.ts'
import { defaultOptions } from '../src/engine/options.ts'
import { playOut } from '../src/engine/playout.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import { fuzzUndo } from '../src/engine/undo-fuzz.ts'
import { misplaced } from '../src/engine/zones.ts'
import { TITLES } from '../src/games/index.ts'
import { compared, momentsOf } from './search/likenesses.ts'
import * as faults from './support/faults.ts'
import { tryPlans } from './support/plan-tries.ts'
import { allOr } from './support/sample.ts'

/** Games in which a fault is looked for, each by a search of its own. */
const GAMES = 20

/** What a proof looked at, and what it found. */
interface Findings {
  readonly tried: number
  readonly found: readonly string[]
}

interface Proof {
  search(game: Game, table: SearchTable, seed: string): Findings
  readonly faults: Readonly<Record<string, faults.Fault>>
}

/** Ends a game after so many rounds: its beginning is enough. */
const shortened = (game: Game, rounds: number): Game => ({
  ...game,
  outcome: (state: State & { readonly round?: number }) =>
    game.outcome(state) ?? ((state.round ?? 0) > rounds ? { winners: [], ranks: [], facts: {} } : undefined),
})

const PROOFS: Readonly<Record<string, Proof>> = {
  conservation: {
    search: findMisplaced,
    faults: { 'a card is lost': faults.loseCard, 'a card lies in two places': faults.doubleCard },
  },
  secrecy: {
    search(game, table, seed) {
      const { cases, leaks } = searchLeaks(game, { cases: 10, seed, tables: [table] })
      return { tried: cases, found: leaks.map(({ test, what }) => `${test}: ${what}`) }
    },
    faults: {
      'a hidden card in a view': faults.showTop,
      'a count by kind of others’ cards': faults.showCount,
      'the top of a pile in an event': faults.tellTop,
      'a window that asks only those who hold something': faults.askOnlyHolders,
      'a pile that is left out of the unknown': faults.forgetUnknown,
    },
  },
  timing: {
    search(game, table, seed) {
      const waiting = { hidden: true, quick: true, alone: false }
      const found = searchWaits(game, { cases: 10, seed, tables: [table], waiting })
      return { tried: found.cases, found: found.betrayals.map(({ what }) => what) }
    },
    faults: {
      'an auto-answer that depends on the hand': faults.kindByHand,
      'a private step that is asked in public': faults.askStepsInPublic,
    },
  },
  undo: {
    search(game, table, seed) {
      const { atOnce, agreed, faults: found } = fuzzUndo(game, { cases: 1, seed, tables: [table] })
      return { tried: atOnce + agreed, found }
    },
    faults: {
      'a memory outside of the state': faults.rememberOutside,
      'a count that changes unseen': faults.showCount,
    },
  },
  plans: {
    search(game, table, seed) {
      const { leaks, lengths } = tryPlans(game, table, seed, 7)
      return { tried: leaks.length + lengths.length, found: leaks }
    },
    faults: {
      'a hidden card in one’s hand': faults.rehearseWithHidden,
      'a rehearsal on the true table': faults.rehearseTruly,
    },
  },
  worlds: {
    search(game, { policies, options }, seed) {
      const moments = momentsOf(game, { seats: policies.length, options, step: 5, most: 12, seed })
      const { alike, other } = compared(game, moments)
      return { tried: alike + other.length, found: other }
    },
    faults: {
      'hidden cards that stay where they truly lie': faults.leaveInPlace,
      'places in an order that depends on what lies there': faults.orderByTruth,
    },
  },
}

/** Ids that are lost or lie twice at the first stop at which there are any. */
function findMisplaced(game: Game, { policies, options }: SearchTable, seed: string): Findings {
  const box = game.zones(game.setup(policies.length, options))
  const found: string[] = []
  let tried = 0
  try {
    playOut(game, {
      seed,
      policies,
      options,
      forget: true,
      watch: ({ state }) => {
        tried++
        found.push(...misplaced(box, game.zones(state)))
        if (found.length > 0) throw new Error('the rules cannot go on with such a box')
      },
    })
  } catch (error) {
    if (found.length === 0) throw error
  }
  return { tried, found }
}

/** The game in which `npm test` plants them. */
const SAMPLE = 'meow'

/** Where faults are planted: at how many seats, with what options, and for how many rounds. */
const TABLES: Readonly<
  Record<string, { readonly seats: number; readonly options?: Options; readonly rounds: number }>
> = {
  records: { seats: 4, rounds: 3 },
  dynasties: { seats: 3, rounds: 9 },
  meow: { seats: 3, options: { expansions: ['treasures', 'stratagems'] }, rounds: 1 },
  hegemony: { seats: 2, rounds: 9 },
  storm: { seats: 2, rounds: 8 },
}

describe.each(Object.values(TITLES).filter(({ game }) => allOr(true, game.id === SAMPLE)))(
  'in $game.id',
  ({ game: whole }) => {
    const { seats, options, rounds } = TABLES[whole.id] ?? { seats: whole.seats.min, rounds: 9 }
    const game = shortened(whole, rounds)
    const policies = Array.from(
      { length: seats },
      (_, seat) => (seat % 2 ? undefined : game.computers.hard) ?? randomPolicy,
    )
    const table = { policies, options: { ...defaultOptions(game), ...options } }

    describe.each(Object.entries(PROOFS))('the proof of %s', (_, { search, faults: planted }) => {
      it('finds nothing in the game as it is', () => {
        let proved = 0
        for (let n = 0; n < GAMES && proved === 0; n++) {
          const { tried, found } = search(game, table, `planted ${n}`)
          expect(found).toEqual([])
          proved += tried
        }
        expect(proved).toBeGreaterThan(0)
      })

      it.each(Object.entries(planted))('finds %s', (_, plant) => {
        const faulty = plant(game)
        const found: string[] = []
        for (let n = 0; n < GAMES && found.length === 0; n++)
          found.push(...search(faulty, table, `planted ${n}`).found)
        expect(found).not.toEqual([])
      })
    })
  },
)
