// The permissions the bot needs in a channel, what each is for, and which are missing.
import { PermissionFlagsBits } from 'discord.js'
import type { BotPhrases } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import { wordsOf } from './present.ts'

/** What kind of place is looked at: a text channel, the chat of a voice channel, or a thread. */
export type Place = 'text' | 'voice' | 'thread'

const CHANNELS: readonly Place[] = ['text', 'voice']
const ANYWHERE: readonly Place[] = [...CHANNELS, 'thread']

interface Need {
  readonly bit: bigint
  /** Where it matters. */
  readonly where: readonly Place[]
  /** Without it no game can be played there; otherwise something is lost. */
  readonly vital: boolean
  readonly name: keyof BotPhrases & `permission-${string}`
  readonly cost: keyof BotPhrases & `cost-${string}`
  /** Not part of the invitation; good to have. */
  readonly optional?: true
}

const NEEDS: readonly Need[] = [
  {
    bit: PermissionFlagsBits.ViewChannel,
    where: ANYWHERE,
    vital: true,
    name: 'permission-view',
    cost: 'cost-view',
  },
  {
    bit: PermissionFlagsBits.Connect,
    where: ['voice'],
    vital: true,
    name: 'permission-connect',
    cost: 'cost-connect',
  },
  {
    bit: PermissionFlagsBits.SendMessages,
    where: CHANNELS,
    vital: true,
    name: 'permission-send',
    cost: 'cost-send',
  },
  {
    bit: PermissionFlagsBits.SendMessagesInThreads,
    where: ['thread'],
    vital: true,
    name: 'permission-threads-send',
    cost: 'cost-threads-send',
  },
  {
    bit: PermissionFlagsBits.SendMessagesInThreads,
    where: ['text'],
    vital: false,
    name: 'permission-threads-send',
    cost: 'cost-threads-send-here',
  },
  {
    bit: PermissionFlagsBits.CreatePublicThreads,
    where: ['text'],
    vital: false,
    name: 'permission-threads-create',
    cost: 'cost-threads-create',
  },
  {
    bit: PermissionFlagsBits.EmbedLinks,
    where: ANYWHERE,
    vital: false,
    name: 'permission-embed',
    cost: 'cost-embed',
  },
  {
    bit: PermissionFlagsBits.AttachFiles,
    where: ANYWHERE,
    vital: false,
    name: 'permission-attach',
    cost: 'cost-attach',
  },
  {
    bit: PermissionFlagsBits.ReadMessageHistory,
    where: ANYWHERE,
    vital: false,
    name: 'permission-history',
    cost: 'cost-history',
  },
  {
    bit: PermissionFlagsBits.ManageThreads,
    where: ANYWHERE,
    vital: false,
    name: 'permission-threads-manage',
    cost: 'cost-threads-manage',
    optional: true,
  },
  {
    bit: PermissionFlagsBits.PinMessages,
    where: ['text'],
    vital: false,
    name: 'permission-pin',
    cost: 'cost-pin',
    optional: true,
  },
  {
    bit: PermissionFlagsBits.CreateEvents,
    where: ['text'],
    vital: false,
    name: 'permission-events',
    cost: 'cost-events',
    optional: true,
  },
  {
    bit: PermissionFlagsBits.ManageRoles,
    where: ['text'],
    vital: false,
    name: 'permission-roles',
    cost: 'cost-roles',
    optional: true,
  },
  {
    bit: PermissionFlagsBits.ManageChannels,
    where: ['text'],
    vital: false,
    name: 'permission-channels',
    cost: 'cost-channels',
    optional: true,
  },
]

/**
 * What is missing among the bot's permissions in a place, the gravest first. In a voice channel Connect alone, if it is:
 * without it Discord grants nothing else there. https://discord.com/developers/docs/topics/permissions#implicit-permissions
 */
export function missingIn(permissions: bigint, place: Place): readonly Need[] {
  const missing = NEEDS.filter(({ where }) => where.includes(place)).filter(
    ({ bit }) => !grants(permissions, bit),
  )
  const connect = missing.filter(({ bit }) => bit === PermissionFlagsBits.Connect)
  return connect.length > 0 ? connect : missing
}

/** Where somebody calls, in which language, and what the bot may do there: permission bits. */
interface Spot {
  readonly botMayDo: bigint
  readonly place: Place
  readonly language: Language
}

/** That no game can be played where somebody calls, and what is missing for it; `undefined` where one can. */
export function cannotPlayHere({ botMayDo, place, language }: Spot): string | undefined {
  const words = wordsOf(language)
  const names = missingIn(botMayDo, place)
    .filter(({ vital }) => vital)
    .map(({ name }) => words[name]())
  return names.length > 0 ? words['here-cannot-play']({ names: listText(names, language) }) : undefined
}

/** Whether permissions grant one of Discord's; an administrator has all. */
const grants = (permissions: bigint, bit: bigint): boolean =>
  (permissions & (bit | PermissionFlagsBits.Administrator)) !== 0n

/** Whether a game can be played in a thread of its own under a channel with these permissions. */
export const mayPlayInThreads = (permissions: bigint): boolean =>
  grants(permissions, PermissionFlagsBits.SendMessagesInThreads)

/** Whether someone may write where they call. */
export const mayWrite = ({ mayDo, place }: { readonly mayDo: bigint; readonly place: Place }): boolean =>
  place === 'thread' ? mayPlayInThreads(mayDo) : grants(mayDo, PermissionFlagsBits.SendMessages)

/** Whether someone may change what concerns the whole server. */
export const managesServer = (permissions: bigint): boolean =>
  grants(permissions, PermissionFlagsBits.ManageGuild)

/** Whether the bot may make roles and give them. */
export const mayManageRoles = (permissions: bigint): boolean =>
  grants(permissions, PermissionFlagsBits.ManageRoles)

/** Whether the bot may mention every role, also those that members may not. */
export const mayMentionAll = (permissions: bigint): boolean =>
  grants(permissions, PermissionFlagsBits.MentionEveryone)

/** Whether someone may open leagues and organise those of the server. */
export const managesEvents = (permissions: bigint): boolean =>
  grants(permissions, PermissionFlagsBits.ManageEvents)
