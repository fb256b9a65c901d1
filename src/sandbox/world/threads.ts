// Threads: opening, joining, falling asleep and waking up.
// https://discord.com/developers/docs/topics/threads
import { refuse } from './errors.ts'
import { type Channel, ChannelType, type Id, isThread, type ThreadFacts } from './model.ts'
import { wireChannel, wireThreadMember } from './wire.ts'
import { botId, changed, may, newId, type World } from './world.ts'

type Thread = Channel & { thread: ThreadFacts }

const GUILDS = 1

function tell(world: World, t: string, thread: Channel, d: Record<string, unknown>): void {
  if (may(world, thread, botId(world), 'ViewChannel'))
    world.emit({ t, d, guild: thread.guild, intent: GUILDS })
}

/** @throws 160006 when the server has as many active threads as it may */
function requireRoom(world: World, guild: Id | null): void {
  const active = world.state.channels.filter(
    (each) => each.guild === guild && isThread(each) && !each.thread.archived,
  )
  if (active.length >= world.limits.activeThreads) throw refuse('tooManyThreads')
}

/** Archives the thread once nothing has happened in it for its time; called again after each activity. */
export function watchThread(world: World, thread: Thread): void {
  const due = () => thread.thread.lastActivity + thread.thread.autoArchive * 60_000
  const look = () => {
    if (thread.thread.archived || !world.state.channels.includes(thread)) return
    const left = due() - world.clock.now()
    if (left > 0) world.clock.after(left, look)
    else setArchived(world, thread, true)
  }
  world.clock.after(due() - world.clock.now(), look)
}

function setArchived(world: World, thread: Thread, archived: boolean): void {
  if (thread.thread.archived === archived) return
  if (!archived) requireRoom(world, thread.guild)
  const now = world.clock.now()
  thread.thread.archived = archived
  thread.thread.archiveChanged = now
  if (!archived) {
    thread.thread.lastActivity = now
    watchThread(world, thread)
  }
  tell(world, 'THREAD_UPDATE', thread, wireChannel(world, thread))
  changed(world)
}

/** What a thread begins with. `autoArchive` in minutes. */
export interface ThreadOrder {
  parent: Channel
  name: string
  owner: Id
  type?: number | undefined
  autoArchive?: number | undefined
  /** The message it grows from; the thread then has the message's id. */
  message?: Id | undefined
  /** The tags of a forum's post. */
  applied?: Id[] | undefined
}

/** Opens a thread. @throws 160006, 160004 when the message already has one */
export function openThread(world: World, order: ThreadOrder): Thread {
  const { parent } = order
  if (order.message !== undefined && world.state.channels.some((each) => each.id === order.message))
    throw refuse('threadExists')
  requireRoom(world, parent.guild)
  const now = world.clock.now()
  const thread: Thread = {
    id: order.message ?? newId(world),
    type: order.type ?? (parent.type === ChannelType.news ? ChannelType.newsThread : ChannelType.thread),
    name: order.name,
    guild: parent.guild,
    parent: parent.id,
    topic: null,
    position: 0,
    overwrites: [],
    recipient: null,
    thread: {
      owner: order.owner,
      archived: false,
      locked: false,
      invitable: true,
      autoArchive: order.autoArchive ?? 1440,
      lastActivity: now,
      archiveChanged: now,
      members: [{ user: order.owner, joinedAt: now }],
      messageCount: 0,
    },
    ...(order.applied && { applied: order.applied }),
  }
  world.state.channels.push(thread)
  watchThread(world, thread)
  tell(world, 'THREAD_CREATE', thread, { ...wireChannel(world, thread), newly_created: true })
  changed(world)
  return thread
}

/** Adds someone to a thread, silently when already there. */
export function joinThread(world: World, thread: Thread, user: Id): void {
  if (thread.thread.members.some((each) => each.user === user)) return
  const member = { user, joinedAt: world.clock.now() }
  thread.thread.members.push(member)
  tell(world, 'THREAD_MEMBERS_UPDATE', thread, {
    id: thread.id,
    guild_id: thread.guild,
    member_count: Math.min(50, thread.thread.members.length),
    added_members: [{ ...wireThreadMember(thread.id, member), presence: null }],
    removed_member_ids: [],
  })
  changed(world)
}

/** Takes someone out of a thread. */
export function leaveThread(world: World, thread: Thread, user: Id): void {
  if (!thread.thread.members.some((each) => each.user === user)) return
  thread.thread.members = thread.thread.members.filter((each) => each.user !== user)
  tell(world, 'THREAD_MEMBERS_UPDATE', thread, {
    id: thread.id,
    guild_id: thread.guild,
    member_count: Math.min(50, thread.thread.members.length),
    added_members: [],
    removed_member_ids: [user],
  })
  changed(world)
}

/** A message was posted: the thread is awake, and its time starts anew. */
export function noteActivity(world: World, thread: Thread): void {
  thread.thread.lastActivity = world.clock.now()
  thread.thread.messageCount += 1
  if (thread.thread.archived) setArchived(world, thread, false)
}

/** What can be changed on a thread. */
export interface ThreadChange {
  name?: string | undefined
  archived?: boolean | undefined
  locked?: boolean | undefined
  autoArchive?: number | undefined
  invitable?: boolean | undefined
}

/** Changes a thread; who may is the caller's business. @throws 160006 on waking one too many */
export function changeThread(world: World, thread: Thread, change: ThreadChange): void {
  const facts = thread.thread
  if (change.archived === false) setArchived(world, thread, false)
  if (change.name !== undefined) thread.name = change.name
  if (change.locked !== undefined) facts.locked = change.locked
  if (change.invitable !== undefined) facts.invitable = change.invitable
  if (change.autoArchive !== undefined) {
    facts.autoArchive = change.autoArchive
    if (!facts.archived) watchThread(world, thread)
  }
  if (change.archived === true && !facts.archived) setArchived(world, thread, true)
  else tell(world, 'THREAD_UPDATE', thread, wireChannel(world, thread))
  changed(world)
}
