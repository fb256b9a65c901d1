// The table as a computer player may know it: the view laid out as a state, so that the rules' own sums can be used.
import type { Id } from '../../../engine/phrase.ts'
import { FACTIONS, type Faction } from '../box/factions.ts'
import { newTurn, type Player, type StormState, type Unit } from '../table/state.ts'
import type { PlayerView, StormView, UnitView } from '../view/view.ts'

/** Cards that are only counted. */
const hidden = (count: number): Id[] => Array.from({ length: count }, () => '')

function playerOf(view: PlayerView): Player {
  const { faction, capital, side, out, rage, handSize, freshSize, captives, heirlooms, used } = view
  return {
    faction,
    capital,
    side,
    out,
    rage,
    lordFell: null,
    hand: [...(view.hand ?? hidden(handSize))],
    fresh: [...(view.fresh ?? hidden(freshSize))],
    captives: [...captives],
    heirlooms: heirlooms.map((id) => ({ id, stamina: 0 })),
    used: [...used],
    tookCity: false,
  }
}

function unitOf(
  { id, seat, type, place, stamina, maxStamina: _printed, routed, ...now }: UnitView,
  turn: number,
): Unit {
  const { fatigue, ...turnNow } = now
  return {
    id,
    seat,
    type,
    place,
    stamina,
    routed: routed ? turn : null,
    now: { ...newTurn(), ...turnNow, fights: fatigue },
  }
}

const noPools = Object.fromEntries(FACTIONS.map((faction) => [faction, []])) as unknown as Record<
  Faction,
  Id[]
>

/** A view as a state. What the viewer cannot know is empty or only counted. */
export function sightOf(view: StormView): StormState {
  return {
    chance: { epoch: 0, counter: 0 },
    mode: view.mode,
    settings: {
      extraCity: false,
      drawnLords: false,
      generals: view.generalLimit === 3 ? 3 : 2,
      freeSeats: false,
      partners: 'drawn',
      rounds: view.lastRound,
    },
    phase: view.phase,
    order: [...view.order],
    at: view.active === null ? 0 : view.order.indexOf(view.active),
    round: view.round,
    turn: view.turn,
    players: view.players.map(playerOf),
    units: view.units.map((unit) => unitOf(unit, view.turn)),
    cities: view.cities.map(({ id, owner, barred }) => ({ id, owner, barred })),
    deck: [],
    discards: [...view.discards],
    pools: noPools,
    fallen: [],
    draft:
      view.draft && view.viewer !== 'public'
        ? {
            seat: view.viewer,
            march: [...view.draft.march],
            recruits: view.draft.recruits.map((step) => [step]),
            places: { ...view.draft.places },
            changes: 0,
          }
        : null,
    attack: view.attack,
    allied: [...view.allied],
    alarms: [],
    winner: null,
    seen: {},
  }
}
