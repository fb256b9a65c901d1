// Waiting for what comes of an action.
import type { Interaction } from '../world/model.ts'
import { interactionById, messageById, until, type World } from '../world/world.ts'
import { type Outcome, seen, seenModal } from './view.ts'

/** What the person sees of the interaction so far, or nothing yet. */
function look(world: World, id: string): Outcome | undefined {
  const interaction = interactionById(world, id)
  if (interaction === undefined) return undefined
  if (interaction.stage === 'silent') {
    const notice = world.state.notices.findLast((each) => each.interaction === id)
    return { kind: 'silence', text: notice?.text ?? '', message: undefined, modal: undefined }
  }
  if (interaction.modal !== null) {
    const modal = seenModal(interaction.modal)
    return { kind: 'modal', text: modal.title, message: undefined, modal }
  }
  if (interaction.lastAnswer === null) return undefined
  const message = messageById(world, interaction.lastAnswer.message)
  if (message === undefined)
    return { kind: interaction.lastAnswer.kind, text: '', message: undefined, modal: undefined }
  const shown = seen(world, message)
  return { kind: interaction.lastAnswer.kind, text: shown.text, message: shown, modal: undefined }
}

/** Waits until the person sees an answer: a message, an edit, a modal, or that nobody answered. */
export function outcomeOf(world: World, interaction: Interaction, what: string): Promise<Outcome> {
  return until(world, `an answer to ${what}`, () => look(world, interaction.id))
}
