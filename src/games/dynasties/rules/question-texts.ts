// The words of questions by id: those of the bank are named, those of a host's set are written out (D34).
import { type Id, nameRef, type Ref } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { answerId, LETTERS, type Letter, questionsOf, rightLetter, whyId } from '../bank/ids.ts'
import type { OwnQuestion } from '../bank/own-question.ts'
import type { DynastiesState } from '../table/state.ts'

const OWN = 'q-own-'

const ownQuestion = ({ questions }: DynastiesState, id: Id): OwnQuestion | undefined =>
  id.startsWith(OWN) ? questions?.[Number(id.slice(OWN.length)) - 1] : undefined

/** What is asked. */
export function questionRef(state: DynastiesState, id: Id): Ref {
  const own = ownQuestion(state, id)
  return own ? { typed: own.text } : nameRef(id)
}

/** One of its four answers. */
export function answerRef(state: DynastiesState, id: Id, letter: Letter): Ref {
  const own = ownQuestion(state, id)
  return own ? { typed: at(own.answers, LETTERS.indexOf(letter)) } : nameRef(answerId(id, letter))
}

/** The letter of the right answer. */
export function solutionOf(state: DynastiesState, id: Id): Letter {
  const own = ownQuestion(state, id)
  return own ? at(LETTERS, own.right) : rightLetter(id)
}

/** Why the right answer is right; `undefined` where nobody has written that. */
export function whyRef(state: DynastiesState, id: Id): Ref | undefined {
  const own = ownQuestion(state, id)
  if (!own) return nameRef(whyId(id))
  return own.why === '' ? undefined : { typed: own.why }
}

/** Questions that may be asked now: custom ones that were not yet, and where there are none the bank's (D34). */
export function askable(state: DynastiesState): Id[] {
  const { level, eraOnly } = state.rules
  const space = eraOnly ? state.marker : null
  const own = (state.questions ?? []).flatMap((each, index) => {
    const id = `${OWN}${index + 1}`
    const isOfEra = space === null || space === 'start' || each.era === null || each.era === space
    const fits = isOfEra && (level === null || each.level === level)
    return fits && !state.asked.includes(id) ? [id] : []
  })
  return own.length > 0 ? own : questionsOf(level, space)
}
