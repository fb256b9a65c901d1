// Computes permissions: roles, overwrites and time-outs.
// https://discord.com/developers/docs/topics/permissions
import { type Channel, ChannelType, type Guild, type Id, type Member } from './model.ts'

/** Permission bits by name, as far as this server enforces or shows them. */
export const Permission = {
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  SendTTSMessages: 1n << 12n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  Connect: 1n << 20n,
  ChangeNickname: 1n << 26n,
  ManageNicknames: 1n << 27n,
  ManageRoles: 1n << 28n,
  UseApplicationCommands: 1n << 31n,
  ManageEvents: 1n << 33n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  ModerateMembers: 1n << 40n,
  CreateEvents: 1n << 44n,
  PinMessages: 1n << 51n,
} as const satisfies Record<string, bigint>

/** The name of a permission. */
export type PermissionName = keyof typeof Permission

/** Every bit this server knows. */
export const everything = Object.values(Permission).reduce((all, bit) => all | bit, 0n)

/** The bits of some names, as Discord writes them. */
export function bits(names: readonly PermissionName[]): string {
  return names.reduce((all, name) => all | Permission[name], 0n).toString()
}

/** What everybody may do on a fresh server. */
export const everyoneDefault = bits([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'ChangeNickname',
  'Connect',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'SendMessagesInThreads',
])

const whileTimedOut = Permission.ViewChannel | Permission.ReadMessageHistory

/** What `member` may do on the whole server. */
export function serverPermissions(guild: Guild, member: Member): bigint {
  if (guild.owner === member.user) return everything
  let allowed = 0n
  for (const role of guild.roles)
    if (role.id === guild.id || member.roles.includes(role.id)) allowed |= BigInt(role.permissions)
  return (allowed & Permission.Administrator) !== 0n ? everything : allowed
}

/**
 * What `member` may do in `place`, which is the channel itself or, for a thread, its parent.
 * A time-out at the moment `now` leaves only looking.
 */
export function channelPermissions(guild: Guild, place: Channel, member: Member, now: number): bigint {
  const base = serverPermissions(guild, member)
  if (base === everything) return everything
  let allowed = base
  const apply = (fits: (id: Id, kind: 0 | 1) => boolean) => {
    let allow = 0n
    let deny = 0n
    for (const overwrite of place.overwrites)
      if (fits(overwrite.id, overwrite.kind)) {
        allow |= BigInt(overwrite.allow)
        deny |= BigInt(overwrite.deny)
      }
    allowed = (allowed & ~deny) | allow
  }
  apply((id, kind) => kind === 0 && id === guild.id)
  apply((id, kind) => kind === 0 && id !== guild.id && member.roles.includes(id))
  apply((id, kind) => kind === 1 && id === member.user)
  if ((allowed & Permission.ViewChannel) === 0n) return 0n
  // A member who may not connect to a voice channel may not use its chat either.
  if (place.type === ChannelType.voice && (allowed & Permission.Connect) === 0n) return Permission.ViewChannel
  if (member.timeout !== null && member.timeout > now) return allowed & whileTimedOut
  return allowed
}

/** The name of a single permission bit. */
export function permissionNamed(bit: bigint): string {
  return Object.entries(Permission).find(([, each]) => each === bit)?.[0] ?? bit.toString()
}
