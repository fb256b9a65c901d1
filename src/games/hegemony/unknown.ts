// What a viewer cannot place: ids in groups that could lie the other way round, for all this viewer knows.
import type { Id, Viewer } from '../../engine/phrase.ts'
import { type General, generalFacts, KINGDOMS } from './generals.ts'
import { hasSeen } from './rules/zones.ts'
import type { HegemonyState } from './state.ts'
import { knowsPerson } from './view.ts'

/** Groups of ids that `viewer` cannot place. Groups of one are left out: nothing to swap. */
export function unknown(state: HegemonyState, viewer: Viewer): readonly (readonly Id[])[] {
  return [hiddenCards(state, viewer), ...hiddenGenerals(state, viewer)].filter((group) => group.length > 1)
}

/** Cards in other hands, in the deck and laid aside by others, less those the viewer has seen. */
function hiddenCards(state: HegemonyState, viewer: Viewer): Id[] {
  const hands = state.players.filter((_, seat) => seat !== viewer).flatMap(({ hand }) => hand)
  const aside = state.aside.filter(({ seat }) => seat !== viewer).map(({ card }) => card)
  return [...hands, ...aside, ...state.deck].filter((card) => !hasSeen(state, card, viewer))
}

/**
 * Generals that lie hidden or left the game unseen. The HP card shows the sum of a pair's half fish and both are of
 * one kingdom: only generals alike in both can change places.
 */
function hiddenGenerals(state: HegemonyState, viewer: Viewer): General[][] {
  const away = state.players.flatMap(({ dealt }, seat) => (seat === viewer ? [] : dealt))
  const down = state.players.flatMap(({ generals }, seat) =>
    generals.filter((person) => !knowsPerson(person, seat === viewer, viewer)).map(({ id }) => id),
  )
  const hidden = [...state.box, ...away, ...down]
  return KINGDOMS.flatMap((kingdom) =>
    [3, 4, 5].map((half) =>
      hidden.filter((id) => generalFacts(id).kingdom === kingdom && generalFacts(id).halfHp === half),
    ),
  )
}
