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
import { besidePicture, type Illustrator, inWords } from './illustrating.ts'
import { LIMITS } from './limits.ts'
import { fileNameOf } from './renderer.ts'
import type { Reply } from './reply.ts'
import type { Modal, Screen } from './screen.ts'

/** An interaction that a person waits for an answer to. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** How long an answer may take before it is acknowledged without it, in milliseconds. */
export const SOON = 1_200

/** What is done for an interaction. */
export interface Errand {
  /** Whether this process has the interaction. Waited for only until Discord has settled that. */
  claim(): Promise<boolean>
  /**
   * Answers it. `acknowledge` resolves when Discord has taken the first word: whatever changes a game waits for that, so
   * that nothing is played of which the person is told that it failed.
   * @throws whatever goes wrong, also in acknowledging; the interaction is then still open for `show`
   */
  deed(acknowledge: () => Promise<void>): Promise<Reply>
  /** Discord has taken the first word. */
  acknowledged?(): void
}

/**
 * Runs an errand and shows its reply; does nothing and says `false` when somebody else has the interaction. Whatever takes longer than a
 * moment, from its first wait on, is acknowledged meanwhile, and nothing begins before Discord has taken that.
 * @throws whatever the errand throws
 */
export async function answerInTime(
  interaction: Answerable,
  illustrator: Illustrator,
  { claim, deed, acknowledged = () => {} }: Errand,
): Promise<boolean> {
  let deferring: Promise<unknown> | undefined
  const acknowledge = async () => {
    clearTimeout(timer)
    deferring ??= deferral(interaction).then(acknowledged)
    await deferring
  }
  let timer: NodeJS.Timeout | undefined
  const taken = new Promise<true>((resolve, reject) => {
    timer = setTimeout(() => acknowledge().then(() => resolve(true), reject), SOON)
  })
  taken.catch(() => undefined) // of several sessions one is refused (40060): awaited below as `deferring`
  const claimed = claim()
  claimed.catch(() => undefined) // may fail when Discord has settled it
  try {
    const first = await Promise.race([claimed, taken])
    if (deferring === undefined && !first) return false
    await deferring
    const reply = await deed(acknowledge)
    clearTimeout(timer)
    await deferring
    await show(interaction, illustrator, reply)
    if (deferring === undefined) acknowledged()
    return true
  } finally {
    clearTimeout(timer)
    await deferring?.catch(() => undefined)
  }
}

/** Suggestions for what is being typed; none when they take longer than a moment or fail, since nothing can be deferred here. */
export async function suggestInTime<T>(suggesting: Promise<readonly T[]>): Promise<readonly T[]> {
  let timer: NodeJS.Timeout | undefined
  const none = new Promise<readonly T[]>((resolve) => {
    timer = setTimeout(() => resolve([]), SOON)
  })
  try {
    return await Promise.race([suggesting, none])
  } finally {
    clearTimeout(timer)
  }
}

const deferral = (interaction: Answerable): Promise<unknown> =>
  updates(interaction) ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })

/** Buttons, menus and forms of messages are acknowledged as updates, commands as private replies. */
const updates = (interaction: Answerable): interaction is MessageComponentInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())

/** Whether a press was on the member's private dashboard: a message that everybody there sees, where only one person is. */
export const isOnDashboard = (interaction: Answerable): boolean =>
  updates(interaction) &&
  interaction.guildId === null &&
  interaction.message?.flags.has(MessageFlags.Ephemeral) === false

/** Shows a reply: in the panel it was asked from, or as a private message of its own. Its picture comes later. */
export async function show(interaction: Answerable, illustrator: Illustrator, reply: Reply): Promise<void> {
  if ('modal' in reply) {
    if (mayOpenForm(interaction)) return openModal(interaction, reply.modal)
    return show(interaction, illustrator, { screen: reply.late, fresh: true })
  }
  if ('redraw' in reply) {
    if (!updates(interaction))
      return show(interaction, illustrator, { screen: await reply.redraw(), fresh: true })
    await redraw(interaction, reply.redraw)
    if (reply.aside) await showAnew(interaction, reply.aside)
    return
  }
  const { screen, fresh } = reply
  const onPanel =
    updates(interaction) &&
    (isOnDashboard(interaction) || interaction.message?.flags.has(MessageFlags.Ephemeral) === true)
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

type Opener = Exclude<Answerable, ModalSubmitInteraction>

/** A form can only be the first answer, and not to a form. */
const mayOpenForm = (interaction: Answerable): interaction is Opener =>
  !interaction.isModalSubmit() && !interaction.deferred && !interaction.replied

async function openModal(interaction: Opener, { id, title, label, maxLength }: Modal): Promise<void> {
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
