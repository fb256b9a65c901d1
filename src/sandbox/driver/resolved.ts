// Resolves references of an interaction: users, members, roles, channels, files.
import type { Attachment, Channel, Id } from '../world/model.ts'
import { memberWithoutUser, wireChannel, wireRole, wireUser } from '../world/wire.ts'
import { attachmentUrl } from '../world/wire-message.ts'
import { permissionsIn, userOf, type World } from '../world/world.ts'

/** Ids that an interaction mentions. */
export interface Resolved {
  users: Id[]
  roles: Id[]
  channels: Id[]
  attachments: Attachment[]
}

/** Discord's `resolved`, or nothing when nothing is referred to. */
export function wireResolved(
  world: World,
  place: Channel,
  refs: Resolved,
): Record<string, unknown> | undefined {
  const guild = world.state.guilds.find((each) => each.id === place.guild)
  const entries = <T>(ids: readonly Id[], make: (id: Id) => T | undefined) => {
    const made = ids.map((id) => [id, make(id)] as const).filter(([, value]) => value !== undefined)
    return made.length === 0 ? undefined : Object.fromEntries(made)
  }
  const resolved = {
    users: entries(refs.users, (id) => wireUser(userOf(world, id))),
    members: entries(refs.users, (id) => {
      const member = guild?.members.find((each) => each.user === id)
      return (
        member && { ...memberWithoutUser(member), permissions: permissionsIn(world, place, id).toString() }
      )
    }),
    roles: entries(refs.roles, (id) => {
      const role = guild?.roles.find((each) => each.id === id)
      return role && wireRole(role)
    }),
    channels: entries(refs.channels, (id) => {
      const channel = world.state.channels.find((each) => each.id === id)
      return channel && wireChannel(world, channel)
    }),
    attachments: entries(
      refs.attachments.map((each) => each.id),
      (id) => {
        const file = refs.attachments.find((each) => each.id === id)
        const url = file && attachmentUrl(world, place.id, file)
        return (
          file && {
            id,
            filename: file.filename,
            size: file.size,
            content_type: file.contentType,
            url,
            proxy_url: url,
            ephemeral: true,
          }
        )
      },
    ),
  }
  const present = Object.fromEntries(Object.entries(resolved).filter(([, value]) => value !== undefined))
  return Object.keys(present).length === 0 ? undefined : present
}
