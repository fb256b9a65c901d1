// Answering in time: Discord waits three seconds for the first word and fifteen minutes for the rest.
import {
  type ChatInputCommandInteraction,
  ComponentType,
  type InteractionEditReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js'
import { clip } from '../text/markdown.ts'
import { WORDS_FIELD } from './caller.ts'
import { fileNameOf } from './easel.ts'
import { besidePicture, type Illustrator, inWords } from './illustrating.ts'
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
  illustrator: Illustrator,
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
    await show(interaction, illustrator, reply)
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

/** Whether a press was on the member's private desk: a message that everybody there sees, where only one person is. */
export const isOnDesk = (interaction: Answerable): boolean =>
  updates(interaction) &&
  interaction.guildId === null &&
  interaction.message?.flags.has(MessageFlags.Ephemeral) === false

/** Shows a reply: in the panel it was asked from, or as a private message of its own. Its picture comes later. */
export async function show(interaction: Answerable, illustrator: Illustrator, reply: Reply): Promise<void> {
  if ('modal' in reply) return openModal(interaction, reply.modal)
  if ('redraw' in reply) return redraw(interaction, reply.redraw)
  const { screen, fresh } = reply
  const onPanel =
    updates(interaction) &&
    (isOnDesk(interaction) || interaction.message?.flags.has(MessageFlags.Ephemeral) === true)
  if (onPanel && !fresh) return showOnPanel(interaction, illustrator, screen)
  const message = await showAnew(interaction, screen)
  if (message === undefined) return
  const edit = (body: InteractionEditReplyOptions) => interaction.editReply({ ...body, message })
  illustrator.follow({ by: interaction.id, message, edit }, screen)
}

async function showOnPanel(
  interaction: MessageComponentInteraction,
  illustrator: Illustrator,
  screen: Screen,
): Promise<void> {
  const { id, message } = interaction
  illustrator.claim(message.id, id)
  const { illustration } = screen
  const name = illustration && fileNameOf(illustration.picture)
  const hung = message.attachments.find((each) => each.name === name)
  const body = illustration && hung ? besidePicture({ ...screen, illustration }, hung.id) : inWords(screen)
  if (interaction.deferred || interaction.replied) await interaction.editReply(body)
  else await interaction.update(body)
  const edit = (later: InteractionEditReplyOptions) => interaction.editReply(later)
  illustrator.follow({ by: id, message: message.id, edit }, screen, hung !== undefined)
}

/** Shows a private message of its own; its id. */
async function showAnew(interaction: Answerable, screen: Screen): Promise<string | undefined> {
  const body = inWords(screen)
  const mine = { ...body, flags: MessageFlags.Ephemeral } as const
  if (!interaction.deferred && !interaction.replied) {
    const { resource } = await interaction.reply({ ...mine, withResponse: true })
    return resource?.message?.id
  }
  if (updates(interaction) || interaction.replied) return (await interaction.followUp(mine)).id
  return (await interaction.editReply(body)).id
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
    if (interaction.deferred || interaction.replied) await interaction.editReply(inWords(screen))
    else await interaction.update(inWords(screen))
  }
}

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
