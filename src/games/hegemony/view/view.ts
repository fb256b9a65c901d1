// All that a viewer may know of the table.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { hasSeen } from '../../common/seen.ts'
import type { General } from '../cards/generals.ts'
import type { Slot } from '../cards/index.ts'
import type { Happening } from '../table/events.ts'
import type { Marker } from '../table/markers.ts'
import type { Phase } from '../table/phases.ts'
import {
  type Delayed,
  type Faction,
  type HegemonyState,
  type Person,
  type Place,
  type Player,
  playsWith,
  type Turn,
} from '../table/state.ts'
import { isKnown } from './zones.ts'

export interface PersonView {
  readonly place: Place
  /** Null where the viewer does not know. */
  readonly id: General | null
  readonly up: boolean
  /** Everyone knows it, also while it is face down again. */
  readonly shown: boolean
  readonly lost: boolean
  /** A soldier without skills stands for it. */
  readonly removed?: true
}

export interface PlayerView {
  readonly seat: Seat
  readonly alive: boolean
  readonly hp: number
  readonly maxHp: number
  readonly handSize: number
  /** The viewer's own. */
  readonly hand: readonly Id[] | null
  /** Cards of another's hand that the viewer saw go there. */
  readonly known: readonly Id[]
  readonly equipment: Readonly<Record<Slot, Id | null>>
  readonly judgement: readonly Delayed[]
  readonly piles: Readonly<Record<Id, readonly Id[]>>
  /** The viewer's own, while picking; the row in a draft. */
  readonly dealt: readonly General[] | null
  readonly generals: readonly PersonView[]
  readonly faction: Faction | null
  readonly chained: boolean
  readonly flipped: boolean
  readonly spent: readonly Id[]
  /** Skills gained permanently, as `general:skill`. */
  readonly gained?: readonly Id[]
  /** Has said that its side should concede. */
  readonly concedes?: true
  /** How many souls lie on a general, and the viewer's own. */
  readonly souls?: { readonly count: number; readonly ids: readonly General[] | null }
  /** Earned and not spent. */
  readonly markers?: readonly Marker[]
}

export interface HegemonyView {
  readonly viewer: Viewer
  readonly phase: HegemonyState['phase']
  readonly deck: number
  readonly discard: readonly Id[]
  readonly table: readonly Id[]
  /** Cards the viewer looks at. */
  readonly aside: readonly Id[]
  readonly turn:
    | (Pick<
        Turn,
        'seat' | 'number' | 'slashes' | 'wines' | 'drunk' | 'marks' | 'counts' | 'used' | 'noted'
      > & {
        phase: Phase
        /** Its player may use cards: no skill of the phase's opening is asked for any more. */
        open?: true
      })
    | null
  readonly turns: number
  readonly first: Seat
  readonly reshuffles: number
  readonly happening: readonly Happening[]
  readonly players: readonly PlayerView[]
  readonly winners: readonly Seat[] | null
  /** Rewards of reveals are kept as markers. */
  readonly keepsMarkers?: true
  /** What is drafted from. */
  readonly row?: readonly General[]
  /** The printing whose skills are played with; the first one when left out. */
  readonly edition?: 'revised'
  /** Guan Yu and Zhang Fei are companions. */
  readonly guanZhang?: true
  /** Played with the expansion 陣. */
  readonly formation?: true
  /** Played with the expansion 勢. */
  readonly momentum?: true
  /** Played with the expansion 變. */
  readonly transformation?: true
  /** What the viewer may take as a new deputy. */
  readonly offered?: readonly General[]
  /** The last battle has begun. */
  readonly lastBattle?: true
}

/** All that `viewer` may know. */
export function view(state: HegemonyState, viewer: Viewer): HegemonyView {
  const { turn } = state
  return {
    viewer,
    phase: state.phase,
    deck: state.deck.length,
    discard: state.discard,
    table: state.table,
    aside: state.aside.filter(({ seat }) => seat === viewer).map(({ card }) => card),
    turn: turn && {
      seat: turn.seat,
      number: turn.number,
      phase: turn.phase,
      ...(turn.phase === 'play' && turn.step === 'body' && { open: true as const }),
      slashes: turn.slashes,
      wines: turn.wines,
      drunk: turn.drunk,
      marks: turn.marks,
      counts: turn.counts,
      ...(turn.used && { used: turn.used }),
      ...(turn.noted && { noted: turn.noted }),
    },
    turns: state.turns,
    first: state.first,
    reshuffles: state.reshuffles,
    happening: state.happening,
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    winners: state.winners,
    ...(playsWith(state, 'kept-markers') && { keepsMarkers: true as const }),
    ...(state.row && state.phase === 'pick' && { row: state.row }),
    ...(playsWith(state, 'revised') && { edition: 'revised' as const }),
    ...(playsWith(state, 'guan-zhang') && { guanZhang: true as const }),
    ...(playsWith(state, 'formation') && { formation: true as const }),
    ...(playsWith(state, 'momentum') && { momentum: true as const }),
    ...(playsWith(state, 'transformation') && { transformation: true as const }),
    ...(state.offered?.seat === viewer && { offered: state.offered.ids }),
    ...(state.lastBattle && { lastBattle: state.lastBattle }),
  }
}

function playerView(state: HegemonyState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer
  const { alive, hp, maxHp, hand, equipment, judgement, piles, faction, chained, flipped, spent } = player
  return {
    seat,
    alive,
    hp: hiddenHp(state) ? 0 : hp,
    maxHp: hiddenHp(state) ? 0 : maxHp,
    handSize: hand.length,
    hand: own ? hand : null,
    known: own ? [] : hand.filter((card) => hasSeen(state, card, viewer)),
    equipment,
    judgement,
    piles,
    dealt: own ? (state.row ?? player.dealt) : null,
    generals: player.generals.map((person) => personView(person, own, viewer)),
    faction,
    chained,
    flipped,
    spent,
    ...(player.gained && { gained: player.gained }),
    ...(player.concedes && { concedes: player.concedes }),
    ...(player.souls && { souls: { count: player.souls.length, ids: own ? player.souls : null } }),
    ...(player.markers && { markers: player.markers }),
  }
}

/** The HP cards lie open from the start of play. */
const hiddenHp = ({ phase }: HegemonyState): boolean => phase === 'deal' || phase === 'pick'

/** Whether a viewer knows who a general is. */
export const knowsPerson = (person: Person, own: boolean, viewer: Viewer): boolean =>
  isKnown(person) || own || (viewer !== 'public' && person.knownTo.includes(viewer))

const personView = (person: Person, own: boolean, viewer: Viewer): PersonView => ({
  place: person.place,
  id: knowsPerson(person, own, viewer) ? person.id : null,
  up: person.up,
  shown: isKnown(person),
  lost: person.lost,
  ...(person.removed && { removed: person.removed }),
})
