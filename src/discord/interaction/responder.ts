// Answers one interaction over Discord's HTTP API: the first word by a callback, everything later by its token.
import {
  type ChatInputCommandInteraction,
  InteractionResponseType,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type RawFile,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js'
import { codeOf } from '../core/wire.ts'
import type { Received } from '../gateway/index.ts'
import { Unanswered } from '../http/sending.ts'
import { ANSWERS } from '../http/shapes.ts'
import type { Dressed, Icons } from '../icons/icons.ts'
import type { Row } from '../screen/screen.ts'

/** An interaction that a person waits for an answer to. */
export type Answerable = Received<
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction
>

/** What a message shows, as Discord takes it. Attachments that are not listed are taken off. */
export interface Body {
  readonly content: string
  readonly components?: readonly Row[]
  readonly attachments: readonly {
    readonly id: string
    readonly filename?: string
    readonly description?: string
  }[]
  readonly files: readonly RawFile[]
}

/** How long a lost first word waits to hear whether this process holds the claim, in milliseconds. */
const CLAIM_MS = 1_200

/** The answers to one interaction. Methods throw Discord's errors; a message's id is `undefined` where Discord's answer was unreadable. */
export class Responder {
  readonly interaction: Answerable
  readonly #icons: Icons
  #state: 'open' | 'deferred' | 'replied' = 'open'
  #claim: Promise<boolean> = Promise.resolve(false)

  constructor(interaction: Answerable, icons: Icons) {
    this.interaction = interaction
    this.#icons = icons
  }

  /** Whether nothing has been said yet. */
  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** Whether a message was shown, or the panel drawn anew. */
  get hasReplied(): boolean {
    return this.#state === 'replied'
  }

  /**
   * Says whether this process will hold the interaction. Where it does, a first word whose answer was lost counts as taken, also when
   * the next try is told that the interaction has been acknowledged (40060): by this process itself.
   */
  claimedBy(claim: Promise<boolean>): void {
    this.#claim = claim.catch(() => false)
  }

  /** Acknowledges it: a panel as an update, a command as a private reply that is to come. */
  async defer(): Promise<void> {
    if (isOnMessage(this.interaction)) await this.#callback(InteractionResponseType.DeferredMessageUpdate)
    else
      await this.#callback(InteractionResponseType.DeferredChannelMessageWithSource, {
        flags: MessageFlags.Ephemeral,
      })
    this.#state = 'deferred'
  }

  /** Shows a private message as the first word; its id. */
  reply(body: Body): Promise<string | undefined> {
    return this.#show(InteractionResponseType.ChannelMessageWithSource, body, {
      flags: MessageFlags.Ephemeral,
    })
  }

  /** Draws the message anew that the interaction came from, as the first word. */
  async update(body: Body): Promise<void> {
    await this.#show(InteractionResponseType.UpdateMessage, body)
  }

  /** Opens a form, which can only be the first word. */
  async openForm(form: object): Promise<void> {
    await this.#callback(InteractionResponseType.Modal, form)
    this.#state = 'replied'
  }

  /** Changes a message that this interaction has shown, or the one it came from; its id. */
  async edit(body: Body, message = '@original'): Promise<string | undefined> {
    const { rest, route } = this.#webhook
    const raw = await this.#icons.send(body, (dressed) =>
      rest.patch(`${route}/messages/${message}`, { auth: false, ...requestOf(dressed) }),
    )
    this.#state = 'replied'
    return idIn(raw)
  }

  /** Shows one more message, for the member alone or for everyone in the channel; its id. */
  async followUp(body: Body, to: 'member' | 'public' = 'member'): Promise<string | undefined> {
    const { rest, route } = this.#webhook
    const flags = to === 'member' ? { flags: MessageFlags.Ephemeral } : {}
    const raw = await this.#icons.send(body, (dressed) =>
      rest.post(route, { auth: false, ...requestOf(dressed, flags) }),
    )
    this.#state = 'replied'
    return idIn(raw)
  }

  get #webhook() {
    const { client, applicationId, token } = this.interaction
    return { rest: client.rest, route: Routes.webhook(applicationId, token) }
  }

  async #show(type: InteractionResponseType, body: Body, more: object = {}): Promise<string | undefined> {
    const { raw, isLost } = await this.#icons.send(body, (dressed) => {
      const { body: data, files } = requestOf(dressed, more)
      return this.#callback(type, data, files)
    })
    this.#state = 'replied'
    // Said again by the token: whether the first word came through or the second, it is the same.
    if (isLost) return this.edit(body)
    return ANSWERS.callback.shape.safeParse(raw).data?.resource?.message?.id
  }

  /** Sends the first word. Where Discord's answer was lost and the claim is held, it counts as taken: `isLost`. */
  async #callback(type: InteractionResponseType, data?: object, files: RawFile[] = []) {
    const { client, id, token } = this.interaction
    const body = { type, ...(data && { data }) }
    const query = new URLSearchParams({ with_response: 'true' })
    try {
      const raw = await client.rest.post(Routes.interactionCallback(id, token), {
        auth: false,
        query,
        body,
        files,
      })
      return { raw, isLost: false }
    } catch (error) {
      if (!mayBeTaken(error) || !(await this.#isClaimed())) throw error
      return { raw: undefined, isLost: true }
    }
  }

  #isClaimed(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, CLAIM_MS, false))
    return Promise.race([this.#claim, late])
  }
}

/** Whether Discord may have taken a first word although this came back: no answer, or that there was one before. */
export const mayBeTaken = (error: unknown): boolean =>
  error instanceof Unanswered || codeOf(error) === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged

/** Whether an interaction came from a message: a button, a menu, or a form that one of these opened. */
export const isOnMessage = (interaction: Answerable): interaction is Received<MessageComponentInteraction> =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())

const idIn = (raw: unknown): string | undefined => ANSWERS.shown.shape.safeParse(raw).data?.id

function requestOf({ files, ...shown }: Dressed<Body>, more: object = {}) {
  return { body: { ...shown, ...more, allowed_mentions: { parse: [] } }, files: [...files] }
}
