// A table to try skills and rulings on: lay exact hands, generals and zones, then play by seat and option id.
import { expect } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { Told } from '../../../src/engine/game.ts'
import type { Arg, Id, Seat, Viewer } from '../../../src/engine/phrase.ts'
import { type Rest, restAfter, type Step, stageFrom } from '../../../src/engine/run.ts'
import { card as cardOf, factsOf } from '../../../src/games/hegemony/cards.ts'
import { hegemony } from '../../../src/games/hegemony/game.ts'
import { type General, generalFacts, type Kingdom } from '../../../src/games/hegemony/generals.ts'
import { pull } from '../../../src/games/hegemony/rules/zones.ts'
import {
  everyCard,
  everyGeneral,
  type HegemonyState,
  newTurn,
  type Person,
  type Phase,
  type Place,
  playerAt,
  setup,
  worn,
} from '../../../src/games/hegemony/state.ts'
import type { HegemonyView } from '../../../src/games/hegemony/view.ts'

/** Lays the table. Cards and generals come from wherever they are. */
export interface Layer {
  readonly state: HegemonyState
  /** This general face up at the head, with its skills; an idle deputy of its kingdom. */
  general(seat: Seat, id: General): void
  /** This general face down, with its skills, at the head; an idle deputy of its kingdom, up unless `both`; no rewards. */
  hidden(seat: Seat, id: General, both?: 'both'): void
  /** Both generals with their skills; `up` are face up. Faction and HP follow. */
  pair(seat: Seat, head: General, deputy: General, up?: readonly Place[]): void
  hand(seat: Seat, ...cards: Id[]): void
  wear(seat: Seat, ...cards: Id[]): void
  /** Delayed tricks, the newest last. */
  judgement(seat: Seat, ...cards: Id[]): void
  /** These come next from the deck, the first one first. */
  deck(...cards: Id[]): void
  hp(seat: Seat, hp: number): void
  /** The turn stands just before this phase of seat 0; its play phase when this is not called. */
  phase(phase: Phase): void
}

/** A table in play. */
export interface Play {
  readonly state: HegemonyState
  readonly told: readonly Told[]
  /** Keys told to all since the table was laid, without the game's prefix. */
  readonly story: readonly string[]
  /** Arguments of the last event of a key. Throws when there was none. */
  event(key: string): Readonly<Record<string, Arg>>
  /** Answers; throws when refused. */
  play(seat: Seat, ...choice: Id[]): void
  /** These seats pass what they are asked, each once; every seat asked when none is named. */
  pass(...seats: Seat[]): void
  /** Everybody passes until this seat is asked for something of this kind. */
  passUntil(seat: Seat, kind?: string): void
  /** Seats asked now. */
  readonly asked: readonly Seat[]
  decision(seat: Seat): Decision
  /** The kind of decision a seat is asked for now. */
  kind(seat: Seat): string
  options(seat: Seat): readonly Id[]
  hand(seat: Seat): readonly Id[]
  worn(seat: Seat): readonly Id[]
  hp(seat: Seat): number
  alive(seat: Seat): boolean
  readonly discard: readonly Id[]
  view(viewer: Viewer): HegemonyView
  readonly outcome: ReturnType<typeof hegemony.outcome>
  /** A stretch up to each answer, from its checkpoint: what the proofs of secrecy try. */
  readonly stretches: readonly Rest[]
}

/** Idle pairs: their skills are lost, so that no window opens for them. */
const IDLE: Readonly<Record<Kingdom, readonly General[]>> = {
  wei: ['cao-ren', 'yue-jin', 'zhang-liao', 'dian-wei', 'xu-huang', 'zhang-he'],
  shu: ['huang-zhong', 'zhao-yun', 'liu-bei', 'meng-huo', 'zhu-rong', 'wei-yan'],
  wu: ['gan-ning', 'lu-meng', 'sun-jian', 'taishi-ci', 'ding-feng', 'huang-gai'],
  qun: ['pan-feng', 'ji-ling', 'ma-teng', 'pang-de', 'yuan-shao', 'yan-liang-wen-chou'],
}
const KINGDOM_OF_SEAT: readonly Kingdom[] = ['wei', 'shu', 'wu', 'qun']

/**
 * A table of idle players, seat 0 at the start of its play phase: seats 0 to 3 of Wei, Shu, Wu and Qun, then so on,
 * all generals up without skills, 4 HP, no cards.
 */
export function lay(
  { seats = 3, seed = 'oath' }: { seats?: number; seed?: string },
  plan: (at: Layer) => void,
): Play {
  const state = setup(seats)
  Object.assign(state, { phase: 'play', turns: 1, next: 1 % seats, progress: 1 })
  const at = layer(state)
  for (let seat = 0; seat < seats; seat++) {
    const kingdom = KINGDOM_OF_SEAT[seat % 4] ?? 'wei'
    place(state, seat, [idle(state, kingdom, 'head'), idle(state, kingdom, 'deputy')])
  }
  state.turn = { ...newTurn(0, 1), phase: 'play', step: 'body' }
  plan(at)
  expect(new Set(everyCard(state)).size, 'the table is laid with every card once').toBe(108)
  return begin(state, { seats, options: {}, seed })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, seed = 'oath'): Play =>
  begin(setup(seats), { seats, options: {}, seed })

function idle(state: HegemonyState, kingdom: Kingdom, at: Place, not: readonly General[] = []): Person {
  const free = [...IDLE[kingdom], ...state.box.filter((id) => generalFacts(id).kingdom === kingdom)]
  const id = free.find((each) => state.box.includes(each) && !not.includes(each))
  if (!id) throw new Error(`no idle general of ${kingdom} is left`)
  return { id, place: at, up: true, shown: true, lost: true, knownTo: [] }
}

/** Two generals before a seat; whoever had one of them gets another idle one. */
function place(state: HegemonyState, seat: Seat, pair: readonly [Person, Person]): void {
  const player = playerAt(state, seat)
  const ids = pair.map(({ id }) => id)
  state.box.push(...player.generals.map(({ id }) => id).filter((id) => !ids.includes(id)))
  for (const [other, { generals }] of state.players.entries())
    for (const [index, person] of generals.entries())
      if (other !== seat && ids.includes(person.id))
        generals[index] = take(state, idle(state, generalFacts(person.id).kingdom, person.place, ids))
  state.box = state.box.filter((id) => !ids.includes(id))
  player.generals = [...pair]
  player.maxHp = Math.floor(ids.reduce((sum, id) => sum + generalFacts(id).halfHp, 0) / 2)
  player.hp = player.maxHp
  player.faction = pair.some(({ up }) => up) ? generalFacts(pair[0].id).kingdom : null
  player.rewarded = pair.every(({ up }) => up)
}

const take = (state: HegemonyState, person: Person): Person => {
  state.box = state.box.filter((id) => id !== person.id)
  return person
}

function layer(state: HegemonyState): Layer {
  const person = (id: General, at: Place, up: boolean): Person => ({
    id,
    place: at,
    up,
    shown: up,
    lost: false,
    knownTo: [],
  })
  const beside = (id: General) => idle(state, generalFacts(id).kingdom, 'deputy', [id])
  return {
    state,
    general: (seat, id) => place(state, seat, [person(id, 'head', true), beside(id)]),
    hidden(seat, id, both) {
      const deputy = beside(id)
      place(state, seat, [person(id, 'head', false), both ? { ...deputy, up: false, shown: false } : deputy])
      playerAt(state, seat).rewarded = true
    },
    pair: (seat, head, deputy, up = ['head', 'deputy']) =>
      place(state, seat, [
        person(head, 'head', up.includes('head')),
        person(deputy, 'deputy', up.includes('deputy')),
      ]),
    hand(seat, ...cards) {
      for (const card of cards) {
        pull(state, card)
        playerAt(state, seat).hand.push(card)
      }
    },
    wear(seat, ...cards) {
      for (const card of cards) {
        const facts = factsOf(cardOf(card).kind)
        if (facts.type !== 'equipment') throw new Error(`${card} is no equipment`)
        pull(state, card)
        playerAt(state, seat).equipment[facts.slot] = card
      }
    },
    judgement(seat, ...cards) {
      for (const card of cards) {
        pull(state, card)
        playerAt(state, seat).judgement.push({ card, as: cardOf(card).kind })
      }
    },
    deck(...cards) {
      for (const card of cards) pull(state, card)
      state.deck.unshift(...cards)
    },
    hp(seat, hp) {
      playerAt(state, seat).hp = hp
    },
    phase(phase) {
      if (state.turn) Object.assign(state.turn, { phase, step: 'before' })
    },
  }
}

function begin(state: HegemonyState, setting: { seats: number; options: object; seed: string }): Play {
  const full = { ...setting, options: {} }
  const checkpoint = JSON.stringify(state)
  const { run, events } = stageFrom(hegemony, full, checkpoint, 0)
  const start = { kind: 'start', by: 'host', number: 0, rules: hegemony.version, digest: '' } as const
  let rest: Rest = { ...full, checkpoint, log: [start] }
  const stretches = [rest]
  const told: Told[] = [...events]
  const name = (key: string) => key.replace('hegemony.', '')
  const asked = (): Seat[] => run.open?.request.decisions.map(({ seat }) => seat) ?? []
  const waiting = (): Seat[] => asked().filter((_, index) => run.open?.answers[index] === undefined)
  const decision = (seat: Seat): Decision => {
    const found = run.open?.request.decisions.find((each) => each.seat === seat)
    if (!found) throw new Error(`seat ${seat} is not asked; asked: ${JSON.stringify(run.open?.request)}`)
    return found
  }
  const kind = (seat: Seat): string => decision(seat).kind ?? name(decision(seat).prompt.key)
  const play = (seat: Seat, ...choice: Id[]): void => {
    const step: Step | string = run.take({
      kind: 'answer',
      by: 'member',
      seat,
      opened: run.open?.number ?? -1,
      choice,
    })
    if (typeof step === 'string')
      throw new Error(`${choice} of seat ${seat}: ${step}; asked ${JSON.stringify(run.open?.request)}`)
    told.push(...step.events)
    stretches.push({ ...rest, log: [...rest.log, step.entry] })
    rest = restAfter(full, rest, step)
    expect(everyCard(run.state)).toHaveLength(108)
    expect(new Set(everyCard(run.state)).size).toBe(108)
    expect(new Set(everyGeneral(run.state)).size).toBe(60)
  }
  const pass = (...seats: Seat[]): void => {
    for (const seat of seats.length > 0 ? seats : waiting()) {
      const { pass: none } = decision(seat)
      if (none === undefined) throw new Error(`seat ${seat} cannot pass ${kind(seat)}`)
      play(seat, none)
    }
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
    play,
    pass,
    passUntil(seat, wanted) {
      for (let n = 0; n < 200; n++) {
        if (waiting().includes(seat) && (wanted === undefined || kind(seat) === wanted)) return
        const [first] = waiting()
        if (first === undefined) break
        pass(first)
      }
      throw new Error(`seat ${seat} was not asked for ${wanted}`)
    },
    get asked() {
      return asked()
    },
    decision,
    kind,
    options: (seat) => decision(seat).options.map(({ id }) => id),
    hand: (seat) => playerAt(run.state, seat).hand,
    worn: (seat) => worn(playerAt(run.state, seat)),
    hp: (seat) => playerAt(run.state, seat).hp,
    alive: (seat) => playerAt(run.state, seat).alive,
    get discard() {
      return run.state.discard
    },
    view: (viewer) => structuredClone(hegemony.view(run.state, viewer)),
    get outcome() {
      return run.outcome
    },
    stretches,
  }
}
