// One viewer's view of the table: the only way out for state.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { pointsOf } from '../table/score.ts'
import {
  type Attack,
  activeSeat,
  type Battle,
  type City,
  type DeckKind,
  type Done,
  isEnding,
  type Phase,
  type Player,
  type RecordsState,
  type Side,
  targetOf,
} from '../table/state.ts'

export interface DeckView {
  readonly kind: DeckKind
  readonly cards: number
  readonly discards: readonly Id[]
  readonly reshuffles: number
  readonly spent: boolean
}

export interface CityView {
  readonly card: Id
  /** The garrison, where the viewer knows it. */
  readonly garrison: Id | null
  /** Whether the garrison is face up for all. */
  readonly up: boolean
  /** The garrison's strength where a right guess made it public. */
  readonly strength: number | null
  /** Strengths that wrong guesses ruled out. */
  readonly ruledOut: readonly number[]
  readonly builtIn: number
}

export interface PlayerView {
  readonly seat: Seat
  readonly money: number
  /** Number of cards in hand. */
  readonly handSize: number
  /** The hand; the viewer's own only. */
  readonly hand: readonly Id[] | null
  /** Cards looked at and not yet kept; the viewer's own only. */
  readonly drawn: readonly Id[] | null
  readonly lordCount: number
  /** Once they are face up, or the viewer's own. */
  readonly lords: readonly Id[] | null
  /** Once-per-game powers already used. */
  readonly used: readonly Id[]
  readonly hasStrategist: boolean
  /** Where it is face up, or the viewer's own. */
  readonly strategist: Id | null
  readonly strategistUp: boolean
  /** Strategists drawn and not yet kept; the viewer's own only. */
  readonly choosing: readonly Id[] | null
  readonly cities: readonly CityView[]
  /** Points of the cities now, without the bonus. */
  readonly points: number
}

export interface AttackView {
  readonly step: 'defence' | 'battle'
  readonly attacker: Seat
  readonly defender: Seat
  readonly city: Id
  /** Where it is face up, or the viewer's own. */
  readonly general: Id | null
  /** The viewer's own only: once it is up it is carried out and discarded. */
  readonly scheme: Id | null
  readonly hasScheme: boolean
}

export interface SideView {
  readonly strength: number
  /** The three highest; the viewer's own only. */
  readonly best: readonly Id[] | null
  /** The other cards drawn; the viewer's own only. */
  readonly rest: readonly Id[] | null
}

export interface RecordsView {
  readonly viewer: Viewer
  readonly advanced: boolean
  readonly twoLords: boolean
  readonly phase: Phase
  readonly round: number
  readonly start: Seat
  /** Whose go it is; null when all are asked at once or nobody is. */
  readonly active: Seat | null
  /** Cities that end the game. */
  readonly target: number
  /** Whether the game ends with this round. */
  readonly ending: boolean
  /** Who earned the bonus. */
  readonly first: Seat | null
  readonly decks: readonly DeckView[]
  readonly strategistPile: number
  readonly lordPile: number
  readonly done: Done
  readonly players: readonly PlayerView[]
  /** The scheme being carried out. */
  readonly played: Id | null
  readonly turnedUp: readonly Id[]
  /** Battle cards drawn for the first move, or the one against an assassination. */
  readonly lots: readonly Id[]
  /** A city taken and not yet garrisoned by the active player. */
  readonly spoils: Id | null
  readonly attack: AttackView | null
  readonly battle: { readonly attacker: SideView; readonly defender: SideView } | null
}

/** All that `viewer` may know of the table. */
export function view(state: RecordsState, viewer: Viewer): RecordsView {
  const goesRound =
    ['lords', 'draw', 'act'].includes(state.phase) || (state.strictOrder && state.phase === 'strategists')
  return {
    viewer,
    advanced: state.advanced,
    twoLords: state.twoLords,
    phase: state.phase,
    round: state.round,
    start: state.start,
    active: goesRound ? activeSeat(state) : null,
    target: targetOf(state.players.length),
    ending: isEnding(state),
    first: state.first,
    decks: state.decks.map(({ cards, ...deck }) => ({ ...deck, cards: cards.length })),
    strategistPile: state.strategists.length,
    lordPile: state.lords.length,
    done: state.done,
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    played: state.played,
    turnedUp: state.turnedUp,
    lots: state.lots,
    spoils: state.spoils?.card ?? null,
    attack: attackView(state, viewer),
    battle: state.attack && state.battle && battleView(state, state.attack, state.battle, viewer),
  }
}

function playerView(state: RecordsState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer
  return {
    seat,
    money: player.money,
    handSize: player.hand.length,
    hand: own ? player.hand : null,
    drawn: own ? player.drawn : null,
    lordCount: player.lords.length,
    lords: own || state.lordsUp ? player.lords : null,
    used: player.used,
    hasStrategist: player.strategist !== null,
    strategist: own || player.strategistUp ? player.strategist : null,
    strategistUp: player.strategistUp,
    choosing: own ? player.choosing : null,
    cities: player.cities.map((city) => cityView(city, seat, viewer)),
    points: pointsOf(player),
  }
}

/** Whether `viewer` knows who holds a city (R8, R12). */
export const knowsGarrison = (city: City, owner: Seat, viewer: Viewer): boolean =>
  city.up || owner === viewer || city.knownTo.some((seat) => seat === viewer)

function cityView(city: City, owner: Seat, viewer: Viewer): CityView {
  const { card, garrison, up, strength, ruledOut, builtIn } = city
  const known = knowsGarrison(city, owner, viewer)
  return { card, garrison: known ? garrison : null, up, strength, ruledOut, builtIn }
}

function attackView(state: RecordsState, viewer: Viewer): AttackView | null {
  const { attack } = state
  if (!attack) return null
  const attacker = activeSeat(state)
  const { step, defender, city, general, scheme, up } = attack
  return {
    step,
    attacker,
    defender,
    city,
    general: up || viewer === attacker ? general : null,
    scheme: viewer === attacker ? scheme : null,
    hasScheme: scheme !== null,
  }
}

function battleView(
  state: RecordsState,
  { defender }: Attack,
  battle: Battle,
  viewer: Viewer,
): RecordsView['battle'] {
  const side = ({ strength, best, rest }: Side, owner: Seat): SideView => ({
    strength,
    best: owner === viewer ? best : null,
    rest: owner === viewer ? rest : null,
  })
  return { attacker: side(battle.attacker, activeSeat(state)), defender: side(battle.defender, defender) }
}
