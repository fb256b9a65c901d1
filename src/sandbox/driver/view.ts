// A person's view: messages with names instead of ids, buttons, menus, modals.
import {
  type Attachment,
  type Component,
  type Embed,
  type Id,
  type Message,
  MessageFlag,
  type Modal,
} from '../world/model.ts'
import { attachmentUrl } from '../world/wire-message.ts'
import type { World } from '../world/world.ts'

/** A file on a message. */
export interface SeenFile extends Attachment {
  url: string
}

/** A message as somebody sees it at one moment; look again for what it is later. */
export interface Seen {
  id: Id
  channel: Id
  author: string
  bot: boolean
  /** What kind of message, by Discord's number: 0 ordinary, 19 reply, 20 answer to a command … */
  type: number
  /** The text as sent. */
  content: string
  /** The text as read: mentions by name, then what the embeds say. */
  text: string
  embeds: Embed[]
  components: Component[]
  /** Labels of the buttons that can be pressed. */
  buttons: string[]
  attachments: SeenFile[]
  /** Names of those it mentions. */
  mentions: string[]
  /** Names of those it notified. */
  notified: string[]
  /** The one who sees it, when only one does. */
  ephemeralFor: string | null
  ephemeral: boolean
  /** "… is thinking". */
  loading: boolean
  edited: boolean
  pinned: boolean
  at: number
  replyTo: Id | null
  /** Above the answer to a command: who used which. */
  usedBy: string | null
}

/** A field of a modal. */
export interface SeenField {
  custom_id: string
  label: string
  description: string | null
  component: Component
}

/** A modal that is open in front of somebody. */
export interface SeenModal {
  interaction: Id
  custom_id: string
  title: string
  fields: SeenField[]
}

/** What came of an action. `text` is the message's text, the modal's title or the notice. */
export interface Outcome {
  kind: 'message' | 'update' | 'modal' | 'silence'
  text: string
  message: Seen | undefined
  modal: SeenModal | undefined
}

/** All components of a message or modal, in reading order, rows and boxes opened. */
export function flat(components: readonly Component[]): Component[] {
  return components.flatMap((each) => [
    each,
    ...flat(each.components ?? []),
    ...(each.component ? flat([each.component]) : []),
    ...(each.accessory ? flat([each.accessory]) : []),
  ])
}

const nameOf = (world: World, id: Id) =>
  world.state.users.find((each) => each.id === id)?.name ?? 'unknown-user'

/** Mentions by name. */
export function readable(world: World, content: string): string {
  return content
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${nameOf(world, id)}`)
    .replace(
      /<#(\d+)>/g,
      (_, id: string) => `#${world.state.channels.find((each) => each.id === id)?.name ?? 'unknown'}`,
    )
    .replace(/<@&(\d+)>/g, (_, id: string) => {
      const role = world.state.guilds.flatMap((guild) => guild.roles).find((each) => each.id === id)
      return `@${role?.name ?? 'unknown-role'}`
    })
    .replace(/<a?:(\w+):\d+>/g, ':$1:')
}

function embedText(embed: Embed): string {
  const fields = (embed.fields ?? []).flatMap((field) => [field.name, field.value])
  return [embed.author?.name, embed.title, embed.description, ...fields, embed.footer?.text]
    .filter(Boolean)
    .join('\n')
}

/** One message as seen now. */
export function seen(world: World, message: Message): Seen {
  const parts = [
    message.content,
    ...message.embeds.map(embedText),
    ...flat(message.components).map((each) => each.content ?? ''),
  ]
  const buttons = flat(message.components).filter((each) => each.type === 2 && each.disabled !== true)
  return {
    id: message.id,
    channel: message.channel,
    author: nameOf(world, message.author),
    bot: world.state.users.find((each) => each.id === message.author)?.bot ?? false,
    type: message.type,
    content: message.content,
    text: readable(world, parts.filter((part) => part !== '').join('\n')),
    embeds: structuredClone(message.embeds),
    components: structuredClone(message.components),
    buttons: buttons.map((each) => each.label ?? String(each.emoji?.name ?? '')),
    attachments: message.attachments.map((each) => ({
      ...each,
      url: attachmentUrl(world, message.channel, each),
    })),
    mentions: message.mentions.map((id) => nameOf(world, id)),
    notified: message.notified.map((id) => nameOf(world, id)),
    ephemeralFor: message.ephemeralFor === null ? null : nameOf(world, message.ephemeralFor),
    ephemeral: message.ephemeralFor !== null,
    loading: (message.flags & MessageFlag.loading) !== 0,
    edited: message.editedAt !== null,
    pinned: message.pinned,
    at: message.at,
    replyTo: message.reply,
    usedBy:
      message.interaction === null || message.interaction.type !== 2
        ? null
        : `${nameOf(world, message.interaction.user)} used /${message.interaction.name ?? ''}`,
  }
}

/** A modal as it opens. */
export function seenModal(modal: Modal): SeenModal {
  const fields = modal.components.flatMap((each): SeenField[] => {
    const inside = each.type === 18 ? each.component : each.components?.[0]
    if (inside?.custom_id === undefined) return []
    const label = each.type === 18 ? each.label : inside.label
    return [
      {
        custom_id: inside.custom_id,
        label: label ?? '',
        description: each.description ?? null,
        component: structuredClone(inside),
      },
    ]
  })
  return { interaction: modal.interaction, custom_id: modal.custom_id, title: modal.title, fields }
}
