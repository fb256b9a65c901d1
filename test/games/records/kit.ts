// A table to try rulings on: lay it by editing plain state, then play by seat and choice.
import { expect } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { Options, Told } from '../../../src/engine/game.ts'
import type { Arg, Id, Seat, Viewer } from '../../../src/engine/phrase.ts'
import { type Rest, restAfter, stageFrom } from '../../../src/engine/run.ts'
import { BATTLE_CARDS } from '../../../src/games/records/cards.ts'
import { records } from '../../../src/games/records/game.ts'
import { type City, everyCard, playerAt, type RecordsState, setup } from '../../../src/games/records/state.ts'
import type { RecordsView } from '../../../src/games/records/view.ts'

/** What to lay; seat 0 is in its action in round 2 unless `lay` says otherwise. */
export interface Plan {
  readonly seats?: number
  readonly options?: Options
  readonly seed?: string
  readonly lay?: (at: Layer) => void
}

/** Lays the table. Cards come from wherever they are. */
export interface Layer {
  readonly state: RecordsState
  hand(seat: Seat, ...cards: Id[]): void
  money(seat: Seat, coins: number): void
  lords(seat: Seat, ...lords: Id[]): void
  strategist(seat: Seat, card: Id): void
  city(seat: Seat, card: Id, garrison: Id, more?: Partial<City>): void
  /** The deck is these cards and no others, top first; what else was in it is discarded. */
  deck(kind: string, ...cards: Id[]): void
  /** These battle cards come next. */
  battle(...numbers: number[]): void
}

/** A table in play. */
export interface Play {
  readonly state: RecordsState
  /** Everything told since the table was laid. */
  readonly told: readonly Told[]
  /** Keys told to all, without the game's prefix. */
  readonly story: readonly string[]
  /** Arguments of the last event of a key. Throws when there was none. */
  event(key: string): Readonly<Record<string, Arg>>
  /** What a seat was told alone. */
  whispers(seat: Seat): readonly Told[]
  /** Answers; throws when refused. */
  play(seat: Seat, ...choice: Id[]): void
  expectAsked(seat: Seat, prompt: string): void
  /** Seats asked now. */
  readonly asked: readonly Seat[]
  decision(seat: Seat): Decision
  options(seat: Seat): readonly Id[]
  hand(seat: Seat): readonly Id[]
  money(seat: Seat): number
  /** A copy: what the viewer saw then, whatever happens later. */
  view(viewer: Viewer): RecordsView
  readonly outcome: ReturnType<typeof records.outcome>
  /** A stretch up to and with each answer, from its checkpoint, oldest first: what the proofs of secrecy try. */
  readonly stretches: readonly Rest[]
}

const STRATEGIST_ORDER = ['tian-feng', 'li-ru', 'wang-yun', 'han-sui', 'zhang-bao']

/** Lays a table and begins to play on it. */
export function layOut({ seats = 3, options = {}, seed = 'oath', lay }: Plan = {}): Play {
  const state = setup(seats, options)
  Object.assign(state, { phase: 'act', round: 2, lordsUp: true })
  const at = layer(state)
  for (const [seat, player] of state.players.entries()) {
    player.money = 10
    at.strategist(seat, STRATEGIST_ORDER[seat] ?? '')
  }
  lay?.(at)
  expect(new Set(everyCard(state)).size, 'the table is laid with every card once').toBe(108)
  return begin(state, { seats, options, seed })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, options: Options = {}, seed = 'oath'): Play =>
  begin(setup(seats, options), { seats, options, seed })

function begin(state: RecordsState, setting: { seats: number; options: Options; seed: string }): Play {
  const checkpoint = JSON.stringify(state)
  const { run, events } = stageFrom(records, setting, checkpoint, 0)
  const start = { kind: 'start', by: 'host', number: 0, rules: records.version, digest: '' } as const
  let rest: Rest = { ...setting, checkpoint, log: [start] }
  const stretches = [rest]
  const told: Told[] = [...events]
  const name = (key: string) => key.replace('records.', '')
  const decision = (seat: Seat): Decision => {
    const found = run.open?.request.decisions.find((each) => each.seat === seat)
    if (!found) throw new Error(`seat ${seat} is not asked; asked: ${JSON.stringify(run.open?.request)}`)
    return found
  }
  return {
    get state() {
      return run.state
    },
    told,
    get story() {
      return told.filter(({ to }) => to === 'all').map(({ phrase }) => name(phrase.key))
    },
    event(key) {
      const found = told.findLast(({ phrase }) => name(phrase.key) === key)
      if (!found) throw new Error(`${key} was not told, but ${told.map(({ phrase }) => phrase.key)}`)
      return found.phrase.args ?? {}
    },
    whispers: (seat) => told.filter(({ to }) => to !== 'all' && to.includes(seat)),
    play(seat, ...choice) {
      const step = run.take({ kind: 'answer', by: 'member', seat, opened: run.open?.number ?? -1, choice })
      if (typeof step === 'string')
        throw new Error(`${choice} of seat ${seat}: ${step}; asked ${JSON.stringify(run.open?.request)}`)
      told.push(...step.events)
      stretches.push({ ...rest, log: [...rest.log, step.entry] })
      rest = restAfter(setting, rest, step)
      expect(new Set(everyCard(run.state)).size).toBe(108)
      expect(everyCard(run.state)).toHaveLength(108)
    },
    expectAsked(seat, prompt) {
      expect(name(decision(seat).prompt.key)).toBe(prompt)
    },
    get asked() {
      return run.open?.request.decisions.map(({ seat }) => seat) ?? []
    },
    decision,
    options: (seat) => decision(seat).options.map(({ id }) => id),
    hand: (seat) => playerAt(run.state, seat).hand,
    money: (seat) => playerAt(run.state, seat).money,
    view: (viewer) => structuredClone(records.view(run.state, viewer)),
    stretches,
    get outcome() {
      return run.outcome
    },
  }
}

function layer(state: RecordsState): Layer {
  const zones = () => [
    ...state.decks.flatMap(({ cards, discards }) => [cards, discards]),
    ...state.players.map(({ hand }) => hand),
    state.lords,
    state.strategists,
  ]
  const fetch = (card: Id): Id => {
    const zone = zones().find((each) => each.includes(card))
    if (!zone) throw new Error(`${card} is in no zone`)
    return zone.splice(zone.indexOf(card), 1)[0] ?? ''
  }
  return {
    state,
    hand: (seat, ...cards) => void playerAt(state, seat).hand.push(...cards.map(fetch)),
    money(seat, coins) {
      playerAt(state, seat).money = coins
    },
    lords: (seat, ...lords) => void playerAt(state, seat).lords.push(...lords.map(fetch)),
    strategist(seat, card) {
      const player = playerAt(state, seat)
      const holder = state.players.find(({ strategist }) => strategist === card)
      if (holder) holder.strategist = player.strategist
      else {
        if (player.strategist !== null) state.strategists.push(player.strategist)
        fetch(card)
      }
      player.strategist = card
    },
    city(seat, card, garrison, more = {}) {
      const city: City = {
        card: fetch(card),
        garrison: fetch(garrison),
        up: false,
        knownTo: [],
        strength: null,
        ruledOut: [],
        builtIn: 1,
        ...more,
      }
      playerAt(state, seat).cities.push(city)
    },
    deck(kind, ...cards) {
      const deck = state.decks.find((each) => each.kind === kind)
      if (!deck) throw new Error(`no deck ${kind}`)
      const top = cards.map(fetch)
      deck.discards.push(...deck.cards)
      deck.cards = top
    },
    battle(...numbers) {
      const next = numbers.map((number) => `battle-${number}`)
      state.battleDeck = [...next, ...BATTLE_CARDS.filter((card) => !next.includes(card))]
    },
  }
}
