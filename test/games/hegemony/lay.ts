// A table to try skills and rulings on: lay exact hands, generals and zones, then play by seat and option id.
import type { Options } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import {
  EXPANSION_IDS,
  type Expansion,
  expansionOf,
  GENERAL_IDS,
  type General,
  generalFacts,
  generalsDealt,
  halvesOf,
  type Kingdom,
} from '../../../src/games/hegemony/cards/generals.ts'
import { card as cardOf, factsOf } from '../../../src/games/hegemony/cards/index.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { pull } from '../../../src/games/hegemony/table/card-moves.ts'
import { bannedIn, variantsOf } from '../../../src/games/hegemony/table/options.ts'
import type { Phase } from '../../../src/games/hegemony/table/phases.ts'
import {
  type HegemonyState,
  newTurn,
  type Person,
  type Place,
  playerAt,
  setup,
  worn,
} from '../../../src/games/hegemony/table/state.ts'
import { type Beginning, begin, withOwn } from '../../support/kit.ts'

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
  /** So many turns have begun, in order from seat 0, and no faction was fixed since the first of them. */
  turned(turns: number): void
  /** What was chosen in the lobby. */
  options(options: Options): void
  /** The turn stands just before this phase of seat 0; its play phase when this is not called. */
  phase(phase: Phase): void
}

/** A table in play. */
export type Play = ReturnType<typeof playFrom>

/** Expansions that a table agrees on. */
type Chosen = { [E in Expansion]?: true }

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
  const state = setup(seats, {})
  Object.assign(state, { phase: 'play', turns: 1, next: 1 % seats })
  const chosen: Chosen = {}
  const at = layer(state, chosen)
  at.turned(1)
  for (let seat = 0; seat < seats; seat++) {
    const kingdom = KINGDOM_OF_SEAT[seat % 4] ?? 'wei'
    const head = idle(state, kingdom, 'head')
    place(state, seat, [head, idle(state, kingdom, 'deputy', [head.id])])
  }
  state.turn = { ...newTurn(0, 1), phase: 'play', step: 'body' }
  plan(at)
  return playFrom({ state, seats, seed, options: { ...chosen } })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, seed = 'oath', options: Options = {}): Play =>
  playFrom({ state: setup(seats, options), seats, options, seed })

/** The picking of generals, with these dealt to seat 0. */
export function picking(
  seats: number,
  dealt: readonly General[],
  seed = 'oath',
  options: Options = {},
): Play {
  const state = setup(seats, options)
  state.phase = 'pick'
  state.box = state.box.filter((id) => !dealt.includes(id))
  for (const [seat, player] of state.players.entries())
    player.dealt = seat === 0 ? [...dealt] : state.box.splice(0, generalsDealt(seats))
  return playFrom({ state, seats, seed, options })
}

function idle(state: HegemonyState, kingdom: Kingdom, at: Place, not: readonly General[] = []): Person {
  const free = [...IDLE[kingdom], ...state.box.filter((id) => generalFacts(id).kingdom === kingdom)]
  const id = free.find((each) => state.box.includes(each) && !not.includes(each))
  if (!id) throw new Error(`no idle general of ${kingdom} is left`)
  return { id, place: at, up: true, shown: true, lost: true, knownTo: [] }
}

/** Two generals before a seat; a player who had one of them gets another idle one. */
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
  player.maxHp = Math.floor(pair.reduce((sum, { id, place: at }) => sum + halvesOf(id, at), 0) / 2)
  player.hp = player.maxHp
  player.faction = pair.some(({ up }) => up) ? generalFacts(pair[0].id).kingdom : null
  player.rewarded = pair.every(({ up }) => up)
}

const take = (state: HegemonyState, person: Person): Person => {
  state.box = state.box.filter((id) => id !== person.id)
  return person
}

function layer(state: HegemonyState, chosen: Chosen): Layer {
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
    turned(turns) {
      state.turns = turns
      for (const [seat, player] of state.players.entries()) {
        player.turns = Math.max(0, Math.ceil((turns - seat) / state.players.length))
        player.settledAt = seat === 0 ? 1 : 0
      }
    },
    deck(...cards) {
      for (const card of cards) pull(state, card)
      state.deck.unshift(...cards)
    },
    hp(seat, hp) {
      playerAt(state, seat).hp = hp
    },
    options(options) {
      Object.assign(state, { variants: variantsOf(options), banned: bannedIn(options) })
      for (const expansion of EXPANSION_IDS)
        if (options[expansion] && !chosen[expansion]) {
          chosen[expansion] = true
          state.box.push(...GENERAL_IDS.filter((id) => expansionOf(id) === expansion))
        }
    },
    phase(phase) {
      if (state.turn) Object.assign(state.turn, { phase, step: 'before' })
    },
  }
}

function playFrom(beginning: Beginning<HegemonyState>) {
  const game = begin(hegemony, beginning)
  const { run: session } = game
  const waiting = (): Seat[] => game.asked.filter((_, index) => session.open?.answers[index] === undefined)
  /** The kind of decision a seat is asked for now; the same at its own turn and in another’s. */
  const kind = (seat: Seat): string => game.decision(seat).kind?.replace(/^own-/, '') ?? game.prompt(seat)
  /** These seats pass what they are asked, each once; every seat asked when none is named. */
  const pass = (...seats: Seat[]): void => {
    for (const seat of seats.length > 0 ? seats : waiting()) {
      const { pass: none } = game.decision(seat)
      if (none === undefined) throw new Error(`seat ${seat} cannot pass ${kind(seat)}`)
      game.play(seat, none)
    }
  }
  return withOwn(game, {
    pass,
    /** Everybody passes until this seat is asked for something of this kind. */
    passUntil(seat: Seat, wanted?: string): void {
      for (let n = 0; n < 200; n++) {
        if (waiting().includes(seat) && (wanted === undefined || kind(seat) === wanted)) return
        const [first] = waiting()
        if (first === undefined) break
        pass(first)
      }
      throw new Error(`seat ${seat} was not asked for ${wanted}`)
    },
    kind,
    hand: (seat: Seat): readonly Id[] => playerAt(session.state, seat).hand,
    worn: (seat: Seat): readonly Id[] => worn(playerAt(session.state, seat)),
    hp: (seat: Seat): number => playerAt(session.state, seat).hp,
    alive: (seat: Seat): boolean => playerAt(session.state, seat).alive,
    get discard(): readonly Id[] {
      return session.state.discard
    },
  })
}
