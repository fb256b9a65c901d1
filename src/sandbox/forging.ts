// Interactions that no client would send, for proofs that the bot takes nothing on trust.
import { outcomeOf } from './driver/outcome.ts'
import type { Outcome } from './driver/view.ts'
import { startInteraction } from './world/interactions.ts'
import { type Id, InteractionKind } from './world/model.ts'
import { channelOf, interactionById, messageById, until, type World } from './world/world.ts'

/** Sends one and waits for what comes of it; suggestions are shown as text. */
export async function forge(
  world: World,
  order: { kind: number; user: Id; channel: Id; data: Record<string, unknown>; source: Id | undefined },
): Promise<Outcome> {
  const { source, channel, ...plain } = order
  const interaction = startInteraction(world, {
    ...plain,
    channel: channelOf(world, channel),
    source: source === undefined ? undefined : messageById(world, source),
  })
  if (order.kind !== InteractionKind.autocomplete) return outcomeOf(world, interaction, 'a forgery')
  const answered = await until(world, 'suggestions', () => {
    const now = interactionById(world, interaction.id)
    return now && now.stage !== 'waiting' ? now : undefined
  })
  const kind = answered.stage === 'silent' ? 'silence' : 'message'
  return { kind, text: JSON.stringify(answered.choices ?? []), message: undefined, modal: undefined }
}
