// Answering in time: Discord waits three seconds for the first word and fifteen minutes for the rest.
import {
  type ChatInputCommandInteraction,
  ComponentType,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js'
import { clip } from '../text/markdown.ts'
import { WORDS_FIELD } from './caller.ts'
import { LIMITS } from './limits.ts'
import type { Reply } from './reply.ts'
import type { Modal, Screen } from './screen.ts'

/** An interaction that a person waits for an answer to. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** How long an answer may take before it is acknowledged without it, in milliseconds. */
const SOON = 1_200

/**
 * Runs a deed and shows its reply, acknowledging first when it is `slow` or takes longer than a moment.
 * @throws whatever the deed throws; the interaction is then still open for `show`
 */
export async function answerInTime(
  interaction: Answerable,
  slow: boolean,
  deed: () => Promise<Reply>,
): Promise<void> {
  let deferring: Promise<unknown> | undefined
  const defer = () => {
    deferring = deferral(interaction)
    deferring.catch(() => undefined) // awaited below
  }
  if (slow) defer()
  const timer = slow ? undefined : setTimeout(defer, SOON)
  try {
    const reply = await deed()
    clearTimeout(timer)
    await deferring
    await show(interaction, reply)
  } finally {
    clearTimeout(timer)
    await deferring?.catch(() => undefined)
  }
}

const deferral = (interaction: Answerable): Promise<unknown> =>
  updates(interaction) ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })

/** Buttons, menus and forms of messages are acknowledged as updates, commands as private replies. */
const updates = (interaction: Answerable): interaction is MessageComponentInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())

/** Shows a reply: in the panel it was asked from, or as a private message of its own. */
export async function show(interaction: Answerable, reply: Reply): Promise<void> {
  if ('modal' in reply) return openModal(interaction, reply.modal)
  if ('redraw' in reply) return redraw(interaction, reply.redraw)
  const body = bodyOf(reply.screen)
  const onPanel = updates(interaction) && interaction.message?.flags.has(MessageFlags.Ephemeral) === true
  if (onPanel && !reply.fresh) {
    if (interaction.deferred || interaction.replied) await interaction.editReply(body)
    else await interaction.update(body)
    return
  }
  const mine: InteractionReplyOptions = { ...body, flags: MessageFlags.Ephemeral }
  if (!interaction.deferred && !interaction.replied) await interaction.reply(mine)
  else if (updates(interaction) || interaction.replied) await interaction.followUp(mine)
  else await interaction.editReply(body)
}

/** Drawings at most, when others change the same message at the same moment. */
const DRAWINGS = 3

async function redraw(interaction: Answerable, draw: () => Promise<Screen>): Promise<void> {
  if (!updates(interaction)) throw new Error('only a message that was pressed on can be drawn anew')
  let shown: string | undefined
  for (let drawings = 0; drawings < DRAWINGS; drawings++) {
    const screen = await draw()
    const next = JSON.stringify(screen)
    if (next === shown) return
    shown = next
    if (interaction.deferred || interaction.replied) await interaction.editReply(bodyOf(screen))
    else await interaction.update(bodyOf(screen))
  }
}

const bodyOf = (screen: Screen) => ({
  content: screen.content,
  components: [...(screen.rows ?? [])],
  files: (screen.files ?? []).map(({ name, data }) => ({ name, attachment: Buffer.from(data) })),
  allowedMentions: { parse: [] },
})

async function openModal(interaction: Answerable, { id, title, label, maxLength }: Modal): Promise<void> {
  if (interaction.isModalSubmit() || interaction.deferred || interaction.replied) return
  await interaction.showModal({
    custom_id: id,
    title: clip(title, LIMITS.modalTitle),
    components: [
      {
        type: ComponentType.Label,
        label: clip(label, LIMITS.modalTitle),
        component: {
          type: ComponentType.TextInput,
          custom_id: WORDS_FIELD,
          style: maxLength > 100 ? TextInputStyle.Paragraph : TextInputStyle.Short,
          max_length: maxLength,
          required: true,
        },
      },
    ],
  })
}
