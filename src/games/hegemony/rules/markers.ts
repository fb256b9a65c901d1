// Markers (section 17, a variant): earned by reveals instead of a reward at once, open to all, each spent once.
import type { Option } from '../../../engine/decision.ts'
import { type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../engine/script.ts'
import { seatId } from '../../common/seat-id.ts'
import type { Actions } from '../core/actions.ts'
import { PASS } from '../core/labels.ts'
import { atOwnTurn } from '../core/windows.ts'
import { lookAtGeneral } from '../kinds/taking.ts'
import type { Need } from '../table/events.ts'
import type { Marker } from '../table/markers.ts'
import { type HegemonyState, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Cards that a vanguard draws up to, and by how many a half fish raises the hand limit. */
const VANGUARD_HAND = 4
const LIMIT_RISE = 2

const markersOf = (state: HegemonyState, seat: Seat): readonly Marker[] => playerAt(state, seat).markers ?? []

/** Whether a player has a marker to spend. */
const hasMarker = (state: HegemonyState, seat: Seat, marker: Marker): boolean =>
  markersOf(state, seat).includes(marker)

/** A player earns markers. */
export function earn(actions: Actions, seat: Seat, earned: readonly Marker[]): void {
  const player = playerAt(actions.state, seat)
  for (const marker of earned) {
    player.markers = [...markersOf(actions.state, seat), marker]
    actions.table.tell(say('earns-marker', { who: seatRef(seat), marker: nameOf(marker) }))
  }
}

const nameOf = (marker: Marker): Phrase => say(`marker-${marker}`)

function spend(actions: Actions, seat: Seat, marker: Marker): void {
  const player = playerAt(actions.state, seat)
  player.markers = markersOf(actions.state, seat).filter((each) => each !== marker)
  actions.table.tell(say('spends-marker', { who: seatRef(seat), marker: nameOf(marker) }))
}

/** An option that spends a marker. */
const spending = (marker: Marker, id: string, effect: Phrase): Option => ({
  id,
  text: say('spend-marker', { marker: nameOf(marker), effect }),
  irrevocable: [{ kind: 'uses-up', id: marker, text: say('uses-up-marker', { marker: nameOf(marker) }) }],
})

/** What a player may spend in its play phase. */
export function markerItems(actions: Actions, seat: Seat) {
  const { state } = actions
  const draws = VANGUARD_HAND - actions.handSize(seat)
  const has = (marker: Marker): boolean => hasMarker(state, seat, marker)
  return [
    ...(has('vanguard') && (draws > 0 || hiddenGenerals(actions, seat).length > 0)
      ? [
          {
            option: spending('vanguard', 'vanguard', say('vanguard-effect', { count: Math.max(0, draws) })),
            run: () => spendVanguard(actions, seat),
          },
        ]
      : []),
    ...(has('half-fish') ? [drawing(actions, seat, 'half-fish', 1)] : []),
    ...(has('companions') ? [drawing(actions, seat, 'companions', 2), ...healingItems(actions, seat)] : []),
  ]
}

const drawing = (actions: Actions, seat: Seat, marker: Marker, count: number) => ({
  option: spending(marker, marker, say('draw-effect', { count })),
  *run(): Script {
    spend(actions, seat, marker)
    yield* actions.draw(seat, count)
  },
})

/** Companions as a Peach that is made of nothing. */
function healingItems(actions: Actions, seat: Seat) {
  if (!actions.targetsOf(seat, 'peach').includes(seat)) return []
  const declare = function* (): Script {
    spend(actions, seat, 'companions')
  }
  return [
    {
      option: AS_PEACH,
      *run(): Script {
        yield* actions.use({ user: seat, kind: 'peach', targets: [seat], declare })
      },
    },
  ]
}

const AS_PEACH: Option = spending('companions', 'companions-peach', say('as-peach'))

/** Draws, then may look at a general of another that lies face down. */
function* spendVanguard(actions: Actions, seat: Seat): Script {
  spend(actions, seat, 'vanguard')
  const draws = VANGUARD_HAND - actions.handSize(seat)
  if (draws > 0) yield* actions.draw(seat, draws)
  const hidden = hiddenGenerals(actions, seat)
  if (hidden.length === 0) return
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-vanguard'),
    notice: say('waits-thinks', { who: seatRef(seat) }),
    options: hidden.map(({ option }) => option),
    pass: PASS,
    ...atOwnTurn(actions.state, seat),
  })
  const found = hidden.find(({ option }) => option.id === picked)
  if (found) lookAtGeneral(actions, seat, found.seat, found.place)
}

/** Generals of others that lie face down and are not known to all. */
const hiddenGenerals = (actions: Actions, seat: Seat) =>
  actions.others(seat).flatMap((other) =>
    playerAt(actions.state, other)
      .generals.filter(({ up, shown }) => !up && !shown)
      .map(({ place }) => ({
        seat: other,
        place,
        option: {
          id: `${seatId(other)}:${place}`,
          text: say('general-of', {
            whom: seatRef(other),
            general: say(place === 'head' ? 'look-head' : 'look-deputy'),
          }),
        },
      })),
  )

/** Companions as a Peach for somebody who is dying. */
export const rescueByMarker = (state: HegemonyState, { seat, kinds, dying }: Need): readonly Option[] =>
  dying !== undefined && kinds.includes('peach') && hasMarker(state, seat, 'companions') ? [AS_PEACH] : []

/** Pays for that. */
export const spendForRescue = (actions: Actions, seat: Seat): void => spend(actions, seat, 'companions')

/** Who holds too many cards may keep two more of them this turn; by how many the limit rises. */
export function* raiseLimit(actions: Actions, seat: Seat): Script<number> {
  if (!hasMarker(actions.state, seat, 'half-fish')) return 0
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-limit', { count: LIMIT_RISE }),
    notice: say('waits-discard', { who: seatRef(seat) }),
    options: [spending('half-fish', 'half-fish', say('limit-effect', { count: LIMIT_RISE }))],
    pass: PASS,
    ...atOwnTurn(actions.state, seat),
  })
  if (picked === undefined) return 0
  spend(actions, seat, 'half-fish')
  return LIMIT_RISE
}
