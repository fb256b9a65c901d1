// Read positions: what is new in a channel for each member, and which of it mentions them.
import type { Channel, Id, Member, State } from './world/model.ts'
import { byAge, snowflakeAt } from './world/snowflake.ts'
import { changed, type World } from './world/world.ts'

/** What is new for somebody in a channel. */
export interface News {
  readonly unread: boolean
  readonly pings: number
}

const markOf = (state: State, user: Id, channel: Id) =>
  state.reads.find((each) => each.user === user && each.channel === channel)

/** What is new for `user` since they last looked, or since they joined the server. */
export function newsFor(state: State, channel: Channel, user: Id, member: Member | undefined): News {
  const since = markOf(state, user, channel.id)?.message ?? snowflakeAt(member?.joinedAt ?? 0).toString()
  let unread = false
  let pings = 0
  for (let n = state.messages.length - 1; n >= 0; n--) {
    const message = state.messages[n]
    if (message === undefined || byAge(message.id, since) <= 0) break
    if (message.channel !== channel.id || message.ephemeralFor !== null) continue
    // What one writes oneself, or one's own command brings, is not new to oneself.
    if (message.author !== user && message.interaction?.user !== user) unread = true
    if (message.notified.includes(user)) pings += 1
  }
  return { unread, pings }
}

/** Notes that `user` has seen a channel up to a message. */
export function markRead(world: World, user: Id, channel: Id, message: Id): void {
  const known = markOf(world.state, user, channel)
  if (known === undefined) world.state.reads.push({ user, channel, message })
  else if (byAge(known.message, message) >= 0) return
  else known.message = message
  changed(world)
}
