// What a viewer cannot place: ids in groups that could lie the other way round, for all this viewer knows.
import type { Id, Viewer } from '../../engine/phrase.ts'
import { isForced } from './cards/index.ts'
import { hasSeen } from './knowledge.ts'
import type { DynastiesState } from './state.ts'

/** Groups of ids that `viewer` cannot place. */
export function unknown(state: DynastiesState, viewer: Viewer): readonly (readonly Id[])[] {
  const { question, rules } = state
  const hidden = hiddenCards(state, viewer)
  const asked = question && question.id !== null && viewer !== question.target ? [question.id] : []
  const mixed = rules.honesty || state.phase === 'deal'
  return [
    ...(mixed ? [hidden] : [hidden.filter((card) => !isForced(card)), hidden.filter(isForced)]),
    state.events,
    asked,
  ].filter((group) => group.length > 0)
}

/**
 * Cards of other hands and of the draw pile, less those the viewer has seen. Without `honesty` a person who must be
 * shown is never in a hand (D16); those stay apart.
 */
function hiddenCards(state: DynastiesState, viewer: Viewer): Id[] {
  const hands = state.players
    .filter((_, seat) => seat !== viewer && seat !== state.open)
    .flatMap(({ hand }) => hand)
  return [...hands.filter((card) => !hasSeen(state, card, viewer)), ...state.deck]
}
