// The general schemes (source 3.3 B): when each may be played, and which script carries it out.
import type { Option } from '../../../../engine/decision.ts'
import type { Id, Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { type Scheme, schemeOf } from '../../cards/index.ts'
import { drawable, type RecordsTable } from '../../table/decks.ts'
import { activeSeat, citiesInPlay, othersOf, playerAt, type RecordsState } from '../../table/state.ts'
import { schemeOptions, turningUp } from '../common/labels.ts'
import { assassination } from './assassination.ts'
import { borrowedArrows } from './borrowed-arrows.ts'
import { brickForJade, muddyWaters, twoBirds } from './gains.ts'
import { peachGarden } from './peach-garden.ts'
import { takeTheSheep } from './take-the-sheep.ts'
import { winOver } from './win-over.ts'

interface GeneralScheme {
  /** Whether playing it can matter now (R15, R28, R30). */
  readonly fits: (state: RecordsState, seat: Seat) => boolean
  readonly play: (table: RecordsTable, card: Id) => Script
}

const someDeck = (state: RecordsState): boolean => drawable(state).length > 0

/** The schemes played in one's own action. */
const GENERAL: Readonly<Partial<Record<Scheme, GeneralScheme>>> = {
  'brick-for-jade': {
    fits: (state, seat) => someDeck(state) && playerAt(state, seat).hand.length > 1,
    play: brickForJade,
  },
  'muddy-waters': { fits: () => true, play: muddyWaters },
  'two-birds': { fits: someDeck, play: twoBirds },
  'peach-garden': { fits: someDeck, play: peachGarden },
  'take-the-sheep': { fits: () => true, play: takeTheSheep },
  'win-over': {
    fits: (state, seat) => citiesInPlay(state).some((owned) => owned.seat !== seat && !owned.city.up),
    play: winOver,
  },
  assassination: {
    fits: (state, seat) =>
      playerAt(state, seat).money >= 1 && citiesInPlay(state).some((owned) => owned.seat !== seat),
    play: assassination,
  },
  'borrowed-arrows': {
    fits: (state, seat) => othersOf(state, seat).some((other) => playerAt(state, other).hand.length > 0),
    play: borrowedArrows,
  },
}

/** General schemes in the active player's hand that may be played now. */
export function schemesNow(state: RecordsState): Option[] {
  const seat = activeSeat(state)
  const player = playerAt(state, seat)
  return schemeOptions(player.hand, (scheme) => GENERAL[scheme]?.fits(state, seat) ?? false).map((option) =>
    turningUp(option, player),
  )
}

/** Plays a general scheme of the active player. Throws for another card. */
export function* playScheme(table: RecordsTable, card: Id): Script {
  const scheme = schemeOf(card)
  const general = scheme && GENERAL[scheme]
  if (!general) throw new Error(`${card} is not a general scheme`)
  yield* general.play(table, card)
}
