// Ids that a viewer cannot place, in groups that could lie the other way round for all this viewer knows.
import type { Id, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { isForced } from '../cards/index.ts'
import type { DynastiesState } from '../table/state.ts'
import { zones } from './zones.ts'

/**
 * Groups of ids that `viewer` cannot place. Without `honesty` a person who must be shown is never in a hand (D16);
 * those stay apart.
 */
export function unknown(state: DynastiesState, viewer: Viewer): readonly (readonly Id[])[] {
  const { question, rules } = state
  const all = zones(state)
  const hidden = hiddenIn(all, viewer).filter((card) => !hasSeen(state, card, viewer))
  const asked = question && question.id !== null && viewer !== question.target ? [question.id] : []
  const mixed = rules.honesty || state.phase === 'deal'
  return [
    ...(mixed ? [hidden] : [hidden.filter((card) => !isForced(card)), hidden.filter(isForced)]),
    hiddenIn(all, viewer, 'lords'),
    hiddenIn(all, viewer, 'events'),
    asked,
  ].filter((group) => group.length > 0)
}

/** The state without what only the writer of custom questions knows: a search takes the first answer for the right one (D34). */
export const knownBy = (state: DynastiesState): DynastiesState =>
  state.questions
    ? { ...state, questions: state.questions.map((question) => ({ ...question, right: 0, why: '' })) }
    : state
