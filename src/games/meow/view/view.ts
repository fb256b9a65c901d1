// One viewer's view of the table: the only way out for state.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import type { Difficulty } from '../cards/duels.ts'
import { speedOf } from '../table/army.ts'
import {
  type Army,
  type MeowState,
  type Phase,
  type Player,
  presentBattle,
  type Side,
} from '../table/state.ts'

export interface PlayerView {
  readonly seat: Seat
  readonly fish: number
  readonly points: number
  readonly handSize: number
  /** The hand; the viewer's own only. */
  readonly hand: readonly Id[] | null
  /** Cards of the hand that everyone has seen. */
  readonly open: readonly Id[]
  readonly treasureCount: number
  /** Treasures face down; the viewer's own only. */
  readonly treasures: readonly Id[] | null
  readonly carried: Readonly<Record<Id, Id>>
  readonly stratagemCount: number
  /** Stratagems face down; the viewer's own only. */
  readonly stratagems: readonly Id[] | null
  /** Stratagems that everyone has seen. */
  readonly known: readonly Id[]
  /** Stratagems committed; the viewer's own only until they are turned up. */
  readonly planned: readonly Id[] | null
  readonly mandate: readonly Id[]
  readonly passed: boolean
}

export interface ArmyView extends Army {
  readonly totalSpeed: number
}

export interface MeowView {
  readonly viewer: Viewer
  readonly treasures: boolean
  readonly stratagems: boolean
  readonly battles: boolean
  readonly advanced: boolean
  readonly phase: Phase
  readonly round: number
  readonly start: Seat
  /** Whose visit it is; null in other phases. */
  readonly visitor: Seat | null
  readonly supply: number
  readonly deck: number
  readonly discards: readonly Id[]
  readonly removed: readonly Id[]
  readonly treasurePile: number
  readonly treasureDiscards: readonly Id[]
  readonly stratagemPile: number
  readonly stratagemDiscards: readonly Id[]
  /** What the viewer looks at; null for others. */
  readonly looked: readonly Id[] | null
  readonly campaign: readonly Id[]
  /** The battle card of this round. */
  readonly present: Id | null
  readonly players: readonly PlayerView[]
  readonly rival: {
    readonly name: string
    readonly difficulty: Difficulty
    /** In order of the line-up where that lies open, sorted by name where it does not. */
    readonly cards: readonly Id[]
    readonly up: boolean
  } | null
  readonly battle: {
    readonly armies: readonly ArmyView[]
    readonly clash: number
    readonly first: Side
    readonly acted: readonly Side[]
  } | null
  readonly winners: readonly Seat[] | null
}

/** All that `viewer` may know of the table. */
export function view(state: MeowState, viewer: Viewer): MeowView {
  const { rival, battle } = state
  return {
    viewer,
    treasures: state.treasures,
    stratagems: state.stratagems,
    battles: state.battles,
    advanced: state.advanced,
    phase: state.phase,
    round: state.round,
    start: state.start,
    visitor: state.phase === 'visit' ? state.visitor : null,
    supply: state.supply,
    deck: state.deck.length,
    discards: state.discards,
    removed: state.removed,
    treasurePile: state.treasurePile.length,
    treasureDiscards: state.treasureDiscards,
    stratagemPile: state.stratagemPile.length,
    stratagemDiscards: state.stratagemDiscards,
    looked: looks(state, viewer) ? state.looked : null,
    campaign: state.campaign,
    present: presentBattle(state) ?? null,
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    rival: rival && {
      name: rival.name,
      difficulty: rival.difficulty,
      cards: rival.up ? rival.cards : [...rival.cards].sort(),
      up: rival.up,
    },
    battle: battle && {
      armies: battle.armies.map((army) => ({ ...army, totalSpeed: speedOf(army) })),
      clash: battle.clash,
      first: battle.first,
      acted: battle.acted,
    },
    winners: state.winners,
  }
}

function looks(state: MeowState, viewer: Viewer): boolean {
  return state.phase === 'visit' && state.visitor === viewer
}

function playerView(state: MeowState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer
  return {
    seat,
    fish: player.fish,
    points: player.points,
    handSize: player.hand.length,
    hand: own ? player.hand : null,
    open: player.open,
    treasureCount: player.treasures.length,
    treasures: own ? player.treasures : null,
    carried: player.carried,
    // Committed cards are counted here until they lie open, so that nobody sees whether any were.
    stratagemCount: player.stratagems.length + (state.battle ? 0 : player.planned.length),
    stratagems: own ? player.stratagems : null,
    known: player.known,
    planned: own || state.battle ? player.planned : null,
    mandate: player.mandate,
    passed: player.passed,
  }
}
