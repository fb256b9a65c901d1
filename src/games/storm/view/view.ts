// One viewer's view of the table: the only way out for state.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { activeSeat, armiesOf, hasGeneral, playerAt, printedStamina } from '../board/look.ts'
import { armyLimit, fullPrestige, handLimit, levels, linkedBySeat, targetOf } from '../board/supply.ts'
import type { Faction } from '../box/factions.ts'
import { lordOf } from '../box/generals.ts'
import { fatigueOf } from '../fight/sides.ts'
import type { PlaceId } from '../map/index.ts'
import { supplyLeft } from '../rules/goods.ts'
import { planned } from '../rules/march.ts'
import { withRecruits } from '../rules/recruits.ts'
import type {
  Attack,
  Draft,
  MarchStep,
  Mode,
  Phase,
  RecruitStep,
  StormState,
  Unit,
  UnitType,
} from '../table/state.ts'

export interface UnitView {
  readonly id: Id
  readonly seat: Seat
  readonly type: UnitType
  /** Where it stands for everyone. */
  readonly place: PlaceId
  /** A general's stamina, and what is printed; 0 for armies. */
  readonly stamina: number
  readonly maxStamina: number
  readonly routed: boolean
  readonly moved: boolean
  readonly attacked: boolean
  /** What it loses by fatigue in its next fight outside a city. */
  readonly fatigue: number
  /** Attacks on it in this turn. */
  readonly suffered: number
  /** It takes no part in joint fights in this turn (反間). */
  readonly apart: boolean
  /** It offered a duel in this turn. */
  readonly dueled: boolean
  /** It won an attack in this turn. */
  readonly won: boolean
  /** Spaces it marches further in this turn (急行軍). */
  readonly march: number
  /** Special links are roads for it in this turn (暗渡陳倉). */
  readonly secret: boolean
  /** Its next attack is without fatigue (百騎). */
  readonly spared: boolean
}

export interface CityView {
  readonly id: Id
  readonly owner: Seat | null
  readonly barred: boolean
  /** Joined to its owner's capital: its prestige counts, and armies may be placed there. */
  readonly linked: boolean
}

export interface PlayerView {
  readonly seat: Seat
  readonly faction: Faction
  /** The original capital; '' until corners are known. */
  readonly capital: Id
  readonly side: number
  readonly out: boolean
  /** What counts: without cities that are cut off. */
  readonly prestige: number
  readonly fullPrestige: number
  readonly rage: number
  readonly handSize: number
  /** How many of the hand were drawn in this turn and cannot be played yet. */
  readonly freshSize: number
  /** The viewer's own only. */
  readonly hand: readonly Id[] | null
  readonly fresh: readonly Id[] | null
  /** Cards to which the hand is refilled. */
  readonly handLimit: number
  readonly armies: number
  readonly armyLimit: number
  readonly captives: readonly Id[]
  readonly heirlooms: readonly Id[]
  /** Abilities used in this turn, by general. */
  readonly used: readonly Id[]
  /** Whether the own lord is on the board. */
  readonly lordUp: boolean
}

/** What the viewer has planned and nobody else sees. */
export interface DraftView {
  readonly march: readonly MarchStep[]
  readonly recruits: readonly RecruitStep[]
  /** Where the viewer's units will stand: those that move, and those that are new. */
  readonly places: Readonly<Record<Id, PlaceId>>
}

export interface StormView {
  readonly viewer: Viewer
  readonly mode: Mode
  readonly phase: Phase
  readonly round: number
  /** The last round; 0 where there is none. */
  readonly lastRound: number
  readonly turn: number
  readonly order: readonly Seat[]
  /** Whose turn it is; null before the first and after the last. */
  readonly active: Seat | null
  /** Prestige at which a side wins. */
  readonly target: number
  /** How many generals a player may have. */
  readonly generalLimit: number
  /** 1v1v1: the two who are allied in this turn. */
  readonly allied: readonly Seat[]
  readonly players: readonly PlayerView[]
  readonly cities: readonly CityView[]
  readonly units: readonly UnitView[]
  readonly deck: number
  readonly discards: readonly Id[]
  readonly rageSupply: number
  readonly attack: Attack | null
  /** The viewer's own; null for everybody else. */
  readonly draft: DraftView | null
}

/** All that `viewer` may know of the table. */
export function view(state: StormState, viewer: Viewer): StormView {
  const playing = state.round > 0 && state.phase !== 'over'
  const linked = linkedBySeat(state)
  return {
    viewer,
    mode: state.mode,
    phase: state.phase,
    round: state.round,
    lastRound: state.settings.rounds,
    turn: state.turn,
    order: state.order,
    active: playing || state.phase === 'place' ? activeSeat(state) : null,
    target: targetOf(state),
    generalLimit: state.settings.generals,
    allied: state.allied,
    players: linked.map((cities, seat) => playerView(state, seat, viewer, levels(cities))),
    cities: citiesView(state, linked),
    units: state.units.map(unitView),
    deck: state.deck.length,
    discards: state.discards,
    rageSupply: supplyLeft(state),
    attack: state.attack,
    draft: state.draft?.seat === viewer ? draftView(state, state.draft) : null,
  }
}

function playerView(state: StormState, seat: Seat, viewer: Viewer, prestige: number): PlayerView {
  const player = playerAt(state, seat)
  const own = seat === viewer
  const { faction, capital, side, out, rage, hand, fresh, captives, heirlooms, used } = player
  return {
    seat,
    faction,
    capital,
    side,
    out,
    prestige,
    fullPrestige: fullPrestige(state, seat),
    rage,
    handSize: hand.length,
    freshSize: fresh.length,
    hand: own ? hand : null,
    fresh: own ? fresh : null,
    handLimit: handLimit(state, seat, prestige),
    armies: armiesOf(state, seat).length,
    armyLimit: armyLimit(state, seat, prestige),
    captives,
    heirlooms: heirlooms.map(({ id }) => id),
    used,
    lordUp: hasGeneral(state, seat, lordOf(faction)),
  }
}

function citiesView(state: StormState, bySeat: readonly ReadonlySet<Id>[]): CityView[] {
  const linked = new Set(bySeat.flatMap((cities) => [...cities]))
  return state.cities.map(({ id, owner, barred }) => ({ id, owner, barred, linked: linked.has(id) }))
}

function unitView(unit: Unit): UnitView {
  const { id, seat, type, place, stamina, routed, now } = unit
  return {
    id,
    seat,
    type,
    place,
    stamina,
    maxStamina: type === 'general' ? printedStamina(id) : 0,
    routed: routed !== null,
    moved: now.moved,
    attacked: now.attacked,
    fatigue: fatigueOf(unit),
    suffered: now.suffered,
    apart: now.apart,
    dueled: now.dueled,
    won: now.won,
    march: now.march,
    secret: now.secret,
    spared: now.spared,
  }
}

/** What its player has planned, and where units will stand then. */
function draftView(state: StormState, { march, recruits, places }: Draft): DraftView {
  const before = new Map(state.units.map(({ id, place }) => [id, place]))
  const after = withRecruits(planned(state)).units
  const moved = after.filter(({ id, place }) => before.get(id) !== place)
  return {
    march,
    recruits: recruits.flat(),
    places: { ...places, ...Object.fromEntries(moved.map(({ id, place }) => [id, place])) },
  }
}
