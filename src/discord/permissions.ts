// The permissions the bot needs in a channel, what each is for, and which are missing.
import { PermissionFlagsBits } from 'discord.js'
import type { BotPhrases } from '../text/bot/index.ts'

/** Where a permission matters: in channels, in threads, or in both. */
type Where = 'channel' | 'thread' | 'both'

interface Need {
  readonly bit: bigint
  readonly where: Where
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
    where: 'both',
    vital: true,
    name: 'permission-view',
    cost: 'cost-view',
  },
  {
    bit: PermissionFlagsBits.SendMessages,
    where: 'channel',
    vital: true,
    name: 'permission-send',
    cost: 'cost-send',
  },
  {
    bit: PermissionFlagsBits.SendMessagesInThreads,
    where: 'thread',
    vital: true,
    name: 'permission-threads-send',
    cost: 'cost-threads-send',
  },
  {
    bit: PermissionFlagsBits.SendMessagesInThreads,
    where: 'channel',
    vital: false,
    name: 'permission-threads-send',
    cost: 'cost-threads-send',
  },
  {
    bit: PermissionFlagsBits.CreatePublicThreads,
    where: 'channel',
    vital: false,
    name: 'permission-threads-create',
    cost: 'cost-threads-create',
  },
  {
    bit: PermissionFlagsBits.EmbedLinks,
    where: 'both',
    vital: false,
    name: 'permission-embed',
    cost: 'cost-embed',
  },
  {
    bit: PermissionFlagsBits.AttachFiles,
    where: 'both',
    vital: false,
    name: 'permission-attach',
    cost: 'cost-attach',
  },
  {
    bit: PermissionFlagsBits.ReadMessageHistory,
    where: 'both',
    vital: false,
    name: 'permission-history',
    cost: 'cost-history',
  },
  {
    bit: PermissionFlagsBits.ManageThreads,
    where: 'both',
    vital: false,
    name: 'permission-threads-manage',
    cost: 'cost-threads-manage',
    optional: true,
  },
]

/** What is missing among the bot's permissions in a channel or thread, the gravest first. */
export const missingIn = (permissions: bigint, inThread: boolean): readonly Need[] =>
  NEEDS.filter(({ where }) => where === 'both' || where === (inThread ? 'thread' : 'channel')).filter(
    ({ bit }) => (permissions & (bit | PermissionFlagsBits.Administrator)) === 0n,
  )

/** The names of what is missing without which no game can be played there. */
export const vitalMissing = (permissions: bigint, inThread: boolean, words: BotPhrases): string[] =>
  missingIn(permissions, inThread)
    .filter(({ vital }) => vital)
    .map(({ name }) => words[name]())

/** Whether someone may change what concerns the whole server. */
export const managesServer = (permissions: bigint): boolean =>
  (permissions & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n
